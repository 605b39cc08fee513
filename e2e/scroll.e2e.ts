import { expect, type Page, test } from '@playwright/test';
import { routes } from '../tests/support/built-site';
import { withMotion } from '../tests/support/page';
import { cursor, waitForFollower, waitForSmoothScroll, getScrollY, jumpTo, recordFrames, waitForFrames } from './scroll-frames';

test.use(withMotion);

const lenisClass = /\blenis\b/;
const stoppedClass = /\blenis-stopped\b/;

const articlePath = routes.find((path) => path.startsWith('/article/'))!;

const readHeading = (page: Page): Promise<string> => page.evaluate(() => document.querySelector('h1')!.textContent);

const barLink = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });
const storyLink = (page: Page) => barLink(page, /^our story$/i);

/** Every frame of a page, from the first that showed it, was at its top. */
async function expectTop(page: Page): Promise<void> {
  const frames = await waitForFrames(page, await readHeading(page));
  expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
}

/** Leaves a page from a place below its top, and expects every frame of the next one at its top. */
async function expectTopAfter(page: Page, y: number, leave: () => Promise<unknown>): Promise<void> {
  const before = await readHeading(page);
  await recordFrames(page);
  await jumpTo(page, y);
  await leave();
  await expect.poll(() => readHeading(page)).not.toBe(before);
  await expectTop(page);
}

/** Turns the wheel: the page takes more steps to its end than a jump does. */
async function expectEasedWheel(page: Page, by: number): Promise<void> {
  const before = await getScrollY(page);
  await recordFrames(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, by);
  await expect.poll(() => getScrollY(page)).toBe(before + by);
  const frames = await waitForFrames(page, await readHeading(page));
  expect(new Set(frames.map(({ y }) => y)).size).toBeGreaterThan(4);
}

test('[V1, V5] the wheel is eased, keys and scripts scroll meanwhile, and overlays lock the scroll', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  await expectEasedWheel(page, 900);

  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(900);
  await page.keyboard.press('End');
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(2);
  await page.mouse.wheel(0, -1_500);
  await expect.poll(left).toBeGreaterThan(2);
  await page.evaluate(() => document.getElementById('content')!.scrollIntoView());
  await expect.poll(() => getScrollY(page)).toBe(0);
  await recordFrames(page);
  await expectTop(page);

  await page.getByRole('banner').getByRole('button', { name: 'Shop online' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(stoppedClass);
  await recordFrames(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 800);
  await expectTop(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).not.toHaveClass(stoppedClass);
  await expectEasedWheel(page, 600);

  await storyLink(page).click();
  await expect(page).toHaveURL('/our-story');
  await expect.poll(() => getScrollY(page)).toBe(0);
  await expect(page.locator('html')).not.toHaveClass(stoppedClass);
  await waitForSmoothScroll(page);
  await expectEasedWheel(page, 700);
});

test('[R7] pages begin at their top in every frame, and filters keep the place', async ({ page }) => {
  await page.goto('/');
  await waitForSmoothScroll(page);
  await expectTopAfter(page, 1_500, () => storyLink(page).click());
  await expectTopAfter(page, 900, () => page.goBack());
  await expectTopAfter(page, 700, () => page.goForward());
  await expectTopAfter(page, 0, () => page.goBack());
  await expectTopAfter(page, 0, async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => getScrollY(page)).toBeGreaterThan(0);
    await storyLink(page).click();
  });
  await expectTopAfter(page, 0, () => page.goBack());

  const filter = page.getByRole('navigation', { name: /partners by category/i }).getByRole('link');
  await filter.nth(1).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  // What is pointed at brings the code that filters in place.
  await filter.nth(1).hover();
  await page.waitForFunction(() => window.customElements.get('brand-index'));
  const before = await getScrollY(page);
  expect(before).toBeGreaterThan(0);
  await filter.nth(1).click();
  await expect(page).toHaveURL(/\?/);
  expect(await getScrollY(page)).toBe(before);
});

test('[V1, X5] articles scroll natively under a line of their progress, other pages eased', async ({ page }) => {
  await page.goto(articlePath);
  await waitForFollower(page, cursor(page));
  await expect(page.locator('html')).not.toHaveClass(lenisClass);

  const line = page.locator('main article > span').first();
  const share = () => line.evaluate((span) => span.getBoundingClientRect().width / window.innerWidth);
  expect(await share()).toBeLessThan(0.02);
  const article = page.locator('main article');
  await article.evaluate((element) => window.scrollTo(0, (element.scrollHeight - window.innerHeight) / 2));
  await expect.poll(share).toBeGreaterThan(0.4);
  expect(await share()).toBeLessThan(0.6);
  await article.evaluate((element) => window.scrollTo(0, element.scrollHeight));
  await expect.poll(share).toBeGreaterThan(0.98);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(line).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await barLink(page, /^news$/i).click();
  await waitForSmoothScroll(page);
  await page.getByRole('main').locator('a[href^="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('html')).not.toHaveClass(lenisClass);
  await page.goBack();
  await waitForSmoothScroll(page);
});
