import { expect, test } from '@playwright/test';
import { boardCards, openBoardPage, sampleBoard } from './board.page';

test('[G4] a picture that loads slowly is cached for offline use as well', async ({ page }) => {
  let slowPath = '';
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    slowPath ||= new URL(route.request().url()).pathname;
    // Longer than the board waits after its other files.
    if (route.request().url().endsWith(slowPath)) await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await openBoardPage(page, sampleBoard);
  await expect(boardCards(page).locator('img').first()).toBeVisible();
  const readCache = () => page.evaluate(async () => (await (await caches.open('board')).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(readCache, { timeout: 20_000 }).toContain('/board');
  await expect.poll(readCache, { timeout: 20_000 }).toContain(slowPath);
});
