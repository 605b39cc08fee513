import { expect, test } from '@jest/globals';
import { changedWords, comparable, touched } from './touched';

const page = (words: string, hash = '6679cb318a8f1951077d', node = '5b2f7f1e-63a7-5c0a-9d3e-1f2a3b4c5d6e') =>
  `<title>T</title><main><p>${words}</p><img src="/static/0a1b2c3d4e5f60718293a4b5c6d7e8f9/tap.avif"/></main>` +
  `<script data-scripts="/app-${hash}.js">window.___webpackCompilationHash="${hash}";</script>{"id":"${node}","staticQueryHashes":["${hash}"]}`;

const base = new Map([
  ['/', page('Home')],
  ['/article/1/brass', page('Brass')],
  ['/careers', page('Careers')],
]);

test('[E2] a build of the same content touches no page, whatever its files are called', () => {
  const again = new Map(
    [...base].map(([path]) => [
      path,
      page({ '/': 'Home', '/careers': 'Careers' }[path] ?? 'Brass', '0000cb318a8f1951077d', '00000000-63a7-5c0a-9d3e-1f2a3b4c5d6e'),
    ]),
  );
  expect(touched(base, again)).toEqual([]);
});

test('[E2] the pages that a change touches are those that differ, are new, or are gone', () => {
  const head = new Map([...base, ['/article/1/brass', page('Bronze')], ['/article/2/tile', page('Tile')]]);
  head.delete('/careers');
  expect(touched(base, head)).toEqual([
    { path: '/article/1/brass', how: 'changed' },
    { path: '/article/2/tile', how: 'added' },
    { path: '/careers', how: 'removed' },
  ]);
});

test('[E2] another picture touches a page', () => {
  const other = page('Home').replace('0a1b2c3d', 'ffffffff');
  expect(comparable(other)).not.toBe(comparable(page('Home')));
  expect(touched(base, new Map([...base, ['/', other]]))).toEqual([{ path: '/', how: 'changed' }]);
});

test('[E2] the words of a page that went and came are told line by line', () => {
  expect(changedWords(page('One</p><p>Two <b>and</b> more'), page('One</p><p>Two'))).toEqual({ gone: ['Two and more'], come: ['Two'] });
});
