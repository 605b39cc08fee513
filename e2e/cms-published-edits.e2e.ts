import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../tests/support/hydration';
import { type RunningServer, startServer } from '../tests/support/built-site-server';

test.describe.configure({ mode: 'default' });

// Made of what the tests of the editing screen save: tests/support/cms-sample-edits.ts.
let preview: RunningServer;

test.beforeAll(async () => {
  preview = await startServer('.builds/preview');
});

test.afterAll(() => preview.stop());

/** Whether a picture was fetched and can be drawn. */
const isImageLoaded = (page: Page, alt: string) =>
  page
    .getByRole('main')
    .getByAltText(alt, { exact: true })
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

test('[E1] the site built from the saved files shows the changed sentence of the brand', async ({ page }) => {
  await page.goto(`${preview.url}/brand-partners/kohler`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByText('Wisconsin, United States', { exact: true })).toBeVisible();
  await page.goto('/brand-partners/kohler');
  await expect(page.getByRole('main').getByText('United States', { exact: true })).toBeVisible();
});

test('[E1] the site built from the saved files shows the new picture of the article, and the words added before its text', async ({
  page,
}) => {
  await page.goto(`${preview.url}/article/9/what-unlacquered-brass-does-in-ten-years`);
  await expect(page.getByText(/^Look closely\. A lacquered tap is finished/)).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile.')).toBe(true);
  await expect(page.getByAltText(/^Brass wall taps above the rim/)).toHaveCount(0);
});

test('[E1] the site built from the saved files lists the new article, which has a page with its picture and text', async ({ page }) => {
  await page.goto(`${preview.url}/news-and-events`);
  const link = page.getByRole('main').getByRole('link', { name: 'A wall of sage' }).first();
  await expect(link).toHaveAttribute('href', '/article/10/a-wall-of-sage');
  await page.goto(`${preview.url}/article/10/a-wall-of-sage`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A wall of sage');
  await expect(page.getByText('Green asks for a window to the north.', { exact: true })).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile in the morning.')).toBe(true);
});
