import { expect, type Page, test } from '@playwright/test';
import { waitForFrames, waitForDeferredWork, getScrollY, recordFrames } from './scroll-frames';
import { waitForSmoothScroll } from './mouse-features';
import { routes } from '../tests/support/built-site';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const lenisClass = /\blenis\b/;

const articlePath = routes.find((path) => path.startsWith('/article/'))!;

/** Turns the wheel, and returns the number of scroll positions between start and end. */
async function scrollByWheel(page: Page, by: number): Promise<number> {
  const before = await getScrollY(page);
  await recordFrames(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, by);
  await expect.poll(() => getScrollY(page)).toBe(before + by);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await waitForFrames(page, heading);
  return new Set(frames.map(({ y }) => y)).size;
}

test('[V1] wheel scrolling is eased, also after a navigation', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  expect(await scrollByWheel(page, 900)).toBeGreaterThan(4);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^our story$/i })
    .click();
  await expect(page).toHaveURL('/our-story');
  await expect.poll(() => getScrollY(page)).toBe(0);
  await expect(page.locator('html')).not.toHaveClass(/\blenis-stopped\b/);
  await expect(page.locator('html')).toHaveClass(lenisClass);
  expect(await scrollByWheel(page, 700)).toBeGreaterThan(4);
});

test('[V1] articles scroll natively, opened directly or by a link, and other pages ease', async ({ page }) => {
  await page.goto(articlePath);
  await waitForDeferredWork(page);
  await expect(page.locator('html')).not.toHaveClass(lenisClass);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^news$/i })
    .click();
  await waitForSmoothScroll(page);
  await page.getByRole('main').locator('a[href^="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('html')).not.toHaveClass(lenisClass);
  await page.goBack();
  await waitForSmoothScroll(page);
});

test('[V1] [V5] an overlay locks the scroll of the page, and unlocks it when it closes', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^shop online$/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\blenis-stopped\b/);
  await recordFrames(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 800);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await waitForFrames(page, heading);
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(/\blenis-stopped\b/);
  expect(await scrollByWheel(page, 600)).toBeGreaterThan(4);
});

test('[V1] keys and scripts scroll the page during a smooth scroll', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(2);
  await page.mouse.wheel(0, -1_500);
  await expect.poll(left).toBeGreaterThan(2);
  await page.evaluate(() => document.getElementById('content')!.scrollIntoView());
  await expect.poll(() => getScrollY(page)).toBe(0);
  await recordFrames(page);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await waitForFrames(page, heading);
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
});
