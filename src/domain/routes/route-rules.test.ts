import { expect, test } from '@jest/globals';
import { matchRedirect } from './route-rules';

const rules = [
  { from: '/partners', to: '/#partners', status: 301 },
  { from: '/blog/:year/:slug', to: '/news/:slug?from=:year', status: 301 },
  { from: '/away/*', to: 'https://elsewhere.example/:splat', status: 302 },
];

test.each([
  ['/partners', '', '/#partners'],
  ['/partners/', '?a=1', '/?a=1#partners'],
  ['/blog/2024/tiles', '?a=1', '/news/tiles?from=2024'],
  ['/away/a/b', '?q=2', 'https://elsewhere.example/a/b?q=2'],
  ['/away', '', 'https://elsewhere.example/'],
])('[M2] in the browser %s%s redirects to %s', (path, search, to) => {
  expect(matchRedirect(rules, path, search)).toBe(to);
});

test.each(['/', '/careers', '/blog/2024', '/partners/kohler', '/%E0%A4%A'])('[M2] in the browser %s matches no rule', (path) => {
  expect(matchRedirect(rules, path, '')).toBeUndefined();
});

test('[M1] in the browser every path but the maintenance page redirects to it', () => {
  const closed = [{ from: '/*', to: '/maintenance', status: 302 }];
  expect(matchRedirect(closed, '/careers', '')).toBe('/maintenance');
  expect(matchRedirect(closed, '/', '')).toBe('/maintenance');
  expect(matchRedirect(closed, '/maintenance', '')).toBeUndefined();
});
