import { expect, test } from '@jest/globals';
import { withDeferredScripts } from './deferred-scripts';

const page = (scripts: string) => `<body><script>window.a=1</script>${scripts}<!-- slice-end --></body>`;
const early =
  '<script src="/runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';

test('the scripts of a page are named, in their order, for one that fetches them later', () => {
  const html = withDeferredScripts(page(early));
  expect(html).toContain('<script data-scripts="/runtime-1.js /framework-1.js /app-1.js">');
  expect(html).not.toContain(' async>');
  expect(html).toMatch(/^<body><script>window\.a=1<\/script><script data-scripts/);
  expect(html).toMatch(/<\/script><!-- slice-end --><\/body>$/);
});

test('React starts by itself before the script that starts the page', () => {
  expect(withDeferredScripts(page(early), '/react-1.js')).toContain('data-scripts="/runtime-1.js /framework-1.js /react-1.js /app-1.js"');
});

test('what fetches them is the same text in every page, so that the security policy knows it by one hash', () => {
  const textOf = (html: string) => /data-scripts="[^"]*">([\s\S]*?)<\/script>/.exec(html)![1];
  expect(textOf(withDeferredScripts(page(early)))).toBe(textOf(withDeferredScripts(page(early.replaceAll('-1', '-2')))));
});

test('a page whose scripts are late already, and one without any, stay as they are', () => {
  const late = withDeferredScripts(page(early));
  expect(withDeferredScripts(late)).toBe(late);
  expect(withDeferredScripts(page(''))).toBe(page(''));
});

test('what an older build put there to fetch them is renewed', () => {
  const late = withDeferredScripts(page(early));
  expect(withDeferredScripts(late.replace('AbortController', 'Older'))).toBe(late);
});
