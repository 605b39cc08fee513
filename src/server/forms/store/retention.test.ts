import { expect, test } from '@jest/globals';
import { afterSampleTime, dayMs, sampleTime } from './store.fixture';
import { findPurgeProblem } from './retention';

const minuteAgo = afterSampleTime(-60_000);

test.each<[rule: string, number, Date | null, expired: number, total: number, problem?: string, lastDays?: number | null]>([
  ['a regular purge deletes fifty, whatever their share', 0, minuteAgo, 50, 50, undefined],
  ['a regular purge deletes a fifth', 0, minuteAgo, 200, 1000, undefined],
  ['more than fifty and more than a fifth are refused', 0, minuteAgo, 201, 1000, 'rows of inquiry'],
  ['after weeks, a fifth is deleted', 0, afterSampleTime(-30 * dayMs), 2, 10, undefined],
  ['after weeks, more than a fifth is refused, however few', 0, afterSampleTime(-30 * dayMs), 3, 10, 'rows of inquiry'],
  ['the first purge, too', 0, null, 3, 10, 'rows of inquiry'],
  ['a purge before the last one, too', 0, afterSampleTime(1100 * dayMs), 3, 10, 'rows of inquiry'],
  ['nothing is refused when nothing is past its time', 0, null, 0, 0, undefined],
  ['a clock that is days ahead of that of the database is refused', -1100 * dayMs, minuteAgo, 0, 0, 'differ by 26400 hours'],
  ['a clock that is behind, too', 2 * 3_600_000, minuteAgo, 0, 0, 'differ by 2 hours'],
  ['fifty of fifty are deleted after the same period', 0, minuteAgo, 50, 50, undefined, 730],
  ['fifty of fifty are deleted after a longer period', 0, minuteAgo, 50, 50, undefined, 365],
  ['fifty of fifty are refused after a shorter period', 0, minuteAgo, 50, 50, 'RETENTION_DAYS may be wrong', 7300],
])('[A12] %s', (_, databaseDifference, lastAt, expired, total, problem, lastRetentionDays = null) => {
  const facts = {
    now: sampleTime,
    databaseNow: afterSampleTime(databaseDifference),
    lastAt,
    retentionDays: 730,
    lastRetentionDays,
    counts: [{ table: 'inquiry', expired, total }],
  };
  expect(findPurgeProblem(facts)?.includes(problem ?? '')).toBe(problem && true);
});
