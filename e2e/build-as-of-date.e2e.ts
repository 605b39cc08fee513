import { expect } from '@playwright/test';
import { test } from '../tests/support/builds';
import { openHydrated } from '../tests/support/hydration';
import { formField } from './inquiry.page';

// The build “changed” is made as of the morning of Christmas Eve 2026, whenever this runs.
test('[E3, S3, W6] an upcoming event has a link that downloads its calendar file, and a link to the form filled in with the event', async ({
  page,
  changed,
}) => {
  await openHydrated(page, `${changed}/article/7/an-evening-with-three-tile-houses`);
  const handed = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect(new URL((await handed).url()).pathname).toBe('/events/7.ics');
  await expect(page).toHaveURL(`${changed}/article/7/an-evening-with-three-tile-houses`);
  await page.getByRole('main').getByRole('link', { name: 'Reserve a place' }).click();
  await expect(page).toHaveURL(`${changed}/contact-us/event?event=7-an-evening-with-three-tile-houses`);
  await expect(formField(page, /^Event/).locator('option:checked')).toHaveText(/^03\/06\/2027, An evening with three tile makers/);
  await expect(formField(page, /^Event/).getByRole('option', { name: 'terrazzo' })).toHaveCount(0);
});

test('[E3, F2, G3, W1] the showrooms have the hours of a holiday on its date, a third one is added as one folder, with a page and a place in the form, and a visit can be from the day after the date', async ({
  page,
  changed,
}) => {
  await openHydrated(page, `${changed}/`);
  await page.locator('#showrooms').scrollIntoViewIfNeeded();
  await expect(page.locator('#showrooms opening-status')).toHaveText([
    'Opens Monday 8:30 AM',
    ...Array<string>(2).fill('Open now · closes 12:00 PM'),
  ]);
  await page.getByRole('contentinfo').locator('a[href="/showrooms"]').click();
  await page.getByRole('columnheader', { name: 'Cebu City' }).getByRole('link').click();
  await expect(page).toHaveURL(`${changed}/showrooms/cebu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cebu City');
  await expect(page.getByRole('contentinfo').getByText('Cebu City', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Book an hour' }).click();
  await expect(formField(page, 'Showroom')).toHaveValue('cebu');
  await expect(formField(page, 'Day')).toHaveAttribute('min', '2026-12-25');
});
