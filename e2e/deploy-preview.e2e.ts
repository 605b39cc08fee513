import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '../tests/support/built-site-server';

test.describe.configure({ mode: 'default' });

let preview: RunningServer;

test.beforeAll(async () => {
  preview = await startServer('.builds/preview');
});

test.afterAll(() => preview.stop());

for (const javaScriptEnabled of [true, false])
  test(`[C3, R9, X2] a preview has the drafts, and older news on a second page, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: preview.url, javaScriptEnabled });
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
