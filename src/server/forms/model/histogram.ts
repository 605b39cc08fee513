/** The ratio between two buckets: a value read from a histogram is off by five percent at most. */
const growth = 1.1;

/** The bucket of a value. Bucket 0 has the values up to 1. */
export const getBucket = (value: number): number => (value <= 1 ? 0 : Math.round(Math.log(value) / Math.log(growth)));

const getBucketValue = (bucket: number): number => (bucket === 0 ? 0 : growth ** bucket);

/** A bucket and the number of values in it. */
export interface BucketCount {
  bucket: number;
  count: number;
}

/** The value that three of four values do not exceed, and the number of values; undefined if there are none. */
export function getPercentile75(counts: readonly BucketCount[]): { value: number; count: number } | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let left = total * 0.75;
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    left -= count;
    if (left <= 0) return { value: getBucketValue(bucket), count: total };
  }
  return undefined;
}
