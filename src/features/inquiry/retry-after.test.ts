import { expect, test } from '@jest/globals';
import { parseRetryAfter, formatWait } from './retry-after';

const now = Date.parse('2026-11-21T08:00:00Z');

test.each([
  ['600', 600],
  [' 5 ', 5],
  ['Sat, 21 Nov 2026 08:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('[A3] Retry-After %s is %s seconds away', (retryAfter, seconds) => {
  expect(parseRetryAfter(retryAfter, now)).toBe(seconds);
});

test.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
])('[A3] a wait of %d seconds is formatted as %s', (seconds, words) => {
  expect(formatWait(seconds, 'en')).toBe(words);
});
