import { expect, test } from '@jest/globals';
import { type TimingCount, type TimingMetric, getBucket, getPercentile75 } from './model/timings';
import { formatVitals } from './vitals-table';

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

const createCount = (day: string, metric: TimingMetric, value: number, count: number, page = 'home'): TimingCount => ({
  day,
  metric,
  page,
  connection: '4g',
  bucket: getBucket(value),
  count,
});

test('[A8] a day is printed beside its week, by kind of page and connection, and increases are marked', () => {
  const counts = [
    createCount('2026-11-23', 'lcp', 2400, 60),
    createCount('2026-11-22', 'lcp', 1500, 400),
    createCount('2026-11-23', 'cls', 100, 60),
    createCount('2026-11-21', 'cls', 100, 60),
    createCount('2026-11-23', 'ttfb', 900, 20, 'article/*'),
    createCount('2026-11-22', 'ttfb', 100, 900, 'article/*'),
  ];
  const lines = formatVitals('2026-11-23', counts, [{ day: '2026-11-23', page: 'home', error: 'app.js:1:7', count: 3 }]).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^LCP {3}home +2\d{3} ms of 60 +week 1\d{3} ms of 400 +WORSE$/));
  expect(lines).toContainEqual(expect.stringMatching(/^CLS {3}over 4g +0\.\d{3} of 60 +week 0\.\d{3} of 60$/));
  // Too few visits to be compared.
  expect(lines).toContainEqual(expect.stringMatching(/^TTFB {2}article\/\* +\d{3} ms of 20 +week \d{2,3} ms of 900$/));
  expect(lines.at(-1)).toBe('    3 × app.js:1:7 on home');
});

test('[A8] a day without visits is reported', () => {
  expect(formatVitals('2026-11-23', [createCount('2026-11-22', 'lcp', 1500, 400)], [])).toContain('Nothing was reported.');
});
