import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { test } from '../tests/support/reading-page';

const kindLinks = (page: Page) => page.getByRole('navigation', { name: 'News and events by kind' });
const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const readListedArticles = (page: Page) =>
  page.locator('main ol li').evaluateAll((rows) => [...new Set(rows.map((row) => row.querySelector('a')!.getAttribute('href')!))]);

test('[R9, X2] with no script the list is filtered by links to pages', async ({ plainPage: page }) => {
  await page.goto('/news-and-events');
  const all = await readListedArticles(page);
  await kindLinks(page).getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/news-and-events/events');
  await expect(pageTitle(page)).toHaveText('Events');
  await expect(kindLinks(page).locator('[aria-current]')).toHaveText('Events only');
  const events = await readListedArticles(page);
  expect(events.length).toBeLessThan(all.length);
  await kindLinks(page).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news-and-events/news');
  await expect(pageTitle(page)).toHaveText('News');
  const news = await readListedArticles(page);
  expect(news.filter((path) => events.includes(path))).toEqual([]);
  await kindLinks(page).getByRole('link', { name: 'All' }).click();
  await expect(pageTitle(page)).toHaveText('News and events');
});

test('[R6, R7, R9, N1] a page of the list has a history entry, an announced title, and a current link in the bar', async ({ page }) => {
  await openHydrated(page, '/news-and-events');
  const announcer = page.locator('#gatsby-announcer');
  await expect(announcer).toHaveAttribute('aria-live', 'assertive');
  const all = await readListedArticles(page);
  await kindLinks(page).getByRole('link', { name: 'Events' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news-and-events/events');
  await expect(announcer).toContainText('Events');
  await expect(pageTitle(page)).toHaveText('Events');
  await expect(kindLinks(page).locator('[aria-current]')).toHaveText('Events only');
  const events = await readListedArticles(page);
  expect(events.length).toBeLessThan(all.length);
  await expect(page.getByRole('banner').locator('a[aria-current="page"]')).toHaveText(/^news$/i);
  await page.goBack();
  await expect(pageTitle(page)).toHaveText('News and events');
  await expect(announcer).toContainText('News and events');
  expect(await readListedArticles(page)).toEqual(all);
});
