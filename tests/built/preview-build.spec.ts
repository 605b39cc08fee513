import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openRoutes, readBuiltHtml } from '../support/built-site';
import { test } from '../support/builds';
import { site } from '../support/content';
import { parseHead } from '../support/html';

const folder = '.builds/preview/public';
const origin = 'https://deploy-preview-7.example';

test('[C4] every page of a preview has its canonical and its picture for sharing at the address of the preview', () => {
  for (const route of openRoutes) {
    const { canonicals, image } = parseHead(readBuiltHtml(route, folder));
    expect(canonicals).toEqual([origin + route]);
    expect(new URL(image).origin).toBe(origin);
    expect(new URL(image).origin).not.toBe(new URL(site.url).origin);
  }
});

test('[C4, S1] a preview has `noindex`, robots that let it be read, no sitemap, and a feed of its own', async ({ request, preview }) => {
  const readRobots = async (url: string) => (await request.get(url)).headers()['x-robots-tag'];
  for (const path of ['/', '/our-story', '/no-such-page', '/page-data/our-story/page-data.json'])
    expect([await readRobots(preview + path), await readRobots(path)]).toEqual(['noindex', undefined]);
  expect(await (await request.get(`${preview}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
  expect((await request.get(`${preview}/sitemap.xml`)).status()).toBe(404);
  const feed = await (await request.get(`${preview}/rss.xml`)).text();
  expect(feed).toContain(`<link>${origin}/article/`);
  expect(feed).not.toContain(site.url);
});

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:html|js|json|css)$/.test(file) && !file.startsWith('static') && statSync(join(root, file)).isFile(),
  );
const hasEditMode = (root: string) => (file: string) => /edit-mode|source-map\.json/.test(readFileSync(join(root, file), 'utf8'));

test('[E5] a build for visitors has no code of the edit switch, and a preview has it on every page', () => {
  expect(listFiles('public').filter(hasEditMode('public'))).toEqual([]);
  expect(['edit-mode.js', 'source-map.json'].filter((name) => existsSync(join('public/admin', name)))).toEqual([]);
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !/^(?:admin|_gatsby)/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((file) => !hasEditMode(folder)(file))).toEqual([]);
});
