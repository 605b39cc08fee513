import type { Page } from '@playwright/test';

/** Scrolls through the page, so that all of it has appeared, and waits until no animation runs and every picture is drawn. */
export async function waitIdle(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()!.height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => {
    // A picture below the window is otherwise decoded after the screenshot.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.waitForTimeout(1_500);
}

export const screenshotWidths = [390, 1440];
