import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { builtPaths, isBuilt, openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { brands, showrooms, site } from '../support/content';
import { parseHead } from '../support/html';

const findRepeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('[R1] the build makes a page for every route that the product names, which is answered with status 200', async ({ request }) => {
  const fixed =
    '/ /accessibility /board /careers /delivery /documents /maintenance /news-and-events /news-and-events/events /news-and-events/news /our-story /privacy /search /service /showrooms';
  const forms = ['careers', 'event', 'inquiry', 'partnership', 'showroom-visit'].map((type) => `/contact-us/${type}`);
  const openings = readdirSync('content/careers').map((file) => `/careers/${basename(file, '.md')}`);
  const entries = [...showrooms.map(({ slug }) => `/showrooms/${slug}`), ...brands.map(({ name }) => `/brand-partners/${name}`)];
  const [articles, others] = [true, false].map((isArticle) => routes.filter((path) => path.startsWith('/article/') === isArticle));
  expect(others).toEqual([...fixed.split(' '), ...forms, ...openings, ...entries].sort());
  const ids = readdirSync('content/articles').map((folder) => folder.replace('-', '/'));
  expect(articles).toEqual(ids.map((id) => `/article/${id}`));
  expect(isBuilt('404.html')).toBe(true);
  for (const route of openRoutes) expect.soft((await request.get(route, { maxRedirects: 0 })).status(), route).toBe(200);
});

test('[R1, R8] every page has heading, title, description, canonical and picture, an article its minutes', async ({ request }) => {
  for (const route of routes)
    await test.step(route, async () => {
      const { titles, description, canonicals, image, headings, language, meta } = parseHead(readBuiltHtml(route));
      expect(headings).toEqual([expect.stringMatching(/\S/)]);
      expect(titles).toEqual([expect.stringMatching(/\S/)]);
      expect(description).toMatch(/\S/);
      expect(canonicals).toEqual([site.url + (route === '/' ? '/' : route.replace(/\/$/, ''))]);
      expect(new URL(image).origin).toBe(new URL(site.url).origin);
      expect(isBuilt(decodeURIComponent(new URL(image).pathname))).toBe(true);
      expect(meta).toMatchObject({ 'og:title': titles[0], 'og:description': description, 'og:url': canonicals[0], 'og:locale': 'en_PH' });
      expect([language, meta['twitter:card'], meta['og:image:type']]).toEqual(['en', 'summary_large_image', 'image/jpeg']);
      expect(meta['og:image:alt']).toMatch(/\S/);
      const response = await request.get(new URL(image).pathname);
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      const { width, height } = await sharp(await response.body()).metadata();
      expect([String(width), String(height)]).toEqual([meta['og:image:width'], meta['og:image:height']]);
      const isArticle = route.startsWith('/article/');
      expect(meta['og:type']).toBe(isArticle ? 'article' : 'website');
      expect(readBuiltHtml(route)).toMatch(isArticle ? /\u00a0 (?:1 minute|(?:[2-9]|\d\d) minutes)</ : /^/);
      expect(meta['article:published_time'] ?? '').toMatch(isArticle ? /^\d{4}-\d{2}-\d{2}T00:00:00\+08:00$/ : /^$/);
    });
  expect(builtPaths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
});

test('[R1] no two pages have the same title or description', () => {
  const heads = [...routes, '/404'].map((path) => parseHead(readBuiltHtml(path)));
  expect(findRepeated(heads.map(({ titles }) => titles.join()))).toEqual([]);
  expect(findRepeated(heads.map(({ description }) => description))).toEqual([]);
});
