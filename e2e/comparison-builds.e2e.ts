import { expect, type Page } from '@playwright/test';
import { readBuiltHtml } from '../tests/support/built-site';
import { test } from '../tests/support/builds';
import { openHydrated } from '../tests/support/page';
import { formField } from './inquiry.page';

// The build “changed” is made as of the morning of Christmas Eve 2026, whenever this runs.
test('[E3, F2, G3, W1] a build as of a holiday has its hours, and one folder makes a third showroom', async ({ page, changed }) => {
  await openHydrated(page, `${changed}/`);
  await page.locator('#showrooms').scrollIntoViewIfNeeded();
  await expect(page.locator('#showrooms opening-status')).toHaveText([
    'Closed, opens Monday 8:30 AM',
    ...Array<string>(2).fill('Open now · closes 12:00 PM'),
  ]);
  await page.getByRole('contentinfo').locator('a[href="/showrooms"]').click();
  await page.getByRole('main').getByRole('link', { name: 'Cebu City', exact: true }).click();
  await expect(page).toHaveURL(`${changed}/showrooms/cebu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cebu City');
  await expect(page.getByRole('contentinfo').getByText('Cebu City', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Book a visit' }).click();
  await expect(formField(page, 'Showroom')).toHaveValue('cebu');
  await expect(formField(page, 'Day')).toHaveAttribute('min', '2026-12-25');
});

test('[R9, W6] beside the link of a coming event to its article, those to its calendar file and to its form are pressed', async ({
  page,
  changed,
}) => {
  await page.goto(`${changed}/news-and-events`);
  const main = page.getByRole('main');
  // A trial fails where another element would be pressed.
  await main.getByRole('link', { name: 'Add to calendar' }).first().click({ trial: true });
  await main.getByRole('link', { name: 'Reserve a place' }).first().click();
  await expect(page).toHaveURL(/\/contact-us\/event\b/);
});

test('[C3, R9] a preview has the drafts, and older news on a second page', async ({ page, preview }) => {
  const readArticles = () =>
    page.locator('main ol a').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  await page.goto(`${preview}/news-and-events`);
  const firstTitle = await page.title();
  const newer = await readArticles();
  const pagination = page.getByRole('navigation').filter({ has: page.locator('[rel="next"]') });
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('Page 1 of 2');
  await pagination.locator('[rel="next"]').click();
  await expect(page).toHaveURL(`${preview}/news-and-events/page/2`);
  await expect(page.getByRole('link', { name: /Draft 1$/ }).first()).toBeVisible();
  const older = await readArticles();
  expect(older.filter((path) => newer.includes(path))).toEqual([]);
  expect(older.length).toBeGreaterThan(0);
  await expect(page).not.toHaveTitle(firstTitle);
  await page.locator('[rel="prev"]').click();
  await expect(page).toHaveURL(`${preview}/news-and-events`);
});

/** Whether a picture was fetched and can be drawn. */
const isImageLoaded = (page: Page, alt: string) =>
  page
    .getByRole('main')
    .getByAltText(alt, { exact: true })
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

// The build is made of what the tests of the editing screen save: tests/support/cms-sample-edits.ts.
test('[E1] the site built from what the editing screen saved shows sentence, picture and article', async ({ page, preview }) => {
  await page.goto(`${preview}/brand-partners/kohler`);
  await expect(page.getByRole('main').getByText('Wisconsin, United States', { exact: true })).toBeVisible();
  expect(readBuiltHtml('/brand-partners/kohler')).toContain('>United States<');

  await page.goto(`${preview}/article/9/what-unlacquered-brass-does-in-ten-years`);
  await expect(page.getByText(/^Look closely\. A lacquered tap is finished/)).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile.')).toBe(true);
  await expect(page.getByAltText(/^An old brass lever tap/)).toHaveCount(0);

  await page.goto(`${preview}/news-and-events`);
  await page.getByRole('main').getByRole('link', { name: 'A wall of sage' }).first().click();
  await expect(page).toHaveURL(/\/article\/10\/a-wall-of-sage$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A wall of sage');
  await expect(page.getByText('Green asks for a window to the north.', { exact: true })).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile in the morning.')).toBe(true);
});
