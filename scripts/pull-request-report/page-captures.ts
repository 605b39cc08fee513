import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { runAxe } from '../../tests/support/axe';
import { chromiumFlags, findChromium } from '../../tests/support/chromium';
import { screenshotWidths } from '../screenshot-list';
import { waitIdle } from '../wait-idle';

/** A page as it looks, and what axe finds on it. */
export interface PageCapture {
  width: number;
  /** WebP, as a `data:` address. */
  picture: string;
  violations: string[];
}

/** A page before and after a change. */
export interface PageCaptures {
  path: string;
  before: PageCapture[];
  after: PageCapture[];
}

// The longest side that WebP supports.
const maxWebpSide = 16_383;

async function capturePage(browser: Browser, address: string, width: number, isChecked: boolean): Promise<PageCapture> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await waitIdle(page);
  const shot = sharp(await page.screenshot({ fullPage: true, type: 'png' })).resize({ width: Math.min(width, 960) });
  const webp = await sharp(await shot.toBuffer())
    .resize({ height: maxWebpSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 62 })
    .toBuffer();
  const violations = isChecked ? await runAxe(page) : [];
  await context.close();
  return {
    width,
    picture: `data:image/webp;base64,${webp.toString('base64')}`,
    violations: violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`),
  };
}

/** Looks at pages in two sites that are served, on a phone and on a desktop; the site of the change is checked by axe as well. */
export async function capturePages(
  pages: readonly { path: string; change: string }[],
  baseUrl: string,
  headUrl: string,
): Promise<PageCaptures[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const captures: PageCaptures[] = [];
  for (const { path, change } of pages) {
    const capture: PageCaptures = { path, before: [], after: [] };
    for (const width of screenshotWidths) {
      if (change !== 'added') capture.before.push(await capturePage(browser, baseUrl + path, width, false));
      if (change !== 'removed') capture.after.push(await capturePage(browser, headUrl + path, width, true));
    }
    captures.push(capture);
    console.log(`captured ${path}`);
  }
  await browser.close();
  return captures;
}
