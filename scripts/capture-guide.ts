// Serves the built site with the editing screen and writes the pictures of the editors’ guide to docs/guide.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/page';
import { startCmsServer } from '../tests/support/cms-server';
import { type GuidePicture, guidePictures } from './guide-pictures';
import { waitIdle } from './wait-idle';

const folder = 'docs/guide';
const maxBytes = 40_000;
const margin = 24;

async function takeScreenshot(page: Page, { path, width, height, locate: part, prepare: before, date: at }: GuidePicture): Promise<Buffer> {
  await page.setViewportSize({ width, height: part ? 900 : height });
  if (at !== undefined) await page.clock.setFixedTime(new Date(at));
  await openHydrated(page, path);
  await waitIdle(page);
  await before?.(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_500);
  if (!part) return page.screenshot();
  const place = part(page);
  // The bar would cover the picture.
  if (!(await place.evaluate((element) => element.matches('[data-layout] > header'))))
    await page.evaluate(() =>
      document
        .querySelectorAll<HTMLElement>('[data-layout] > header, a[href="#content"]')
        .forEach((bar) => bar.style.setProperty('visibility', 'hidden')),
    );
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1_500);
  const box = await place.evaluate((element) => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width: wide, height: high };
  });
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  const clip = { x, y, width: Math.min(width - x, box.width + 2 * margin), height: Math.min(height, box.height + 2 * margin) };
  return page.screenshot({ fullPage: true, clip });
}

/** Encodes a picture as WebP, at the best quality that is small enough. */
async function compressToLimit(png: Buffer): Promise<Buffer> {
  for (let quality = 80; quality > 20; quality -= 10) {
    const webp = await sharp(png).resize({ width: 900, withoutEnlargement: true }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`A picture of the guide is over ${maxBytes} bytes: show less of the page in scripts/guide-pictures.ts.`);
}

async function capture(browser: Browser, baseURL: string, picture: GuidePicture): Promise<void> {
  const page = await browser.newPage({ baseURL, timezoneId: 'Asia/Manila' });
  const webp = await compressToLimit(await takeScreenshot(page, picture));
  writeFileSync(join(folder, `${picture.name}.webp`), webp);
  console.log(`${picture.name} ${Math.round(webp.length / 1000)} kB`);
  await page.close();
}

async function captureAll(): Promise<void> {
  const served = await startCmsServer();
  const { origin } = new URL(served.url);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const only = process.argv.slice(2);
  const isStale = (file: string) => only.length === 0 && file.endsWith('.webp');
  for (const file of readdirSync(folder).filter(isStale)) rmSync(join(folder, file));
  try {
    for (const picture of guidePictures) if (only.length === 0 || only.includes(picture.name)) await capture(browser, origin, picture);
  } finally {
    await browser.close();
    await served.stop();
  }
}

void captureAll();
