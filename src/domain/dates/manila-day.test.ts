import { expect, test } from '@jest/globals';
import { toManilaDay } from './manila-day';

test('the day in Manila begins at 16:00 UTC', () => {
  expect(toManilaDay(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
  expect(toManilaDay(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});
