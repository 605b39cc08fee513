import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { waitForHydration } from '../tests/support/hydration';
import { routes } from '../tests/support/built-site';
import { startHost } from '../src/server/host/start-host';

const root = 'public';
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const reducedMotion = { reducedMotion: 'reduce' } as const;

const findRoute = (start: string): string => routes.find((path) => path.startsWith(start)) ?? '/';
const article = findRoute('/article/');

const pages: [string, string][] = [
  ['home', '/'],
  ['brand', findRoute('/brand-partners/')],
  ['article', article],
  ['news', '/news-and-events'],
  ['careers', '/careers'],
  ['form', findRoute('/contact-us/')],
  ['error', '/no-such-page'],
];

interface Behavior {
  name: string;
  path: string;
  context: BrowserContextOptions;
  /** Uses the behavior for the first time, and waits for its result. */
  use: (page: Page) => Promise<unknown>;
}

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();

// The contexts exclude behaviors that load on their own: reduced motion, a phone, an article.
const behaviors: Behavior[] = [
  { name: 'partners panel', path: '/our-story', context: { ...desktop, ...reducedMotion }, use: (page) => clickButton(page, 'Partners') },
  { name: 'mobile menu', path: '/our-story', context: { ...phone, ...reducedMotion }, use: (page) => clickButton(page, 'Open the menu') },
  {
    name: 'shop chooser',
    path: '/our-story',
    context: { ...desktop, ...reducedMotion },
    use: async (page) => {
      await clickButton(page, 'Shop online');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'toasts',
    path: '/our-story',
    context: { ...desktop, ...reducedMotion },
    use: async (page) => {
      await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
      await page.locator('#newsletter-email').fill('visitor@sample.ph');
      await page.locator('#newsletter-email').press('Enter');
      await page.locator('[data-severity]').waitFor();
    },
  },
  {
    name: 'questions',
    path: '/our-story',
    context: { ...desktop, ...reducedMotion },
    use: async (page) => {
      await page.locator('footer h3 button').first().click();
      await page.locator('footer h3 button[aria-expanded="true"]').waitFor();
    },
  },
  { name: 'smooth scrolling', path: '/our-story', context: phone, use: (page) => page.mouse.wheel(0, 300) },
  { name: 'cursor', path: article, context: desktop, use: (page) => page.mouse.move(700, 500, { steps: 5 }) },
];

interface ScriptSize {
  files: number;
  raw: number;
  compressed: number;
}

const brotliSizes = new Map<string, number>();

/** The total size of scripts, raw and with brotli at quality 11. */
function measureSize(paths: string[]): ScriptSize {
  const total = { files: paths.length, raw: 0, compressed: 0 };
  for (const path of paths) {
    const file = readFileSync(join(root, path));
    const size = brotliSizes.get(path) ?? brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    brotliSizes.set(path, size);
    total.raw += file.length;
    total.compressed += size;
  }
  return total;
}

/** The scripts of a page in three phases: until the load event, while idle, and after the first use. */
async function collectScripts(browser: Browser, base: string, { path, context, use }: Omit<Behavior, 'name'>): Promise<string[][]> {
  const page = await browser.newPage({ ...context, baseURL: base });
  let phase: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') phase.push(new URL(response.url()).pathname);
  });
  const phases: string[][] = [];
  const endPhase = () => {
    phases.push(phase);
    phase = [];
  };
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('load');
  endPhase();
  await page.waitForTimeout(4_000);
  endPhase();
  await use(page);
  await page.waitForTimeout(1_500);
  endPhase();
  await page.close();
  return phases;
}

const numberFormat = new Intl.NumberFormat('en');
const formatCells = ({ files, raw, compressed }: ScriptSize): string[] =>
  [files, raw, compressed].map((value) => numberFormat.format(value));

/** Formats a table with the first column left-aligned and the others right-aligned. */
function formatTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!))).join('  '))
    .join('\n');
}

/** `npx tsx bench/page-scripts.ts`, after `npm run build`: measures the scripts that Chromium loads on the built site. */
async function main(): Promise<void> {
  const host = await startHost(root, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const base = `http://localhost:${host.port}`;
    const pageRows = [['page', 'scripts', 'raw', 'brotli 11']];
    for (const [name, path] of pages) {
      const [load = []] = await collectScripts(browser, base, {
        path,
        context: { ...desktop, ...reducedMotion },
        use: () => Promise.resolve(),
      });
      pageRows.push([name, ...formatCells(measureSize(load))]);
    }
    console.log(`${formatTable(pageRows)}\n`);
    const behaviorRows = [['behavior', 'before first use', 'raw', 'brotli 11', 'by first use', 'raw', 'brotli 11']];
    for (const { name, ...behavior } of behaviors) {
      const [, idle = [], use = []] = await collectScripts(browser, base, behavior);
      behaviorRows.push([name, ...formatCells(measureSize(idle)), ...formatCells(measureSize(use))]);
    }
    console.log(formatTable(behaviorRows));
    console.log('\nPanel and menu are part of the scripts that every page loads with; nothing comes later for them.');
  } finally {
    await browser.close();
    await host.stop();
  }
}

void main();
