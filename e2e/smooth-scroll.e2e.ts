import { expect, type Page, test } from '@playwright/test';
import { framesOf, rest, scrolled, watchFrames } from './frames';
import { eased } from './pointer';
import { routes } from './site';

const soon = { timeout: 15_000 };
const on = /\blenis\b/;

const article = routes.find((path) => path.startsWith('/article/'))!;

/** Turns the wheel, and says between how many places the page went on its way. */
async function wheel(page: Page, by: number): Promise<number> {
  const before = await scrolled(page);
  await watchFrames(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page), soon).toBe(before + by);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await framesOf(page, heading);
  return new Set(frames.map(({ y }) => y)).size;
}

test('[V1] the wheel is eased, and again after a navigation', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  expect(await wheel(page, 900)).toBeGreaterThan(4);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^our story$/i })
    .click();
  await expect(page).toHaveURL('/our-story', soon);
  await expect.poll(() => scrolled(page), soon).toBe(0);
  await expect(page.locator('html')).not.toHaveClass(/\blenis-stopped\b/);
  await expect(page.locator('html')).toHaveClass(on);
  expect(await wheel(page, 700)).toBeGreaterThan(4);
});

test('[V1] articles scroll as they are, opened at once or come to, and the rest eases again', async ({ page }) => {
  await page.goto(article);
  await rest(page);
  await expect(page.locator('html')).not.toHaveClass(on);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^news$/i })
    .click();
  await eased(page);
  await page.getByRole('main').locator('a[href^="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//, soon);
  await expect(page.locator('html')).not.toHaveClass(on, soon);
  await page.goBack();
  await eased(page);
});

test('[V1] [V5] what lies over the page holds it still, and frees it', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^shop online$/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible(soon);
  await expect(page.locator('html')).toHaveClass(/\blenis-stopped\b/);
  await watchFrames(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 800);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await framesOf(page, heading);
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden(soon);
  await expect(page.locator('html')).not.toHaveClass(/\blenis-stopped\b/, soon);
  expect(await wheel(page, 600)).toBeGreaterThan(4);
});

test('[V1] with reduced motion there is no easing, as soon as it is wished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await rest(page);
  await expect(page.locator('html')).not.toHaveClass(on);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eased(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).not.toHaveClass(on, soon);
});

test('[V1] keys and scripts move the page though the wheel still eases', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => scrolled(page), soon).toBeGreaterThan(0);
  await page.keyboard.press('End');
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left, soon).toBeLessThan(2);
  await page.mouse.wheel(0, -1_500);
  await expect.poll(left, soon).toBeGreaterThan(2);
  await page.evaluate(() => document.getElementById('content')!.scrollIntoView());
  await expect.poll(() => scrolled(page), soon).toBe(0);
  await watchFrames(page);
  const heading = await page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);
  const frames = await framesOf(page, heading);
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
});
