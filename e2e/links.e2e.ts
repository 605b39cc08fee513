import { type APIRequestContext, expect, test } from '@playwright/test';
import { builtHtml, openRoutes } from './site';

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const pathsOf = (route: string): string[] => [
  ...new Set(
    linksOf(builtHtml(route))
      .filter(isInternal)
      .map((href) => href.replace(/#.*$/, '')),
  ),
];

async function ask(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path, { maxRedirects: 0 });
  const { location } = response.headers();
  return response.status() === 301 && location && isInternal(location) ? ask(request, location) : response.status();
}

const answers = new Map<string, Promise<number>>();

function answerOf(request: APIRequestContext, path: string): Promise<number> {
  const answer = answers.get(path) ?? ask(request, path);
  answers.set(path, answer);
  return answer;
}

for (const route of openRoutes) {
  test(`[R8] the links on ${route} end in no slash and lead to pages`, async ({ request }) => {
    const paths = pathsOf(route);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => /[^/]\/(?:\?|$)/.test(path))).toEqual([]);
    const answered = await Promise.all(paths.map(async (path) => ({ path, status: await answerOf(request, path) })));
    expect(answered.filter(({ status }) => status !== 200)).toEqual([]);
  });
}
