import { expect, test } from '@jest/globals';
import { addReaderScripts } from './reader-script';

const page = '<html><body><div id="___gatsby"></div></body></html>';

test('[X9] a page refers to the reader’s scripts alone, and to those of the latest build', () => {
  const first = addReaderScripts(page, ['/runtime-1.js', '/reader-1.js']);
  expect(first).toBe(
    page.replace(
      '</body>',
      '<script src="/runtime-1.js" async data-reader></script><script src="/reader-1.js" async data-reader></script></body>',
    ),
  );
  expect(addReaderScripts(first, ['/reader-2.js'])).toBe(
    page.replace('</body>', '<script src="/reader-2.js" async data-reader></script></body>'),
  );
});

test('[X9] a page that Gatsby has not rendered stays as it is', () => {
  expect(addReaderScripts('<html><body></body></html>', ['/reader.js'])).toBe('<html><body></body></html>');
});
