import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration';

const kindLinks = (page: Page) => page.getByRole('navigation', { name: 'News and events by kind' });
const pageTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const readListedArticles = (page: Page) =>
  page.locator('main ol li').evaluateAll((rows) => [...new Set(rows.map((row) => row.querySelector('a')!.getAttribute('href')!))]);

for (const javaScriptEnabled of [true, false])
  test(`[R9, X2] the list is narrowed by links to pages, ${javaScriptEnabled ? 'by script' : 'with no script'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
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
    await context.close();
  });

test('[R6, R7, N1] a page of the list is a page: back leads from it, it is named, and the bar knows where it is', async ({ page }) => {
  await openHydrated(page, '/news-and-events');
  await kindLinks(page).getByRole('link', { name: 'Events' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#gatsby-announcer')).toContainText('Events');
  await expect(page.getByRole('banner').locator('a[aria-current="page"]')).toHaveText(/^news$/i);
  await page.goBack();
  await expect(pageTitle(page)).toHaveText('News and events');
});

const changedBuild = join('.builds', 'changed', 'public');
const readChangedHtml = (path: string) => readFileSync(join(changedBuild, path, 'index.html'), 'utf8');
const listPaths = ['/', '/news-and-events', '/news-and-events/news', '/brand-partners/kohler'];

for (const path of listPaths) {
  test(`[R9] ${path}, built from a cache, shows an added article and another’s new title`, () => {
    expect(readChangedHtml(path)).toContain('Added just now');
    expect(readChangedHtml(path)).toContain('Again, what unlacquered brass does in ten years');
    expect(readChangedHtml(path)).not.toContain('>What unlacquered brass does in ten years');
  });
}

test('[R9] an article taken away is on no page of a build made from a cache, and its own is gone', () => {
  const gone = '/article/8/setting-out-a-bathroom';
  expect(existsSync(join('public', gone, 'index.html'))).toBe(true);
  expect(existsSync(join(changedBuild, gone, 'index.html'))).toBe(false);
  for (const path of [...listPaths, '/news-and-events/events', '/brand-partners/falper', '/article/7/an-evening-with-three-tile-houses'])
    expect(readChangedHtml(path)).not.toContain(gone);
});
