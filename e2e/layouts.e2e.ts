import { expect, test } from '@playwright/test';

test('[R5] the layouts stay when the page comes to life', async ({ page }) => {
  for (const [path, layout] of [
    ['/our-story', 'site'],
    ['/admin', 'admin'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
  }
});
