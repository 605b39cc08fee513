import { expect, type Page, test } from '@playwright/test';
import { jumpTo } from './scroll-frames';
import { brands } from '../tests/support/content';
import { withMotion } from '../tests/support/motion';

test.use(withMotion);

const defaultBrandPath = brands.find(({ composition }) => !composition)!.link;

/** The pictures below the first screen that are still half covered, or still large. */
const countHiddenPictures = (page: Page): Promise<number> =>
  page.locator('main picture').evaluateAll(
    (pictures) =>
      pictures.filter((picture) => {
        const { clipPath } = getComputedStyle(picture.parentElement!);
        const { transform } = getComputedStyle(picture.querySelector('img')!);
        return !['none', 'inset(0px)'].includes(clipPath) || !['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(transform);
      }).length,
  );

test('[X5] pictures are revealed once when they come into view, and the first one at once', async ({ page }) => {
  await page.goto(defaultBrandPath);
  expect(await countHiddenPictures(page)).toBeGreaterThan(2);
  const first = page.locator('main [data-first]');
  expect(await first.evaluate((frame) => frame.getAnimations({ subtree: true }).length)).toBe(0);
  const plate = page.locator('main figure').first();
  await plate.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  const state = () => plate.locator('picture').evaluate((picture) => getComputedStyle(picture.parentElement!).clipPath);
  await expect.poll(state).toMatch(/^(?:none|inset\(0px\))$/);
  await jumpTo(page, 0);
  await jumpTo(page, 600);
  expect(await state()).toMatch(/^(?:none|inset\(0px\))$/);
});

test('[X1] with reduced motion, in print and without scripts every picture and heading is visible', async ({ browser, page, baseURL }) => {
  const waiting = (on: Page) =>
    on.locator('main h2').evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
  await page.goto(defaultBrandPath);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countHiddenPictures(page)).toBe(0);
  expect(await waiting(page)).toBe(0);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  expect(await countHiddenPictures(page)).toBe(0);
  expect(await waiting(page)).toBe(0);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const bare = await context.newPage();
  await bare.goto(baseURL! + defaultBrandPath);
  await bare.locator('#inquire').scrollIntoViewIfNeeded();
  await expect(bare.locator('#inquire')).toHaveCSS('opacity', '1');
  await context.close();
});

test('[X5] a line under the bar shows the reading progress of an article, and is absent with reduced motion', async ({ page }) => {
  await page.goto('/news-and-events');
  const path = await page.locator('main a[href^="/article/"]').first().getAttribute('href');
  await page.goto(path!);
  const line = page.locator('main article > span').first();
  const share = () => line.evaluate((span) => span.getBoundingClientRect().width / window.innerWidth);
  expect(await share()).toBeLessThan(0.02);
  await page.locator('main article').evaluate((article) => window.scrollTo(0, (article.scrollHeight - window.innerHeight) / 2));
  await expect.poll(share).toBeGreaterThan(0.4);
  expect(await share()).toBeLessThan(0.6);
  await page.locator('main article').evaluate((article) => window.scrollTo(0, article.scrollHeight));
  await expect.poll(share).toBeGreaterThan(0.98);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(line).toBeHidden();
});

test('[X1] a printed brand page has the brand, its pictures and the showrooms, and no controls', async ({ page }) => {
  await page.goto(defaultBrandPath);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main figure').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('address').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#newsletter-email')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const { top, bottom } = await page.locator('[data-head] picture').evaluate((picture) => picture.parentElement!.getBoundingClientRect());
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  expect(bottom - top).toBeLessThan(500);
});

test('[X1] in forced colors every wordmark has the color of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // Beside a picture, below it, and over it.
  for (const head of ['beside', 'below', undefined]) {
    await page.goto(brands.find(({ composition }) => composition?.head === head)!.link);
    const text = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    await expect(page.locator('h1 > span'), head).toHaveCSS('background-color', text);
  }
});
