import { expect, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';

test('[R6] a live region names each new page to screen readers', async ({ page }) => {
  await openHydrated(page, '/our-story');
  const region = page.locator('#gatsby-announcer');
  await expect(region).toHaveAttribute('aria-live', 'assertive');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(region).toContainText('Work with things that last');
  await page.goBack();
  await expect(region).toContainText('years of looking closely');
});
