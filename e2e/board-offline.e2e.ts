import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../tests/support/client-navigation';
import { openHydrated } from '../tests/support/hydration';
import { boardCards, openBoardPage, sampleBoard, toBoardPath } from './board.page';

/** The paths that are available offline. */
const readCache = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('board')).keys()).map(({ url }) => new URL(url).pathname));

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
  await expect.poll(() => readCache(page), { timeout: 20_000 }).toContain('/board');
  await expect.poll(() => readCache(page), { timeout: 20_000 }).toContain(slowPath);
});

test('[G4] a board that is opened after a long visit has all its files available offline', async ({ page }) => {
  await openHydrated(page, '/our-story');
  await page.evaluate(() => Promise.all(Array.from({ length: 300 }, (_, index) => fetch(`/robots.txt?${index}`))));
  await navigate(page, toBoardPath(sampleBoard));
  await expect(boardCards(page)).toHaveCount(sampleBoard.items.length);
  await expect.poll(() => readCache(page), { timeout: 20_000 }).toContain('/board');
  const cached = await readCache(page);
  const needed: string[] = [];
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet', 'font'].includes(request.resourceType())) needed.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(boardCards(page)).toHaveCount(sampleBoard.items.length);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((path) => !cached.includes(path))).toEqual([]);
});
