import { expect, test } from '@playwright/test';
import { samplePaths } from '../tests/support/sample-pages';

test('[V7] a printed footer is a few lines, and a printed picture takes less than half of a sheet', async ({ page }) => {
  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 971 });
  await page.emulateMedia({ media: 'print' });
  for (const path of samplePaths.filter((sample) => sample !== '/maintenance')) {
    await page.goto(path);
    const heights = await page.evaluate(() => {
      const getHeight = (element: Element) => element.getBoundingClientRect().height;
      return {
        footer: Math.max(...[...document.querySelectorAll('footer')].map(getHeight)),
        picture: Math.max(0, ...[...document.querySelectorAll('main picture')].map((picture) => getHeight(picture.parentElement!))),
      };
    });
    expect.soft(heights.footer, path).toBeLessThan(110);
    expect.soft(heights.picture, path).toBeLessThan(485);
  }
});
