import { expect, type Page, test } from '@playwright/test';
import { waitForFrames, jumpTo, getScrollY, recordFrames } from './scroll-frames';
import { waitForSmoothScroll } from './mouse-features';
import { hydrateAll } from '../tests/support/hydration';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const readHeading = (page: Page): Promise<string> =>
  page
    .locator('h1')
    .first()
    .evaluate((h1) => h1.textContent);

const storyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^our story$/i });

/** Every frame of a page, from the first that showed it, was at its top. */
async function expectTop(page: Page): Promise<void> {
  const frames = await waitForFrames(page, await readHeading(page));
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
}

/** The position of the element of a hash, in px below the bar. */
const getOffsetBelowBar = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'));
    return document.getElementById(name)!.getBoundingClientRect().top - bar;
  }, id);

async function expectBelowBar(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeAttached();
  await expect.poll(() => getOffsetBelowBar(page, id)).toBeLessThan(100);
  expect(await getOffsetBelowBar(page, id)).toBeGreaterThanOrEqual(0);
}

test('[R7] a link, back and forward show the page at its top in every frame', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  const home = await readHeading(page);
  await recordFrames(page);
  await jumpTo(page, 1_500);
  await storyLink(page).click();
  await expect.poll(() => readHeading(page)).not.toBe(home);
  await expectTop(page);
  await recordFrames(page);
  await jumpTo(page, 900);
  await page.goBack();
  await expect.poll(() => readHeading(page)).toBe(home);
  await expectTop(page);
  await recordFrames(page);
  await jumpTo(page, 700);
  await page.goForward();
  await expect.poll(() => readHeading(page)).not.toBe(home);
  await expectTop(page);
});

test('[R7] a navigation during a smooth scroll shows the next page at its top', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  const before = await readHeading(page);
  await recordFrames(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(0);
  await storyLink(page).click();
  await expect.poll(() => readHeading(page)).not.toBe(before);
  await expectTop(page);
});

test('[R7] a hash on the same page scrolls to below the bar, also during a smooth scroll', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
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

test('[R7] the filter of the partners does not change the scroll position', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  // Until the list is hydrated, a choice is a link to the section.
  await hydrateAll(page);
  const filter = page.getByRole('navigation', { name: /partners by category/i }).getByRole('link');
  await filter.nth(1).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const before = await getScrollY(page);
  expect(before).toBeGreaterThan(0);
  await filter.nth(1).click();
  await expect(page).toHaveURL(/\?/);
  expect(await getScrollY(page)).toBe(before);
});
