import { expect, type Page, test } from '@playwright/test';
import { framesOf, jump, rest, scrolled, watchFrames } from './frames';
import { eased } from './pointer';

const soon = { timeout: 15_000 };

const heading = (page: Page): Promise<string> =>
  page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);

const story = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });

/** Every frame of a page, from the first that showed it, was at its top. */
async function expectTop(page: Page): Promise<void> {
  const frames = await framesOf(page, await heading(page));
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
}

/** Where the element of a hash is, in px below the bar. */
const belowBar = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'));
    return document.getElementById(name)!.getBoundingClientRect().top - bar;
  }, id);

async function expectBelowBar(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeAttached(soon);
  await expect.poll(() => belowBar(page, id), soon).toBeLessThan(100);
  expect(await belowBar(page, id)).toBeGreaterThanOrEqual(0);
}

test('[R7] a link, back and forward end at the top, with no frame elsewhere', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  const home = await heading(page);
  await watchFrames(page);
  await jump(page, 1_500);
  await story(page).click();
  await expect.poll(() => heading(page), soon).not.toBe(home);
  await expectTop(page);
  await watchFrames(page);
  await jump(page, 900);
  await page.goBack();
  await expect.poll(() => heading(page), soon).toBe(home);
  await expectTop(page);
  await watchFrames(page);
  await jump(page, 700);
  await page.goForward();
  await expect.poll(() => heading(page), soon).not.toBe(home);
  await expectTop(page);
});

test('[R7] a page left while the wheel still eases begins at its top and stays there', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  const before = await heading(page);
  await watchFrames(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => scrolled(page), soon).toBeGreaterThan(0);
  await story(page).click();
  await expect.poll(() => heading(page), soon).not.toBe(before);
  await expectTop(page);
});

test('[R7] a page that is loaded again begins at its top', async ({ page }) => {
  await page.goto('/our-story');
  await eased(page);
  await jump(page, 1_200);
  await page.reload();
  await rest(page);
  expect(await scrolled(page)).toBe(0);
});

test('[R7] a hash on the same page lands below the bar, with the wheel at rest or easing', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  const partners = page.getByRole('banner').getByRole('button', { name: /^partners$/i });
  const index = page.locator('#partners-panel a[href="/#partners"]');
  await partners.click();
  await index.click();
  await expect(page).toHaveURL('/#partners');
  await expectBelowBar(page, 'partners');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -1_500);
  await partners.click();
  await index.click();
  await expectBelowBar(page, 'partners');
});

test('[R7] a hash on another page lands below the bar, by a link and at the start', async ({ page }) => {
  await page.goto('/our-story');
  await eased(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^partners$/i })
    .click();
  await page.locator('#partners-panel a[href="/#partners"]').click();
  await expect(page).toHaveURL('/#partners', soon);
  await expectBelowBar(page, 'partners');
  await page.goto('/our-story');
  await page.goto('/#showrooms');
  await rest(page);
  await expectBelowBar(page, 'showrooms');
});

test('[R7] the filter of the partners leaves the page where it is', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  const filter = page.getByRole('navigation', { name: /partners by category/i }).getByRole('link');
  await filter.nth(1).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await filter.nth(1).click();
  await expect(page).toHaveURL(/\?/);
  expect(await scrolled(page)).toBe(before);
});

test('[R7] focus goes to the new page, and by the skip link to its content', async ({ page }) => {
  await page.goto('/');
  await eased(page);
  await story(page).click();
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused(soon);
  await jump(page, 600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrolled(page), soon).toBe(0);
});

test('[R7] a hash that cannot be read leaves the page as it is', async ({ page }) => {
  await page.goto('/our-story#100%');
  await eased(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#%ff';
  });
  await expect(page).toHaveURL(/#%25ff$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
