import { expect, test } from '@jest/globals';
import { afterSampleTime, dayMs, sampleTime } from './store.fixture';
import { findPurgeProblem } from './retention';

const minuteAgo = afterSampleTime(-60_000);

test.each([
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
])('[A12] %s', (_, databaseDifference, lastAt, expired, total, problem) => {
  const facts = {
    now: sampleTime,
    databaseNow: afterSampleTime(databaseDifference),
    lastAt,
    retentionDays: 730,
    lastRetentionDays: null,
    counts: [{ table: 'inquiry', expired, total }],
  };
  expect(findPurgeProblem(facts)?.includes(problem ?? '')).toBe(problem && true);
});

test.each([
  [730, 730, undefined],
  [730, null, undefined],
  [730, 365, undefined],
  [73, 730, true],
])(
  '[A12] fifty of fifty rows are deleted after %s days, and the last purge had %s: refused is %s',
  (retentionDays, lastRetentionDays, refused) => {
    const counts = [{ table: 'inquiry', expired: 50, total: 50 }];
    const facts = { now: sampleTime, databaseNow: sampleTime, lastAt: minuteAgo, retentionDays, lastRetentionDays, counts };
    expect(findPurgeProblem(facts)?.includes('RETENTION_DAYS may be wrong')).toBe(refused);
  },
);
