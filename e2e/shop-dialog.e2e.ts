import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';

const shopDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a shop' });
const openShopDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Shop online' }).click();
  await expect(shopDialog(page)).toBeVisible();
};

test('[D1] the chooser has two cards that open their shops in a new tab without opener or referrer', async ({ page }) => {
  await openHydrated(page, '/our-story');
  await openShopDialog(page);
  const cards = shopDialog(page).getByRole('link');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(card).toHaveAttribute('href', /^https:\/\//);
  }
});

test('[D2] the dialog is 480 px wide, below 960 px 352 px, below 640 px 90 % of the window', async ({ page }) => {
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

test('[D2] no close button is seen, and one serves screen readers', async ({ page }) => {
  await openHydrated(page, '/our-story');
  await openShopDialog(page);
  const close = shopDialog(page).getByRole('button', { name: 'Close' });
  await expect(close).toHaveCount(1);
  const box = await close.boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(1);
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
