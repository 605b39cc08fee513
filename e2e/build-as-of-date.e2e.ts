import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { formField } from './inquiry.page';
import { type RunningServer, startServer } from '../tests/support/built-site-server';

test.describe.configure({ mode: 'default' });

// Built as of the morning of Christmas Eve 2026, whenever this runs, with articles and openings on both sides of that day, and a third showroom.
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer('.builds/as-of-date');
});

test.afterAll(() => server.stop());

const openPage = (page: Page, path: string) => openHydrated(page, server.url + path);

test('[E3, C3] a site built as of a date has the content dated up to that day, and none dated later', async ({ page }) => {
  await openPage(page, '/news-and-events');
  await expect(page.getByRole('link', { name: 'Dated for that day' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dated for the day after' })).toHaveCount(0);
  expect((await page.goto(`${server.url}/article/900012/added`))?.status()).toBe(404);
});

test('[E3, C3, W2] an opening is listed until its last day is over; then its address gets a 404', async ({ page }) => {
  await openPage(page, '/careers');
  await expect(page.getByRole('heading', { name: 'Open for one day more' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Closed the day before' })).toHaveCount(0);
  expect((await page.goto(`${server.url}/careers/open-that-day`))?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('Closes12/24/2026');
  expect((await page.goto(`${server.url}/careers/closed-the-day-before`))?.status()).toBe(404);
});

test('[E3, S3, W6] an upcoming event has a link that downloads its calendar file, and a link to the form filled in with the event; a past event has neither', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Add to calendar' });
  await openPage(page, '/article/3/the-terrazzo-table');
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Reserve a place' })).toHaveCount(0);
  await openPage(page, '/article/7/an-evening-with-three-tile-houses');
  const handed = page.waitForEvent('download');
  await link.click();
  expect(new URL((await handed).url()).pathname).toBe('/events/7.ics');
  await expect(page).toHaveURL(`${server.url}/article/7/an-evening-with-three-tile-houses`);
  await page.getByRole('main').getByRole('link', { name: 'Reserve a place' }).click();
  await expect(page).toHaveURL(`${server.url}/contact-us/event?event=7-an-evening-with-three-tile-houses`);
  await expect(formField(page, /^Event/).locator('option:checked')).toHaveText(/^03\/06\/2027, An evening with three tile makers/);
  await expect(formField(page, /^Event/).getByRole('option', { name: 'terrazzo' })).toHaveCount(0);
});

test('[E3, F2] the showrooms have the hours of a holiday on its date', async ({ page }) => {
  await openPage(page, '/');
  await page.locator('#showrooms').scrollIntoViewIfNeeded();
  await expect(page.locator('#showrooms [data-open]')).toHaveText([
    'Opens Monday 8:30 AM',
    ...Array<string>(2).fill('Open now · closes 12:00 PM'),
  ]);
});

test('[E3, G3] the first day that can be chosen for a visit is the day after the date', async ({ page }) => {
  await openPage(page, '/contact-us/showroom-visit');
  await expect(formField(page, 'Day')).toHaveAttribute('min', '2026-12-25');
});

test('[W1] a third showroom is added as one folder: it is in the list, has its page, and can be chosen for a visit', async ({ page }) => {
  await openPage(page, '/showrooms');
  await page.getByRole('columnheader', { name: 'Cebu City' }).getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/showrooms/cebu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cebu City');
  await expect(page.getByRole('contentinfo').getByText('Cebu City', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Book an hour' }).click();
  await expect(formField(page, 'Showroom')).toHaveValue('cebu');
});
