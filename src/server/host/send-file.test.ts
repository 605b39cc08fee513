import type { Stats } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getEtag, isFresh } from './send-file';

const mtime = new Date('2026-11-21T08:30:00.500Z');
const stats = { size: 42, mtime } as Stats;
const etag = getEtag(stats);

test('the ETag changes with the size and the modification time', () => {
  expect(etag).toBe(`W/"42-${mtime.getTime()}"`);
});

test.each([
  ['the tag', { 'if-none-match': etag }, true],
  ['the tag in its strong form', { 'if-none-match': etag.slice(2) }, true],
  ['the tag among others', { 'if-none-match': `"other", ${etag}` }, true],
  ['any tag', { 'if-none-match': '*' }, true],
  ['another tag', { 'if-none-match': '"other"' }, false],
  ['the second of the change', { 'if-modified-since': 'Sat, 21 Nov 2026 08:30:00 GMT' }, true],
  ['an earlier second', { 'if-modified-since': 'Sat, 21 Nov 2026 08:29:59 GMT' }, false],
  ['no date', { 'if-modified-since': 'yesterday' }, false],
  ['another tag, whatever the date', { 'if-none-match': '"other"', 'if-modified-since': 'Sat, 21 Nov 2026 09:00:00 GMT' }, false],
  ['nothing', {}, false],
])('a browser that holds %s', (_, headers, isStillGood) => {
  expect(isFresh(headers, stats)).toBe(isStillGood);
});
