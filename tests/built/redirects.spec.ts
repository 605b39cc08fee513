import { expect, test } from '@playwright/test';
import { routes } from '../support/built-site';
import { redirects } from '../support/content';

test('[M2] the host redirects every path of content/redirects.yaml, permanently unless the rule says otherwise, and keeps the query', async ({
  request,
}) => {
  for (const { from, to, permanent } of redirects) {
    const response = await request.get(`${from}?from=rule`, { maxRedirects: 0 });
    const [path = '', hash = ''] = to.split(/(?=#)/);
    const location = `${path}?from=rule${hash}`;
    expect.soft([response.status(), response.headers()['location']], from).toEqual([permanent === false ? 302 : 301, location]);
  }
});

test('[R4] the host redirects an article with a wrong slug to its address and keeps the query, for every article', async ({
  request,
  baseURL,
}) => {
  const articles = routes.filter((path) => path.startsWith('/article/'));
  expect(articles).not.toEqual([]);
  for (const article of articles) {
    const response = await request.get(`${article.replace(/[^/]+$/, 'a-wrong-slug')}?from=mail`, { maxRedirects: 0 });
    const target = new URL(response.headers().location ?? '', baseURL);
    expect.soft([response.status(), target.pathname, target.search], article).toEqual([301, article, '?from=mail']);
  }
});

test('[M1] while the site is open, the host sends its maintenance page to /error, which is unknown', async ({ request }) => {
  const response = await request.get('/maintenance', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/error']);
  expect((await request.get('/error')).status()).toBe(404);
});
