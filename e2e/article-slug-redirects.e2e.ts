import { expect, test } from '@playwright/test';
import { routes } from './built-site';

const articles = routes.filter((path) => path.startsWith('/article/'));

for (const article of articles) {
  const wrong = article.replace(/[^/]+$/, 'a-wrong-slug');

  test(`[R4] ${wrong} leads to ${article}`, async ({ request, baseURL }) => {
    const response = await request.get(`${wrong}?from=mail`, { maxRedirects: 0 });
    const target = new URL(response.headers().location ?? '', baseURL);
    expect([response.status(), target.pathname, target.search]).toEqual([301, article, '?from=mail']);
  });
}
