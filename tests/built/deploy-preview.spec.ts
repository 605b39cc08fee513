import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openRoutes } from '../support/built-site';
import { type RunningServer, startServer } from '../support/built-site-server';
import { site } from '../support/content';
import { parseHead } from '../support/html-head';

const folder = '.builds/preview';
const origin = 'https://deploy-preview-7.example';

test('[C4] every page of a preview has its canonical and its picture for sharing at the address of the preview', () => {
  for (const route of openRoutes) {
    const { canonicals, image } = parseHead(readFileSync(join(folder, 'public', route, 'index.html'), 'utf8'));
    expect(canonicals).toEqual([origin + route]);
    expect(new URL(image).origin).toBe(origin);
    expect(new URL(image).origin).not.toBe(new URL(site.url).origin);
  }
});

test.describe('a preview', () => {
  test.describe.configure({ mode: 'default' });
  let preview: RunningServer;

  test.beforeAll(async () => {
    preview = await startServer(folder);
  });

  test.afterAll(() => preview.stop());

  test('[C4] a preview answers with `noindex`, and the site itself does not', async ({ request }) => {
    const readRobots = async (url: string) => (await request.get(url)).headers()['x-robots-tag'];
    for (const path of ['/', '/our-story', '/no-such-page', '/page-data/our-story/page-data.json'])
      expect([await readRobots(preview.url + path), await readRobots(path)]).toEqual(['noindex', undefined]);
  });

  test('[C4, S1] a preview lets crawlers read that, has no sitemap, and its feed has the address of the preview', async ({ request }) => {
    expect(await (await request.get(`${preview.url}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    expect((await request.get(`${preview.url}/sitemap.xml`)).status()).toBe(404);
    const feed = await (await request.get(`${preview.url}/rss.xml`)).text();
    expect(feed).toContain(`<link>${origin}/article/`);
    expect(feed).not.toContain(site.url);
  });
});
