import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { formatRow, median } from './built-site';
import { copyProject } from './build-growth/copy-project';
import { writeArticles } from './build-growth/generated-articles';
import { endGroup, trackGroup } from '../tests/browsers/drivers/process-group';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { findFreePort } from '../tests/support/free-port';

/** The times of each change; the table shows their median. */
const runs = 5;

/** A change of a file in `content/`, and when the page shows it. `run` counts from 0. */
interface Change {
  name: string;
  path: string;
  file: string;
  apply: (text: string, run: number) => string;
  isShown: (page: Page, run: number) => Promise<unknown>;
}

const article = 'articles/1-water-pressure-in-tall-buildings';
const articlePath = '/article/1/water-pressure-in-tall-buildings';
const careers = { path: '/careers', file: 'pages/careers.yaml' };
const pictures = ['glass-shower', 'kitchen-tap'];

const changes: Change[] = [
  {
    name: 'a title',
    path: articlePath,
    file: `${article}/index.md`,
    apply: (text, run) => text.replace(/^title: .*$/m, `title: Water pressure, edition ${run}`),
    isShown: (page, run) => page.locator('h1', { hasText: `edition ${run}` }).waitFor(),
  },
  {
    name: 'a section',
    ...careers,
    apply: (text, run) => `${text}  - type: statement\n    label: Sample\n    text: Statement ${run}\n`,
    isShown: (page, run) => page.getByText(`Statement ${run}`).waitFor(),
  },
  {
    name: 'a new picture',
    path: articlePath,
    file: `${article}/index.md`,
    apply: (text, run) => text.replace(/^ {2}file: .*$/m, `  file: ./new-${run}.jpg`),
    isShown: (page, run) =>
      page.waitForFunction(
        (name) => [...document.images].some((image) => image.naturalWidth > 0 && image.currentSrc.includes(name)),
        `new-${run}`,
      ),
  },
];

/** Starts `gatsby develop` in a folder and waits until it serves pages. */
async function startDevelop(folder: string): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'develop', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  trackGroup(child);
  await new Promise<void>((started, failed) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('You can now view') && started());
    child.once('exit', (code) => failed(new Error(`gatsby develop ended with ${code}.`)));
  });
  return { url: `http://localhost:${port}`, stop: () => endGroup(child) };
}

/** Seconds from the change of a file until the open page shows it. */
async function measure(page: Page, folder: string, { file, apply, isShown }: Change, run: number): Promise<number> {
  const path = join(folder, 'content', file);
  const picture = join(folder, 'content', article, `${pictures[run % pictures.length]}.jpg`);
  const text = apply(readFileSync(path, 'utf8'), run);
  const start = performance.now();
  if (text.includes(`new-${run}`)) copyFileSync(picture, join(folder, 'content', article, `new-${run}.jpg`));
  writeFileSync(path, text);
  await isShown(page, run);
  return (performance.now() - start) / 1_000;
}

/** `npx tsx bench/develop.ts [number]`: prints how long `gatsby develop` takes to show changes, with that many articles added. */
async function main(): Promise<void> {
  const folder = copyProject(true);
  writeArticles(join(folder, 'content'), 0, Number(process.argv[2] ?? 0));
  const server = await startDevelop(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  console.log(formatRow(['change', 'median, s', 'first, s', 'all, s']));
  for (const change of changes) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(server.url + change.path, { waitUntil: 'networkidle' });
    const seconds: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      seconds.push(await measure(page, folder, change, run));
      await page.waitForTimeout(2_000);
    }
    console.log(
      formatRow([
        change.name,
        ...[median(seconds), seconds[0]!].map((value) => value.toFixed(1)),
        seconds.map((value) => value.toFixed(1)).join(' '),
      ]),
    );
    await page.close();
  }
  await browser.close();
  server.stop();
}

void main();
