import { expect, type Page } from '@playwright/test';
import { readBuiltHtml } from '../tests/support/built-site';
import { test } from '../tests/support/builds';
import { waitForHydration } from '../tests/support/hydration';

for (const javaScriptEnabled of [true, false])
  test(`[C3, R9, X2] a preview has the drafts, and older news on a second page, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    preview,
  }) => {
    const context = await browser.newContext({ baseURL: preview, javaScriptEnabled });
    const page = await context.newPage();
    const readArticles = () =>
      page.locator('main ol a').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    await page.goto('/news-and-events');
    const firstTitle = await page.title();
    const newer = await readArticles();
    const pagination = page.getByRole('navigation').filter({ has: page.locator('[rel="next"]') });
    await expect(pagination.locator('[aria-current="page"]')).toHaveText('Page 1 of 2');
    await pagination.locator('[rel="next"]').click();
    await expect(page).toHaveURL('/news-and-events/page/2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Draft 1$/ }).first()).toBeVisible();
    const older = await readArticles();
    expect(older.filter((path) => newer.includes(path))).toEqual([]);
    expect(older.length).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle(firstTitle);
    await page.locator('[rel="prev"]').click();
    await expect(page).toHaveURL('/news-and-events');
    await context.close();
  });

/** Whether a picture was fetched and can be drawn. */
const isImageLoaded = (page: Page, alt: string) =>
  page
    .getByRole('main')
    .getByAltText(alt, { exact: true })
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

// The build is made of what the tests of the editing screen save: tests/support/cms-sample-edits.ts.
test('[E1] the site built from the files that the editing screen saved shows the changed sentence, the new picture and the new article', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview}/brand-partners/kohler`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByText('Wisconsin, United States', { exact: true })).toBeVisible();
  expect(readBuiltHtml('/brand-partners/kohler')).toContain('>United States<');

  await page.goto(`${preview}/article/9/what-unlacquered-brass-does-in-ten-years`);
  await expect(page.getByText(/^Look closely\. A lacquered tap is finished/)).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile.')).toBe(true);
  await expect(page.getByAltText(/^Brass wall taps above the rim/)).toHaveCount(0);

  await page.goto(`${preview}/news-and-events`);
  await page.getByRole('main').getByRole('link', { name: 'A wall of sage' }).first().click();
  await expect(page).toHaveURL(/\/article\/10\/a-wall-of-sage$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A wall of sage');
  await expect(page.getByText('Green asks for a window to the north.', { exact: true })).toBeVisible();
  expect(await isImageLoaded(page, 'A wall of sage tile in the morning.')).toBe(true);
});
