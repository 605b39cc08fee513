import { expect, test } from '@jest/globals';
import { getRetryDelay } from './sender';

test('[A4] retry delays grow, and end after ten attempts', () => {
  const delays = Array.from({ length: 10 }, (_, index) => getRetryDelay(index + 1)!);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect([delays[0], getRetryDelay(11)]).toEqual([60_000, undefined]);
});
