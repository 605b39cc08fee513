/** What a page reports of itself: times in milliseconds, layout shift in thousandths. */
export const timingMetrics = ['ttfb', 'lcp', 'inp', 'cls'] as const;
export type TimingMetric = (typeof timingMetrics)[number];

/** The report of one page. It contains nothing about the visitor. */
export interface TimingReport {
  /** The kind of page. */
  page: string;
  connection: string;
  values: Partial<Record<TimingMetric, number>>;
  /** The place of a script error: file, line and column. */
  error: string | undefined;
}

/** How often a metric had a value. */
export interface TimingCount {
  day: string;
  metric: TimingMetric;
  page: string;
  connection: string;
  bucket: number;
  count: number;
}

export interface ErrorCount {
  day: string;
  page: string;
  error: string;
  count: number;
}

/** The ratio between two buckets: a value read from a histogram is off by five percent at most. */
const growth = 1.1;

/** The bucket of a value. Bucket 0 has the values up to 1. */
export const getBucket = (value: number): number => (value <= 1 ? 0 : Math.round(Math.log(value) / Math.log(growth)));

/** The value that three of four values do not exceed, and the number of values; undefined if there are none. */
export function getPercentile75(counts: readonly Pick<TimingCount, 'bucket' | 'count'>[]): { value: number; count: number } | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let left = total * 0.75;
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    left -= count;
    if (left <= 0) return { value: bucket === 0 ? 0 : growth ** bucket, count: total };
  }
  return undefined;
}
