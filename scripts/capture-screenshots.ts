// Serves the built site and writes pictures of it to .reports/screens: each kind of page in full, and each overlay, on a phone and on a desktop.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { openStatePage, openState } from '../tests/support/open-states';
import { startServer } from '../tests/support/built-site-server';
import { openRoutes } from '../tests/support/built-site';
import { type Screenshot, listScreenshots, waitIdle } from './screenshots';

const folder = '.reports/screens';
// The longest side that WebP supports.
const maxWebpSide = 16_383;

async function takeScreenshot(page: Page, { path, width, isWhole, state }: Screenshot): Promise<Buffer> {
  await openStatePage(page, {
    ...(state ?? { name: '', trigger: () => page.locator('body'), content: () => page.locator('body') }),
    path,
    width,
  });
  await waitIdle(page);
  if (state) {
    await openState(page, state);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_500);
  }
  return page.screenshot({ fullPage: isWhole, type: 'png' });
}

async function captureAll(): Promise<void> {
  const served = await startServer('.');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const screen of listScreenshots([...openRoutes, '/404'])) {
    const page = await browser.newPage({ baseURL: served.url, timezoneId: 'Asia/Manila' });
    const shot = sharp(await takeScreenshot(page, screen)).resize({ height: maxWebpSide, fit: 'inside', withoutEnlargement: true });
    const webp = await shot.webp({ quality: 62, effort: 5 }).toBuffer();
    const name = `${screen.name}-${screen.width}.webp`;
    writeFileSync(join(folder, name), webp);
    console.log(`${name} ${Math.round(webp.length / 1000)} kB`);
    await page.close();
  }
  await browser.close();
  await served.stop();
}

void captureAll();
