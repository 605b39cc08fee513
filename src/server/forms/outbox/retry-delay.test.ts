import { expect, test } from '@jest/globals';
import { getRetryDelay } from './retry-delay';

test('[A4] tries grow further apart, and end', () => {
  const waits = Array.from({ length: 10 }, (_, at) => getRetryDelay(at + 1)!);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect([waits[0], getRetryDelay(11)]).toEqual([60_000, undefined]);
});
