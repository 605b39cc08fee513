import { expect, test } from '@jest/globals';
import { getReadingMinutes } from './reading-time';

test('reading takes at least a minute, and about 238 words a minute', () => {
  expect(getReadingMinutes('')).toBe(1);
  expect(getReadingMinutes('word '.repeat(238 * 3))).toBe(3);
  expect(getReadingMinutes('## don’t count *marks* — 12 – or digits')).toBe(1);
});
