import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { deferScripts } from './deferred-scripts';

const scripts = { reader: ['/runtime-2.js', '/reader-2.js'], app: ['/framework-2.js', '/react-2.js', '/app-2.js'] };
const page = (tags: string) => `<body><script>window.___webpackCompilationHash="1"</script>${tags}<!-- slice-end --></body>`;
const asyncTags =
  '<script src="/runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';
const defer = (html: string) => deferScripts(html, 'index.html', scripts);

test('[X9] a page loads the scripts of a reader, and one inline script names the others in their order', () => {
  expect(defer(page(asyncTags))).toMatch(
    /<\/script><script src="\/runtime-2\.js" async><\/script><script src="\/reader-2\.js" async><\/script><script data-scripts="\/framework-2\.js \/react-2\.js \/app-2\.js">[^]+<\/script><!-- slice-end --><\/body>$/,
  );
});

test('a page with deferred scripts does not change, and that of an older build is renewed; a file that is no page stays as it is', () => {
  const deferred = defer(page(asyncTags));
  expect(defer(deferred)).toBe(deferred);
  expect(defer(deferred.replaceAll('-2.js', '-1.js').replace('AbortController', 'Older'))).toBe(deferred);
  expect(defer('<body></body>')).toBe('<body></body>');
});

test('Gatsby writes adjacent script tags that are async', () => {
  const extractor = readFileSync('node_modules/gatsby/dist/utils/gatsby-webpack-stats-extractor.js', 'utf8');
  expect(extractor).toContain('assetSliceContents.push(`<script src="${this.publicPath}/${asset}" async></script>`)');
  expect(extractor).toContain('assetSliceContents.join(``)');
});
