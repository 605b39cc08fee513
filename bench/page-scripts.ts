import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { inlineStates, openState, type OpenState, searchDialogs, shopDialogs } from '../tests/support/open-states';
import { waitForReader } from '../tests/support/page';
import { findRoute, runOnBuiltSite } from './built-site';
import { formatRow } from './measure-build';

const root = 'public';

interface Behavior {
  name: string;
  path: string;
  /** Uses the behavior for the first time, and waits for its result. */
  use?: (page: Page) => Promise<unknown>;
}

const toBehavior = (state: OpenState): Behavior => ({ name: state.name, path: state.path, use: (page) => openState(page, state) });

async function subscribe(page: Page): Promise<void> {
  await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
  await page.locator('#newsletter-email').fill('visitor@sample.ph');
  await page.locator('#newsletter-email').press('Enter');
  await page.locator('[data-severity]').waitFor();
}

async function chooseFile(page: Page): Promise<void> {
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.locator('main form li', { hasText: 'plan.pdf' }).waitFor();
}

const behaviors: Behavior[] = [
  { name: 'a reader', path: '/' },
  { name: 'a reader of a brand', path: findRoute('/brand-partners/') },
  { name: 'a mouse', path: '/our-story', use: (page) => page.mouse.move(700, 500, { steps: 5 }) },
  ...[shopDialogs[1]!, searchDialogs[1]!, ...inlineStates.filter(({ width }) => width > 800)].map(toBehavior),
  { name: 'the newsletter and its toast', path: '/our-story', use: subscribe },
  { name: 'files of a form', path: '/contact-us/inquiry', use: chooseFile },
];

/** Three cells: the number of scripts, their size, and their size as brotli at its best. */
function formatScripts(paths: readonly string[]): string[] {
  const files = paths.map((path) => readFileSync(join(root, path)));
  const sizes = [files, files.map((file) => brotliCompressSync(file))].map((list) => list.reduce((sum, { length }) => sum + length, 0));
  return [paths.length, ...sizes].map((value) => value.toLocaleString('en'));
}

/** The scripts that come with the page, and those of the first use. */
async function collectScripts(browser: Browser, url: string, { path, use }: Behavior): Promise<[page: string[], use: string[]]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: use ? 'no-preference' : 'reduce' });
  const phases: [string[], string[]] = [[], []];
  let phase: 0 | 1 = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') phases[phase].push(new URL(response.url()).pathname);
  });
  await page.goto(url + path);
  await waitForReader(page);
  await page.waitForTimeout(1_500);
  phase = 1;
  await use?.(page);
  await page.waitForTimeout(1_500);
  await page.close();
  return phases;
}

/** `npx tsx bench/page-scripts.ts`, after `npm run build`: measures the scripts that Chromium loads on the built site. */
void runOnBuiltSite(async (browser, url) => {
  console.log(formatRow(['behavior', 'of the page', 'raw', 'brotli 11', 'by first use', 'raw', 'brotli 11']));
  console.log(formatRow(['---', ...Array<string>(6).fill('---:')]));
  for (const behavior of behaviors) {
    const [loaded, used] = await collectScripts(browser, url, behavior);
    console.log(formatRow([behavior.name, ...formatScripts(loaded), ...formatScripts(used)]));
  }
  console.log('\nMenu, panel and lightbox bring no scripts of React. A press by mouse also brings cursor and smooth scrolling.');
});
