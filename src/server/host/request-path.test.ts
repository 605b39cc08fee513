import { expect, test } from '@jest/globals';
import { isPrivatePath, parseRequestPath } from './host';

test('a URL is parsed into path and query', () => {
  expect(parseRequestPath('/a%20b/c?x=1&y=2')).toEqual({ pathname: '/a%20b/c', decoded: '/a b/c', search: '?x=1&y=2' });
  expect(parseRequestPath('/')).toEqual({ pathname: '/', decoded: '/', search: '' });
  expect(parseRequestPath('/a?b?c')).toEqual({ pathname: '/a', decoded: '/a', search: '?b?c' });
});

test('[M2] every character of a file name is decoded, but no slash', () => {
  const name = `a@b & c+d,e=f;g:h$i?j#k%2Fl`;
  expect(parseRequestPath(`/static/${encodeURIComponent(name)}`)?.decoded).toBe(`/static/${name}`);
  expect(parseRequestPath('/static%2F..%2fpackage.json')?.decoded).toBe('/static%2F..%2fpackage.json');
});

test.each(['/%', '/%zz', '/%E0%A4', '/a%00b', '', '*', 'http://elsewhere.example/a'])('%j is malformed', (url) => {
  expect(parseRequestPath(url)).toBeUndefined();
});

test.each([
  '/..',
  '/../package.json',
  '/a/../../b',
  '/..\\package.json',
  '/.git/config',
  '/static/.env',
  '/_redirects',
  '/_headers',
  '/index.html.br',
  '/a.gz',
])('%s is hidden', (path) => {
  expect(isPrivatePath(path)).toBe(true);
});

test.each(['/', '/our-story', '/a.b/c..d', '/.well-known/security.txt', '/page-data/_x', '/a/_headers', '/a.br/b'])(
  '%s is not hidden',
  (path) => {
    expect(isPrivatePath(path)).toBe(false);
  },
);
