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

test('[D1] choosing a shop closes the chooser', async ({ page, context }) => {
  await context.route(/narra\.example/, (route) => route.fulfill({ body: 'shop' }));
  await openHydrated(page, '/our-story');
  await openShopDialog(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), shopDialog(page).getByRole('link').first().click()]);
  await tab.close();
  await expect(shopDialog(page)).toBeHidden();
});

for (const [width, wanted] of [
  [1440, 480],
  [960, 480],
  [959, 352],
  [640, 352],
  [639, 575],
  [390, 351],
] as const)
  test(`[D2] on ${width} px the chooser is ${wanted} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/our-story');
    await openShopDialog(page);
    await expect.poll(async () => Math.round((await shopDialog(page).boundingBox())?.width ?? 0)).toBe(wanted);
  });

test('[D2] Escape and the backdrop close it, the focus goes back, and nothing has shifted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/our-story');
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('header a, h1, main p')].map((one) => one.getBoundingClientRect().x));
  const before = await places();
  await openShopDialog(page);
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(shopDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Shop online' })).toBeFocused();
  await openShopDialog(page);
  await page.mouse.click(20, 500);
  await expect(shopDialog(page)).toBeHidden();
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
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
