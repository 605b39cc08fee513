import { type APIRequestContext, expect, test } from '@playwright/test';
import { readBuiltHtml, openRoutes } from './built-site';

const findLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const findInternalPaths = (route: string): string[] => [
  ...new Set(
    findLinks(readBuiltHtml(route))
      .filter(isInternal)
      .map((href) => href.replace(/#.*$/, '')),
  ),
];

async function requestStatus(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location } = response.headers();
  return response.status() === 301 && location && isInternal(location) ? requestStatus(request, location) : response.status();
}

const statusByPath = new Map<string, Promise<number>>();

function getStatus(request: APIRequestContext, path: string): Promise<number> {
  const answer = statusByPath.get(path) ?? requestStatus(request, path);
  statusByPath.set(path, answer);
  return answer;
}

for (const route of openRoutes) {
  test(`[R8] the links on ${route} end in no slash and lead to pages`, async ({ request }) => {
    const paths = findInternalPaths(route);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => /[^/]\/(?:\?|$)/.test(path))).toEqual([]);
    const answered = await Promise.all(paths.map(async (path) => ({ path, status: await getStatus(request, path) })));
    expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
  });
}
