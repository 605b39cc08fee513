import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { brands, formTypes, site } from './content';
import { type HtmlHead, parseHead } from './html-head';
import { readBuiltHtml, builtPaths, isBuilt, openRoutes, routes } from './built-site';

test('[R1] the build makes a page for everything the product names', () => {
  const named = ['/', '/careers', '/service', '/our-story', '/maintenance', '/news-and-events', '/search'];
  const brandPages = brands.map(({ name }) => `/brand-partners/${name}`);
  const forms = formTypes.map((type) => `/contact-us/${type}`);
  expect(routes).toEqual(expect.arrayContaining([...named, ...brandPages, ...forms]));
  expect(routes.filter((path) => /^\/article\/\d+\/[a-z0-9-]+$/.test(path))).not.toEqual([]);
  expect(isBuilt('404.html')).toBe(true);
});

for (const route of openRoutes) {
  test(`[R1] ${route} is answered 200`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
  });
}

for (const route of routes) {
  test(`[R1, R8] ${route} has one heading, a title, a description, its address, and a picture of the size it says for sharing`, async ({
    page,
    request,
  }) => {
    const { titles, description, canonicals, image, headings, language, meta } = await parseHead(page, readBuiltHtml(route));
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
    expect(titles).toEqual([expect.stringMatching(/\S/)]);
    expect(description).toMatch(/\S/);
    expect(canonicals).toEqual([site.url + (route === '/' ? '/' : route.replace(/\/$/, ''))]);
    expect(new URL(image).origin).toBe(new URL(site.url).origin);
    expect(isBuilt(decodeURIComponent(new URL(image).pathname))).toBe(true);
    expect(meta).toMatchObject({ 'og:title': titles[0], 'og:description': description, 'og:url': canonicals[0], 'og:locale': 'en_PH' });
    expect([language, meta['twitter:card'], meta['og:image:type']]).toEqual(['en', 'summary_large_image', 'image/jpeg']);
    expect(meta['og:image:alt']).toMatch(/\S/);
    const answer = await request.get(new URL(image).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([String(width), String(height)]).toEqual([meta['og:image:width'], meta['og:image:height']]);
    const isArticle = route.startsWith('/article/');
    expect(meta['og:type']).toBe(isArticle ? 'article' : 'website');
    expect(meta['article:published_time'] ?? '').toMatch(isArticle ? /^\d{4}-\d{2}-\d{2}T00:00:00\+08:00$/ : /^$/);
  });
}

test('[R1] no two pages have the same title or the same description', async ({ page }) => {
  const heads: HtmlHead[] = [];
  for (const html of [...routes, '/404'].map(readBuiltHtml)) heads.push(await parseHead(page, html));
  const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(twice(heads.map(({ titles }) => titles.join()))).toEqual([]);
  expect(twice(heads.map(({ description }) => description))).toEqual([]);
});

test('[R1] no two pages are shared with the same picture', async ({ page }) => {
  const images: string[] = [];
  for (const html of [...routes, '/404'].map(readBuiltHtml)) images.push((await parseHead(page, html)).image);
  expect(new Set(images).size).toBe(images.length);
});

test('[R8] no page has an address that ends in a slash', () => {
  expect(builtPaths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
});
