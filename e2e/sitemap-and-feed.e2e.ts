import { expect, type Page, test } from '@playwright/test';
import { site } from './content';
import { type HtmlHead, parseHead } from './html-head';
import { readBuiltHtml, openRoutes, routes } from './built-site';

/** The texts of the elements of a name in an XML document, which the browser must be able to read. */
const readXmlTexts = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([text, tag]) => {
      const parsed = new DOMParser().parseFromString(text!, 'text/xml');
      const fault = parsed.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent);
      return [...parsed.getElementsByTagName(tag!)].map((element) => element.textContent);
    },
    [xml, name],
  );

test('[S1] the sitemap lists every page that search engines may list, and no other', async ({ page, request }) => {
  const listed = await readXmlTexts(page, await (await request.get('/sitemap.xml')).text(), 'loc');
  const heads: HtmlHead[] = [];
  for (const path of [...openRoutes, '/404', '/admin', '/maintenance']) heads.push(await parseHead(page, readBuiltHtml(path)));
  const mayBe = heads.filter(({ meta }) => meta.robots === undefined);
  // The error page, the editors’, that of a closed site, the search and the board.
  expect(heads.length - mayBe.length).toBe(5);
  expect(listed).toEqual(mayBe.flatMap(({ canonicals }) => canonicals).sort());
  expect(listed.length).toBeGreaterThan(20);
});

test('[S1, R8] every address of the sitemap answers at once with the page that calls it its own', async ({ page, request }) => {
  for (const address of await readXmlTexts(page, await (await request.get('/sitemap.xml')).text(), 'loc')) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect([response.status(), (await parseHead(page, await response.text())).canonicals]).toEqual([200, [address]]);
  }
});

test('[S1] the sitemap says of no page that it changed in the future', async ({ page, request }) => {
  const dates = await readXmlTexts(page, await (await request.get('/sitemap.xml')).text(), 'lastmod');
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
});

test('[S1] robots.txt names the sitemap at the site’s own address', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

test('[S1] every page that may be listed names the feed, and its foot leads there', async ({ page, request }) => {
  for (const route of openRoutes) expect((await parseHead(page, readBuiltHtml(route))).feeds).toEqual(['/rss.xml']);
  await page.goto('/news-and-events');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'RSS' });
  const response = await request.get((await link.getAttribute('href'))!);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
});

test('[S1] the feed holds each article, with pages and pictures that are there for other sites', async ({ page, request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  const links = (await readXmlTexts(page, feed, 'link')).map((link) => new URL(link).pathname);
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
