import { expect } from '@playwright/test';
import { test } from '../tests/support/reading-page';

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

test('[R9] the telephone numbers of the service page are set as close as a heading', async ({ page }) => {
  await page.goto('/service');
  await expect(page.locator('main a[href^="tel:"]').first()).toHaveCSS('letter-spacing', /^-/);
});
