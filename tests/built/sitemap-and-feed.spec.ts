import { expect, test } from '@playwright/test';
import { openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { documents, site } from '../support/content';
import { parseHead, parseHtml, readXmlTexts } from '../support/html';

test('[S1, R8] robots.txt names the sitemap, which lists what may be indexed, and no date to come', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = readXmlTexts(sitemap, 'loc');
  const heads = [...openRoutes, '/404', '/admin', '/maintenance'].map((path) => parseHead(readBuiltHtml(path)));
  const indexable = heads.filter(({ meta }) => meta.robots === undefined);
  // Not indexable: the error page, the editing screen, maintenance, search and the board.
  expect(heads.length - indexable.length).toBe(5);
  const files = documents.filter(({ link }) => link === undefined).map(({ slug }) => `${site.url}/documents/${slug}.pdf`);
  expect(listed).toEqual([...indexable.flatMap(({ canonicals }) => canonicals).sort(), ...files]);
  expect(listed.length).toBeGreaterThan(20);
  expect(readXmlTexts(sitemap, 'lastmod').filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

test('[S1] every page names the feed, and its footer links to it, as a file that every browser shows', async ({ request }) => {
  for (const route of openRoutes) expect(parseHead(readBuiltHtml(route)).feeds).toEqual(['/rss.xml']);
  const links = [...parseHtml(readBuiltHtml('/news-and-events')).querySelectorAll('footer a')];
  const href = links.find(({ textContent }) => textContent.includes('RSS'))!.getAttribute('href')!;
  const response = await request.get(href);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/xml']);
});

test('[S1] the feed holds each article, with pages and pictures that other sites may fetch', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  const links = readXmlTexts(feed, 'link').map((link) => new URL(link).pathname);
  const articles = routes.filter((route) => route.startsWith('/article/'));
  expect(links.slice(1).filter((link) => !articles.includes(link))).toEqual([]);
  expect(new Set(links.slice(1)).size).toBe(Math.min(articles.length, 30));
  const enclosures = [...feed.matchAll(/<enclosure url="([^"]+)" length="(\d+)" type="([^"]+)"\/>/g)];
  expect(enclosures).toHaveLength(links.length - 1);
  for (const [, address = '', length, type] of enclosures) {
    expect(new URL(address).origin).toBe(site.url);
    const headers = (await request.get(new URL(address).pathname)).headers();
    expect([headers['content-length'], headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      length,
      type,
      'cross-origin',
    ]);
  }
  const pictures = [...feed.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
  for (const address of new Set(pictures)) expect((await request.get(new URL(address).pathname)).status()).toBe(200);
});
