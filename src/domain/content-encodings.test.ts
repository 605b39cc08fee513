import { expect, test } from '@jest/globals';
import { isCompressedFile, isCompressible, listAcceptedEncodings } from './content-encodings';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=1.0', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br;q=0.000,gzip; q=0', []],
  ['br;q=0.01', ['br']],
  ['*', []],
  ['brown', []],
  ['', []],
])('[X7] of %j the stored encodings %j are accepted, the smallest first', (header, names) => {
  expect(listAcceptedEncodings(header).map(({ name }) => name)).toEqual(names);
});

test('[X7] text is compressed; pictures, fonts, source maps and what is compressed already are not', () => {
  const texts = 'index.html a.js a.css d/logo.svg page-data/index.json events/7.ics rss.xml robots.txt site.webmanifest'.split(' ');
  const others = ['a.js.map', 'a.avif', 'a.woff2', 'index.html.br', 'html'];
  expect([...texts, ...others].filter(isCompressible)).toEqual(texts);
  expect([...texts, ...others, 'a.gz'].filter(isCompressedFile)).toEqual(['index.html.br', 'a.gz']);
});
