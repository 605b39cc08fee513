import { expect, type Page } from '@playwright/test';
import { brands } from '../tests/support/content';
import { withMotion } from '../tests/support/page';
import { test } from '../tests/support/reading-page';

test.use(withMotion);

const brandPath = brands[0]!.link;

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

/** The headings below the first screen that are still faint or lower than their place. */
const readRisingHeadings = (page: Page): Promise<string[]> =>
  page
    .locator('main h2')
    .evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .flatMap(({ opacity, transform }) => (opacity + transform === '1none' ? [] : [`${opacity} ${transform}`])),
    );

test('[X1, X5] pictures are revealed as they come; with reduced motion, in print and without scripts all are there', async ({
  page,
  plainPage,
}) => {
  await page.goto(brandPath);
  expect(await countHiddenPictures(page)).toBeGreaterThan(2);
  expect(await readRisingHeadings(page)).toContain('0 matrix(1, 0, 0, 1, 0, 16)');
  const first = page.locator('main [data-first]');
  expect(await first.evaluate((frame) => frame.getAnimations({ subtree: true }).length)).toBe(0);
  for (const media of [{ reducedMotion: 'reduce' }, { media: 'print', reducedMotion: 'no-preference' }] as const) {
    await page.emulateMedia(media);
    expect(await countHiddenPictures(page)).toBe(0);
    expect(await readRisingHeadings(page)).toEqual([]);
  }

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main figure').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('address').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#newsletter-email')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const { top, bottom } = await page.locator('[data-head] picture').evaluate((picture) => picture.parentElement!.getBoundingClientRect());
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  expect(bottom - top).toBeLessThan(500);

  await page.emulateMedia({ media: 'screen' });
  const plate = page.locator('main figure').first();
  await plate.evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  const readClip = () => plate.locator('picture').evaluate((picture) => getComputedStyle(picture.parentElement!).clipPath);
  await expect.poll(readClip).toMatch(/^(?:none|inset\(0px\))$/);

  await plainPage.emulateMedia({ reducedMotion: 'no-preference' });
  await plainPage.setViewportSize({ width: 390, height: 844 });
  await plainPage.goto(brandPath);
  await plainPage.locator('#inquire').scrollIntoViewIfNeeded();
  await expect(plainPage.locator('#inquire')).toHaveCSS('opacity', '1');
});
