import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from './content';
import { parseHead } from './html-head';
import { type RunningServer, startServer } from './built-site-server';
import { openRoutes } from './built-site';

const folder = '.builds/preview';
const origin = 'https://deploy-preview-7.example';

test('[C4] every page of a preview is canonical at the preview’s own address, and its pictures for sharing too', async ({ page }) => {
  for (const route of openRoutes) {
    const { canonicals, image } = await parseHead(page, readFileSync(join(folder, 'public', route, 'index.html'), 'utf8'));
    expect(canonicals).toEqual([origin + route]);
    expect(new URL(image).origin).toBe(origin);
    expect(new URL(image).origin).not.toBe(new URL(site.url).origin);
  }
});

test.describe('a preview', () => {
  let preview: RunningServer;

  test.beforeAll(async () => {
    preview = await startServer(folder);
  });

  test.afterAll(() => preview.stop());

  for (const javaScriptEnabled of [true, false])
    test(`[C3, R9, X2] has the drafts, and the older news on a second page, ${javaScriptEnabled ? 'by script' : 'with no script'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: preview.url, javaScriptEnabled });
      const page = await context.newPage();
      const heading = page.getByRole('heading', { level: 1 });
      const shown = () => page.locator('main ol a').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
      await page.goto('/news-and-events');
      const newer = await shown();
      const pages = page.getByRole('navigation').filter({ has: page.locator('[rel="next"]') });
      await expect(pages.locator('[aria-current="page"]')).toHaveText('Page 1 of 2');
      await pages.locator('[rel="next"]').click();
      await expect(page).toHaveURL('/news-and-events/page/2');
      await expect(heading).toBeVisible();
      await expect(page.getByRole('link', { name: /Draft 1$/ }).first()).toBeVisible();
      const older = await shown();
      expect(older.filter((path) => newer.includes(path))).toEqual([]);
      expect(older.length).toBeGreaterThan(0);
      const { titles } = await parseHead(page, readFileSync(join(folder, 'public', 'news-and-events', 'index.html'), 'utf8'));
      expect(titles).not.toContain(await page.title());
      await page.locator('[rel="prev"]').click();
      await expect(page).toHaveURL('/news-and-events');
      await context.close();
    });

  test('[C4] asks search engines to stay away, and the site itself does not', async ({ request }) => {
    const robots = async (url: string) => (await request.get(url)).headers()['x-robots-tag'];
    for (const path of ['/', '/our-story', '/no-such-page', '/page-data/our-story/page-data.json'])
      expect([await robots(preview.url + path), await robots(path)]).toEqual(['noindex', undefined]);
  });

  test('[C4, S1] lets crawlers in to read that, and has no sitemap; its feed names the preview', async ({ request }) => {
    expect(await (await request.get(`${preview.url}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    expect((await request.get(`${preview.url}/sitemap.xml`)).status()).toBe(404);
    const feed = await (await request.get(`${preview.url}/rss.xml`)).text();
    expect(feed).toContain(`<link>${origin}/article/`);
    expect(feed).not.toContain(site.url);
  });
});
