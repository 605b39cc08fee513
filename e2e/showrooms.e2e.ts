import { expect, test } from '@playwright/test';
import { waitForHydration } from '../tests/support/hydration';
import { formField } from './inquiry.page';

test.use({ timezoneId: 'America/New_York' });

test('[W1] a visitor sees which showrooms are open, opens the page of one, and books a visit', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-24T10:00:00+08:00') });
  await page.goto('/showrooms');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.locator('opening-status')).toHaveText(['Open now · closes 5:30 PM', 'Open now · closes 6:00 PM']);
  await page.getByRole('columnheader', { name: 'Bonifacio Global City' }).getByRole('link').click();
  await expect(page).toHaveURL('/showrooms/bgc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonifacio Global City');
  await expect(main.locator('opening-status')).toHaveText('Open now · closes 6:00 PM');
  await expect(page.getByRole('img', { name: /with north at the top/ })).toBeVisible();
  await page.getByRole('link', { name: 'Book an hour' }).click();
  await expect(page).toHaveURL('/contact-us/showroom-visit?showroom=bgc');
  await expect(formField(page, 'Showroom')).toHaveValue('bgc');
});
