import { expect, test } from '@jest/globals';
import { diffLines, normalizePage, findChangedPages } from './changed-pages';

const createPage = (words: string, hash = '6679cb318a8f1951077d', node = '5b2f7f1e-63a7-5c0a-9d3e-1f2a3b4c5d6e') =>
  `<title>T</title><main><p>${words}</p><img src="/static/0a1b2c3d4e5f60718293a4b5c6d7e8f9/tap.avif"/></main>` +
  `<script data-scripts="/app-${hash}.js">window.___webpackCompilationHash="${hash}";</script>{"id":"${node}","staticQueryHashes":["${hash}"]}`;

const basePages = new Map([
  ['/', createPage('Home')],
  ['/article/1/brass', createPage('Brass')],
  ['/careers', createPage('Careers')],
]);

test('[E2] a build of the same content changes no page, whatever its file names', () => {
  const again = new Map(
    [...basePages].map(([path]) => [
      path,
      createPage({ '/': 'Home', '/careers': 'Careers' }[path] ?? 'Brass', '0000cb318a8f1951077d', '00000000-63a7-5c0a-9d3e-1f2a3b4c5d6e'),
    ]),
  );
  expect(findChangedPages(basePages, again)).toEqual([]);
});

test('[E2] the changed pages are those that differ, are new, or are removed', () => {
  const head = new Map([...basePages, ['/article/1/brass', createPage('Bronze')], ['/article/2/tile', createPage('Tile')]]);
  head.delete('/careers');
  expect(findChangedPages(basePages, head)).toEqual([
    { path: '/article/1/brass', change: 'changed' },
    { path: '/article/2/tile', change: 'added' },
    { path: '/careers', change: 'removed' },
  ]);
});

test('[E2] another picture changes a page', () => {
  const other = createPage('Home').replace('0a1b2c3d', 'ffffffff');
  expect(normalizePage(other)).not.toBe(normalizePage(createPage('Home')));
  expect(findChangedPages(basePages, new Map([...basePages, ['/', other]]))).toEqual([{ path: '/', change: 'changed' }]);
});

test('[E2] removed and added text of a page is listed line by line', () => {
  expect(diffLines(createPage('One</p><p>Two <b>and</b> more'), createPage('One</p><p>Two'))).toEqual({
    removedLines: ['Two and more'],
    addedLines: ['Two'],
  });
});
