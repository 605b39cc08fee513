import { expect, test } from '@jest/globals';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { join } from 'node:path';
import { countCases, fc } from '../../domain/fast-check.fixture';
import { findRedirect } from '../../domain/route-rules';
import { removeTestSite, startTestSite, writeTestSite } from './host.fixture';
import { createRedirectIndex, type HostRedirect, parseHeaders, parseRedirects } from './host-rules';

test('[X4, M2] the headers and redirects of a new build apply at once', async () => {
  const renewed = await startTestSite({ 'index.html': 'one', _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/old /a\n' });
  const state = async () => {
    const [home, old] = [await renewed.request('/', {}, 'GET'), await renewed.request('/old', {}, 'GET')];
    return [home.headers['x-frame-options'], old.headers.location];
  };
  expect(await state()).toEqual(['DENY', '/a']);
  renewed.writeFile('_headers', '/*\n  X-Frame-Options: SAMEORIGIN\n');
  renewed.writeFile('_redirects', '/old /b\n');
  expect(await state()).toEqual(['SAMEORIGIN', '/b']);
  await renewed.close();
});

const redirects = '# old\n\n/a /b\n/c https://x.example/:id 302!\n/d/* /e/:splat 200\n/404 /404.html 404!\n/café /x#y 301\n';
const headers = `/*
  X-Frame-Options: DENY
/
  Link: </a.woff2>; rel=preload, </b.avif>; rel=preload
/article/:id/:slug
  Content-Security-Policy: default-src 'none'; img-src data: https://logos.example
/static/*
  Cache-Control: public, max-age=31536000, immutable
/maps & (plans)/a+b.js
  Content-Type: text/calendar; charset=utf-8
`;
const paths = [
  '/',
  '/article/7/a-b',
  '/article/7',
  '/Article/7/a/',
  '/static',
  '/statics',
  '/static/a/b',
  '/maps & (plans)/a+b.js',
  '/maps & (plans)/aab.js',
];

test('[M2, X4] redirects and headers are read as Netlify reads them', async () => {
  const root = writeTestSite({ _redirects: redirects, _headers: headers });
  const netlify = {
    ...(await parseAllRedirects({ redirectsFiles: [join(root, '_redirects')], configRedirects: [], minimal: false })),
    ...(await parseAllHeaders({ headersFiles: [join(root, '_headers')] as never[], netlifyConfigPath: undefined, minimal: false })),
  };
  removeTestSite(root);
  expect(parseRedirects(redirects)).toEqual({
    redirects: (netlify.redirects as { path: string; to: string; status?: number; force: boolean }[]).map((rule) => ({
      from: rule.path,
      to: rule.to,
      status: rule.status ?? 301,
      isForced: rule.force,
    })),
    errors: [],
  });
  const own = parseHeaders(headers);
  const readOwn = (path: string) => own.headers.flatMap(({ pattern, values }) => (pattern.test(path) ? values : []));
  const readNetlify = (path: string) =>
    netlify.headers.flatMap(({ forRegExp, values }) => (forRegExp?.test(path) ? Object.entries(values as Record<string, string>) : []));
  expect([own.errors, paths.map(readOwn)]).toEqual([[], paths.map(readNetlify)]);
  expect(paths.map((path) => readOwn(path).length)).toEqual([2, 2, 1, 2, 2, 2, 2, 2, 1]);
});

test.each([
  ['a line without a target', '/a'],
  ['a rule for one country', '/a /b 302 Country=ph'],
  ['a rule for a query', '/a id=:id /b 302'],
  ['a rule for another host', 'https://old.example/a /b'],
  ['a proxy to another site', '/api/* https://api.example/:splat 200'],
])('%s is an error, and the other rules apply', (_, line) => {
  expect(parseRedirects(`${line}\n/ok /fine\n`)).toMatchObject({
    redirects: [{ from: '/ok' }],
    errors: [`_redirects: "${line}" is not supported`],
  });
});

const createRedirect = (from: string, to: string): HostRedirect => ({ from, to, status: 301, isForced: false });

test('[R4] with rules for ten thousand articles, a path is matched with few of them', () => {
  const articles = Array.from({ length: 10_000 }, (_, index) => createRedirect(`/article/${index}/*`, `/to/${index}`));
  const data = createRedirect('/:step/_payload.json', '/to/0');
  const find = createRedirectIndex([data, ...articles]);
  expect(find('/article/7/any')).toEqual([data, articles[7]]);
  expect(find('/static/a.avif')).toEqual([data]);
});

test('[M2, R4] the index finds the same rule as a search through all rules', () => {
  const step = fc.constantFrom('a', 'b', 'café', 'caf%C3%A9', '9', ':name', 'c d');
  const from = fc
    .tuple(fc.array(step, { maxLength: 3 }), fc.boolean())
    .map(([steps, isOpen]) => `/${[...steps, ...(isOpen ? ['*'] : [])].join('/')}`);
  const requested = fc
    .array(fc.constantFrom('a', 'b', 'caf%C3%A9', '%61', '9', 'c%20d', ''), { maxLength: 4 })
    .map((steps) => `/${steps.join('/')}`);
  fc.assert(
    fc.property(fc.array(from, { maxLength: 8 }), requested, (patterns, pathname) => {
      const rules = patterns.map((pattern, index) => createRedirect(pattern, `/to/${index}`));
      expect(findRedirect(createRedirectIndex(rules)(pathname), pathname, '')).toEqual(findRedirect(rules, pathname, ''));
    }),
    { numRuns: countCases(2_000) },
  );
});
