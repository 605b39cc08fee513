import { expect, test } from '@jest/globals';
import { getBucket, getPercentile75 } from './histogram';

test('[A8] a histogram returns the third quartile within five percent', () => {
  for (const value of [2, 37, 250, 2500, 59_000]) {
    const read = getPercentile75([{ bucket: getBucket(value), count: 1 }])!.value;
    expect(Math.abs(read / value - 1)).toBeLessThan(0.05);
  }
  const counts = [1000, 100, 200, 0].map((value) => ({ bucket: getBucket(value), count: 25 }));
  expect(getPercentile75(counts)).toEqual({ value: expect.closeTo(208, 0), count: 100 });
  expect(getPercentile75([{ bucket: getBucket(0), count: 3 }])).toEqual({ value: 0, count: 3 });
  expect(getPercentile75([])).toBeUndefined();
});
