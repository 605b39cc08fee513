import { type APIRequestContext, expect, test } from '@playwright/test';
import { builtPaths, openRoutes, routes } from '../support/built-site';
import { site } from '../support/content';
import { parseOutline } from './html-outline';

// In one worker each page is parsed once.
test.describe.configure({ mode: 'default' });

const paths = [...routes, '/404'];

/** The links of a page that lead into the site. */
const listInternalLinks = (path: string): URL[] =>
  parseOutline(path)
    .links.map(({ href }) => new URL(href, site.url + path))
    .filter(({ origin }) => origin === site.url);

async function requestStatus(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.head(path, { maxRedirects: 0 });
  const { location } = response.headers();
  return response.status() === 301 && location?.startsWith('/') ? requestStatus(request, location) : response.status();
}

test('[R8, X1] the internal links of every page have no trailing slash and lead to pages or files', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const route of openRoutes) expect.soft(listInternalLinks(route), route).not.toEqual([]);
  for (const route of paths) {
    for (const { pathname } of listInternalLinks(route).filter((link) => link.pathname !== route)) pages.set(pathname, route);
  }
  expect([...pages].filter(([path]) => /[^/]\/$/.test(path))).toEqual([]);
  // page-metadata.spec.ts requests the open pages.
  const others = [...pages].filter(([path]) => !openRoutes.includes(path));
  const responses = await Promise.all(others.map(async ([path, page]) => ({ path, page, status: await requestStatus(request, path) })));
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});

test('[R8, X1] the hash of every internal link is an id on the page it leads to', () => {
  const broken = paths.flatMap((route) =>
    listInternalLinks(route)
      .filter(({ hash }) => hash !== '')
      .filter(
        ({ pathname, hash }) => !builtPaths.includes(pathname) || !parseOutline(pathname).ids.includes(decodeURIComponent(hash.slice(1))),
      )
      .map(({ href }) => `${href} on ${route}`),
  );
  expect(broken).toEqual([]);
});
