import { expect, test } from '@jest/globals';
import { toManilaDay } from './manila-day';

test('the day turns at midnight in Manila, sixteen hundred Greenwich', () => {
  expect(toManilaDay(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21');
  expect(toManilaDay(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});
