import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';

const shopDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a shop' });
const openShopDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Shop online' }).click();
  await expect(shopDialog(page)).toBeVisible();
};

test('[D2] the dialog is 480 px wide, 352 px below 960 px, and 90 % of the window below 640 px', async ({ page }) => {
  await openHydrated(page, '/our-story');
  await openShopDialog(page);
  for (const [width, expected] of [
    [1440, 480],
    [960, 480],
    [959, 352],
    [640, 352],
    [639, 575],
    [390, 351],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.round((await shopDialog(page).boundingBox())?.width ?? 0), `at ${width} px`).toBe(expected);
  }
});

test('[D1] the code of the chooser is fetched on intent and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openHydrated(page, '/our-story');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const before = scripts.length;
  await page.getByRole('button', { name: 'Shop online' }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
