import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { waitForHydration } from '../tests/support/page';
import { inlineStates, mobileMenu, openState, type OpenState, partnersPanel, shopDialogs } from '../tests/support/open-states';
import { findRoute, formatRow, runOnBuiltSite } from './built-site';

const root = 'public';
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const reducedMotion = { reducedMotion: 'reduce' } as const;

const article = findRoute('/article/');
const pages = {
  home: '/',
  brand: findRoute('/brand-partners/'),
  article,
  news: '/news-and-events',
  careers: '/careers',
  form: findRoute('/contact-us/'),
  error: '/no-such-page',
};

interface Behavior {
  name: string;
  path: string;
  context: BrowserContextOptions;
  /** Uses the behavior for the first time, and waits for its result. */
  use?: (page: Page) => Promise<unknown>;
}

const toBehavior = (state: OpenState): Behavior => ({
  name: state.name,
  path: state.path,
  context: { ...(state.width < 800 ? phone : desktop), ...reducedMotion },
  use: (page) => openState(page, state),
});

async function subscribe(page: Page): Promise<void> {
  await page.route('**/api/newsletter/', (route) => route.fulfill({ json: {} }));
  await page.locator('#newsletter-email').fill('visitor@sample.ph');
  await page.locator('#newsletter-email').press('Enter');
  await page.locator('[data-severity]').waitFor();
}

/** Chooses a file. The path has a query, which hydrates the form before. */
async function chooseFile(page: Page): Promise<void> {
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.locator('main form li', { hasText: 'plan.pdf' }).waitFor();
}

// The contexts exclude behaviors that load on their own: reduced motion, a phone, an article.
const behaviors: Behavior[] = [
  ...[partnersPanel, mobileMenu, ...shopDialogs, ...inlineStates.filter(({ name }) => name === 'a question')].map(toBehavior),
  { name: 'toasts', path: '/our-story', context: { ...desktop, ...reducedMotion }, use: subscribe },
  { name: 'files of a form', path: '/contact-us/inquiry?brand=kohler', context: { ...phone, ...reducedMotion }, use: chooseFile },
  { name: 'smooth scrolling', path: '/our-story', context: phone, use: (page) => page.mouse.wheel(0, 300) },
  { name: 'cursor', path: article, context: desktop, use: (page) => page.mouse.move(700, 500, { steps: 5 }) },
];

/** Three cells: the number of scripts, their size, and their size as brotli at its best. */
function formatScripts(paths: readonly string[]): string[] {
  const files = paths.map((path) => readFileSync(join(root, path)));
  const sizes = [files, files.map((file) => brotliCompressSync(file))].map((list) => list.reduce((sum, { length }) => sum + length, 0));
  return [paths.length, ...sizes].map((value) => value.toLocaleString('en'));
}

/** The scripts of a page in three phases: those of a reader, those that a hand brings, and those of the first use. */
async function collectScripts(browser: Browser, url: string, { path, context, use }: Omit<Behavior, 'name'>): Promise<string[][]> {
  const page = await browser.newPage(context);
  const phases: string[][] = [[]];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') phases.at(-1)!.push(new URL(response.url()).pathname);
  });
  await page.goto(url + path);
  await page.waitForTimeout(2_000);
  phases.push([]);
  await waitForHydration(page);
  await page.waitForTimeout(2_000);
  phases.push([]);
  await use?.(page);
  await page.waitForTimeout(1_500);
  await page.close();
  return phases;
}

/** `npx tsx bench/page-scripts.ts`, after `npm run build`: measures the scripts that Chromium loads on the built site. */
void runOnBuiltSite(async (browser, url) => {
  console.log(
    `${formatRow(['page', 'of a reader', 'raw', 'brotli 11', 'by a hand', 'raw', 'brotli 11'])}\n${formatRow(['---', ...Array<string>(6).fill('---:')])}`,
  );
  for (const [name, path] of Object.entries(pages)) {
    const [reader = [], brought = []] = await collectScripts(browser, url, { path, context: { ...desktop, ...reducedMotion } });
    console.log(formatRow([name, ...formatScripts(reader), ...formatScripts(brought)]));
  }
  console.log(`\n${formatRow(['behavior', 'by a hand', 'raw', 'brotli 11', 'by first use', 'raw', 'brotli 11'])}`);
  console.log(formatRow(['---', ...Array<string>(6).fill('---:')]));
  for (const { name, ...behavior } of behaviors) {
    const [, brought = [], used = []] = await collectScripts(browser, url, behavior);
    console.log(formatRow([name, ...formatScripts(brought), ...formatScripts(used)]));
  }
  console.log('\nPanel and menu are part of the scripts that every page loads with; nothing comes later for them.');
});
