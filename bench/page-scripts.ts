import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../e2e/chromium';
import { hydrated } from '../e2e/hydrated';
import { routes } from '../e2e/site';
import { startHost } from '../src/server/start-host';

const root = 'public';
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const still = { reducedMotion: 'reduce' } as const;

const first = (start: string): string => routes.find((path) => path.startsWith(start)) ?? '/';
const article = first('/article/');

const pages: [string, string][] = [
  ['home', '/'],
  ['brand', first('/brand-partners/')],
  ['article', article],
  ['news', '/news-and-events'],
  ['careers', '/careers'],
  ['form', first('/contact-us/')],
  ['error', '/no-such-page'],
];

interface Behaviour {
  name: string;
  path: string;
  context: BrowserContextOptions;
  /** Its first use, and what shows that it came. */
  use: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();

// Where one behaviour is measured, those that come by themselves are kept away: reduced motion, a phone, an article.
const behaviours: Behaviour[] = [
  { name: 'partners panel', path: '/our-story', context: { ...desk, ...still }, use: (page) => press(page, 'Partners') },
  { name: 'mobile menu', path: '/our-story', context: { ...phone, ...still }, use: (page) => press(page, 'Open the menu') },
  {
    name: 'shop chooser',
    path: '/our-story',
    context: { ...desk, ...still },
    use: async (page) => {
      await press(page, 'Shop online');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'toasts',
    path: '/our-story',
    context: { ...desk, ...still },
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
    context: { ...desk, ...still },
    use: async (page) => {
      await page.locator('footer h3 button').first().click();
      await page.locator('footer h3 button[aria-expanded="true"]').waitFor();
    },
  },
  { name: 'smooth scrolling', path: '/our-story', context: phone, use: (page) => page.mouse.wheel(0, 300) },
  { name: 'cursor', path: article, context: desk, use: (page) => page.mouse.move(700, 500, { steps: 5 }) },
];

interface Weight {
  files: number;
  raw: number;
  packed: number;
}

const packed = new Map<string, number>();

/** The bytes of a script as it is and as brotli at its best packs it. */
function weigh(paths: string[]): Weight {
  const weight = { files: paths.length, raw: 0, packed: 0 };
  for (const path of paths) {
    const file = readFileSync(join(root, path));
    const size = packed.get(path) ?? brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    packed.set(path, size);
    weight.raw += file.length;
    weight.packed += size;
  }
  return weight;
}

/** The scripts of a page: those it loads with, those that come as it rests, and those that its first use adds. */
async function scriptsOf(browser: Browser, base: string, { path, context, use }: Omit<Behaviour, 'name'>): Promise<string[][]> {
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
  await hydrated(page);
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

const number = new Intl.NumberFormat('en');
const cells = ({ files, raw, packed: small }: Weight): string[] => [files, raw, small].map((value) => number.format(value));

/** Lines of a table, its first column to the left and the others to the right. */
function draw(rows: string[][]): string {
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
      const [load = []] = await scriptsOf(browser, base, { path, context: { ...desk, ...still }, use: () => Promise.resolve() });
      kinds.push([name, ...cells(weigh(load))]);
    }
    console.log(`${draw(kinds)}\n`);
    const added = [['behaviour', 'before first use', 'raw', 'brotli 11', 'by first use', 'raw', 'brotli 11']];
    for (const { name, ...behaviour } of behaviours) {
      const [, rest = [], use = []] = await scriptsOf(browser, base, behaviour);
      added.push([name, ...cells(weigh(rest)), ...cells(weigh(use))]);
    }
    console.log(draw(added));
    console.log('\nPanel and menu are part of the scripts that every page loads with; nothing comes later for them.');
  } finally {
    await browser.close();
    await host.stop();
  }
}

void main();
