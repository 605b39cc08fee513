import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[N4] an open menu closes when the window gets wider', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('#menu')).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
  });
});
