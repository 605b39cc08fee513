import { type ErrorCount, type TimingCount, type TimingMetric, getPercentile75, timingMetrics } from './model/timings';

/** A day is compared with the week before it where both have this number of values. */
const minCount = 50;
/** From this ratio on a day is called worse than its week. */
const worseRatio = 1.15;

const formatValue = (metric: TimingMetric, value: number): string =>
  metric === 'cls' ? (value / 1000).toFixed(3) : `${Math.round(value)} ms`;

/** A part of the visits: all, those of a kind of page, or those over a kind of connection. */
interface Part {
  name: string;
  includes: (count: TimingCount) => boolean;
}

const listParts = (counts: readonly TimingCount[]): Part[] => [
  { name: 'all pages', includes: () => true },
  ...[...new Set(counts.map(({ page }) => page))].sort().map((name) => ({ name, includes: ({ page }: TimingCount) => page === name })),
  ...[...new Set(counts.map(({ connection }) => connection))]
    .sort()
    .map((name) => ({ name: `over ${name}`, includes: ({ connection }: TimingCount) => connection === name })),
];

function formatRow(metric: TimingMetric, { name, includes }: Part, counts: readonly TimingCount[], day: string): string[] {
  const own = counts.filter((count) => count.metric === metric && includes(count));
  const today = getPercentile75(own.filter((count) => count.day === day));
  const week = getPercentile75(own.filter((count) => count.day !== day));
  if (!today) return [];
  const isComparable = week !== undefined && Math.min(today.count, week.count) >= minCount;
  const isWorse = isComparable && today.value > week.value * worseRatio;
  const cells = [
    metric.toUpperCase().padEnd(5),
    name.padEnd(20),
    formatValue(metric, today.value).padStart(9),
    `of ${today.count}`.padEnd(10),
    week ? `week ${formatValue(metric, week.value)} of ${week.count}` : 'week –',
    isWorse ? ' WORSE' : '',
  ];
  return [cells.join(' ').trimEnd()];
}

/**
 * Formats the third quartiles of a day beside those of the week before it, for each metric by kind of page and connection, and the script
 * errors of the day. `counts` has the day and its week.
 */
export function formatVitals(day: string, counts: readonly TimingCount[], errors: readonly ErrorCount[]): string {
  const parts = listParts(counts);
  const rows = timingMetrics.flatMap((metric) => parts.flatMap((part) => formatRow(metric, part, counts, day)));
  const lines = errors.map(({ error, page, count }) => `${String(count).padStart(5)} × ${error} on ${page}`);
  return [
    `${day}, three of four visits are at most at`,
    ...(rows.length > 0 ? rows : ['Nothing was reported.']),
    '',
    lines.length > 0 ? 'Script errors' : 'No script errors.',
    ...lines,
  ].join('\n');
}
