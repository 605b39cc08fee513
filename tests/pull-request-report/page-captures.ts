import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../support/chromium';
import { screenshotWidths, waitIdle } from '../../scripts/screenshots';
import type { ChangedPage } from './changed-pages';

/** A page as it looks. */
export interface PageCapture {
  width: number;
  /** WebP, as a `data:` address. */
  picture: string;
}

/** A page before and after a change. */
export interface PageCaptures {
  path: string;
  before: PageCapture[];
  after: PageCapture[];
}

// The longest side that WebP supports.
const maxWebpSide = 16_383;

async function capturePage(browser: Browser, address: string, width: number, now: string): Promise<PageCapture> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await waitIdle(page);
  const shot = sharp(await page.screenshot({ fullPage: true, type: 'png' })).resize({ width: Math.min(width, 960) });
  const webp = await sharp(await shot.toBuffer())
    .resize({ height: maxWebpSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 62 })
    .toBuffer();
  await context.close();
  return { width, picture: `data:image/webp;base64,${webp.toString('base64')}` };
}

/** Looks at pages in two sites that are served, on a phone and on a desktop, as of one moment. */
export async function capturePages(pages: readonly ChangedPage[], baseUrl: string, headUrl: string, now: string): Promise<PageCaptures[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const captures: PageCaptures[] = [];
  for (const { path, change } of pages) {
    const capture: PageCaptures = { path, before: [], after: [] };
    for (const width of screenshotWidths) {
      if (change !== 'added') capture.before.push(await capturePage(browser, baseUrl + path, width, now));
      if (change !== 'removed') capture.after.push(await capturePage(browser, headUrl + path, width, now));
    }
    captures.push(capture);
    console.log(`captured ${path}`);
  }
  await browser.close();
  return captures;
}

/** The widths at which a page differs, with its pictures. */
export const listDifferences = ({ before, after }: PageCaptures): [before: PageCapture | undefined, after: PageCapture | undefined][] =>
  (before.length > after.length ? before : after)
    .map((_, index): [PageCapture | undefined, PageCapture | undefined] => [before[index], after[index]])
    .filter(([one, other]) => one?.picture !== other?.picture);
