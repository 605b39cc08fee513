import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/chromium';
import { waitForHydration } from '../e2e/hydration';
import { routes } from '../e2e/built-site';
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
  /** Its first use, and what shows that it came. */
  use: (page: Page) => Promise<unknown>;
}

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();

// Where one behaviour is measured, those that come by themselves are kept away: reduced motion, a phone, an article.
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
  packed: number;
}

const brotliSizes = new Map<string, number>();

/** The bytes of a script as it is and as brotli at its best packs it. */
function measureSize(paths: string[]): ScriptSize {
  const weight = { files: paths.length, raw: 0, packed: 0 };
  for (const path of paths) {
    const file = readFileSync(join(root, path));
    const size = brotliSizes.get(path) ?? brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    brotliSizes.set(path, size);
    weight.raw += file.length;
    weight.packed += size;
  }
  return weight;
}

/** The scripts of a page: those it loads with, those that come as it rests, and those that its first use adds. */
async function collectScripts(browser: Browser, base: string, { path, context, use }: Omit<Behavior, 'name'>): Promise<string[][]> {
  const page = await browser.newPage({ ...context, baseURL: base });
  let phase: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') phase.push(new URL(response.url()).pathname);
  });
  const phases: string[][] = [];
  const end = () => {
    phases.push(phase);
    phase = [];
  };
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('load');
  end();
  await page.waitForTimeout(4_000);
  end();
  await use(page);
  await page.waitForTimeout(1_500);
  end();
  await page.close();
  return phases;
}

const numberFormat = new Intl.NumberFormat('en');
const formatCells = ({ files, raw, packed: small }: ScriptSize): string[] => [files, raw, small].map((value) => numberFormat.format(value));

/** Lines of a table, its first column to the left and the others to the right. */
function formatTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')).join('\n');
}

/** Weighs the scripts of the built site in Chromium: `tsx bench/page-scripts.ts`, after `npm run build`. */
async function main(): Promise<void> {
  const host = await startHost(root, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const base = `http://localhost:${host.port}`;
    const kinds = [['page', 'scripts', 'raw', 'brotli 11']];
    for (const [name, path] of pages) {
      const [load = []] = await collectScripts(browser, base, {
        path,
        context: { ...desktop, ...reducedMotion },
        use: () => Promise.resolve(),
      });
      kinds.push([name, ...formatCells(measureSize(load))]);
    }
    console.log(`${formatTable(kinds)}\n`);
    const added = [['behaviour', 'before first use', 'raw', 'brotli 11', 'by first use', 'raw', 'brotli 11']];
    for (const { name, ...behaviour } of behaviors) {
      const [, rest = [], use = []] = await collectScripts(browser, base, behaviour);
      added.push([name, ...formatCells(measureSize(rest)), ...formatCells(measureSize(use))]);
    }
    console.log(formatTable(added));
    console.log('\nPanel and menu are part of the scripts that every page loads with; nothing comes later for them.');
  } finally {
    await browser.close();
    await host.stop();
  }
}

void main();
