import { expect, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';

test('[R5] the layouts do not change during hydration', async ({ page }) => {
  for (const [path, layout] of [
    ['/our-story', 'site'],
    ['/admin', 'admin'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
  }
});

const widths = [320, 360, 480, 560, 561, 600, 768, 800, 801, 1000, 1100, 1101, 1280, 1440, 1600, 1920, 2400, 2560, 3440, 3840];

for (const path of samplePaths)
  test(`[X1] ${path} has no horizontal scroll from 320 to 3,840 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => {
        scrollTo({ left: 1_000, behavior: 'instant' });
        return scrollX + document.documentElement.scrollWidth - innerWidth;
      });
      expect.soft(overflow, `at ${width} px`).toBe(0);
    }
  });

test('[R11] the space between the text and the gallery of a brand is that of one section', async ({ page }) => {
  // The first has its text before the gallery, the second after it.
  for (const brand of ['agape', 'caracole']) {
    await page.goto(`/brand-partners/${brand}`);
    const space = await page.evaluate(() => {
      const [upper, lower] = [...document.querySelectorAll('[data-part="text"], [data-part="gallery"]')].map((part) =>
        getComputedStyle(part),
      );
      return Math.min(parseFloat(upper!.paddingBottom), parseFloat(lower!.paddingTop));
    });
    expect.soft(space, brand).toBe(0);
  }
});
