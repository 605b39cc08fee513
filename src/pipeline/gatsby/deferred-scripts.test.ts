import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withDeferredScripts } from './deferred-scripts';

const page = (scripts: string) => `<body><script>window.a=1</script>${scripts}<!-- slice-end --></body>`;
const asyncTags =
  '<script src="/runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';

test('one inline script names the scripts of a page in their order, React before the script that starts the page', () => {
  const html = withDeferredScripts(page(asyncTags));
  expect(html).toContain('<script data-scripts="/runtime-1.js /framework-1.js /app-1.js">');
  expect(html).not.toContain(' async>');
  expect(html).toMatch(/^<body><script>window\.a=1<\/script><script data-scripts/);
  expect(html).toMatch(/<\/script><!-- slice-end --><\/body>$/);
  expect(withDeferredScripts(page(asyncTags), '/react-1.js')).toContain(
    'data-scripts="/runtime-1.js /framework-1.js /react-1.js /app-1.js"',
  );
});

test('the inline script is the same on every page, so that one hash in the security policy allows it', () => {
  const textOf = (html: string) => /data-scripts="[^"]*">([\s\S]*?)<\/script>/.exec(html)![1];
  expect(textOf(withDeferredScripts(page(asyncTags)))).toBe(textOf(withDeferredScripts(page(asyncTags.replaceAll('-1', '-2')))));
});

test('a page with deferred scripts and one without scripts do not change, but the inline script of an older build is renewed', () => {
  const deferred = withDeferredScripts(page(asyncTags));
  expect(withDeferredScripts(deferred)).toBe(deferred);
  expect(withDeferredScripts(page(''))).toBe(page(''));
  expect(withDeferredScripts(deferred.replace('AbortController', 'Older'))).toBe(deferred);
});

test('Gatsby writes adjacent script tags that are async', () => {
  const extractor = readFileSync('node_modules/gatsby/dist/utils/gatsby-webpack-stats-extractor.js', 'utf8');
  expect(extractor).toContain('assetSliceContents.push(`<script src="${this.publicPath}/${asset}" async></script>`)');
  expect(extractor).toContain('assetSliceContents.join(``)');
});
