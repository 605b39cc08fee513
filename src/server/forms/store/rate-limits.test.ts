import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { dayMs, afterSampleTime, sampleTime } from './inquiry.fixture';
import { useStore } from './store.fixture';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A5] parallel hits are counted in windows up to their limits', async () => {
    // Parallel hits may be counted beyond a limit: that of `b` is above their number.
    const hits = [
      { subject: 'b', seconds: 600, limit: 12 },
      { subject: 'a', seconds: 60, limit: 4 },
    ];
    const record = (ms: number) => context.store.recordHits(hits, afterSampleTime(ms));
    const refusals = await Promise.all(Array.from({ length: 10 }, () => record(0)));
    expect(refusals.filter((endsAt) => endsAt === undefined)).toHaveLength(4);
    expect(await record(59_999)).toEqual(afterSampleTime(60_000));
    const counted = await context.database.query<{ times: number }>(`SELECT times FROM hit WHERE subject = 'b'`);
    for (let times = counted[0]!.times; times < 12; times += 1) expect(await record((times - 3) * 60_000)).toBeUndefined();
    expect(await record(599_999)).toEqual(afterSampleTime(600_000));
  });

  test('[A5] a refused request stores no row and counts nothing', async () => {
    const record = (visitor: string) =>
      context.store.recordHits(
        [
          { subject: 'network', seconds: 600, limit: 1 },
          { subject: visitor, seconds: 3600, limit: 5 },
        ],
        sampleTime,
      );
    expect(await record('first')).toBeUndefined();
    for (let count = 0; count < 20; count += 1) expect(await record(`visitor ${count}`)).toEqual(afterSampleTime(600_000));
    expect(await context.store.recordHits([{ subject: 'closed', seconds: 60, limit: 0 }], sampleTime)).toEqual(afterSampleTime(60_000));
    expect(await context.database.query('SELECT subject, times FROM hit ORDER BY subject')).toEqual([
      { subject: 'first', times: 1 },
      { subject: 'network', times: 1 },
    ]);
  });

  test('[A5] a window of a day ends with the day in Manila, as the hash of an address does', async () => {
    const record = (time: string) => context.store.recordHits([{ subject: 'mailbox', seconds: 86_400, limit: 1 }], new Date(time));
    const midnight = '2027-03-06T00:00:00+08:00';
    expect(await record('2027-03-05T07:59:00+08:00')).toBeUndefined();
    expect(await record('2027-03-05T08:01:00+08:00')).toEqual(new Date(midnight));
    expect(await record(midnight)).toBeUndefined();
  });

  test('[A5] the hash of an address changes every day', async () => {
    const today = await context.store.hashForDay('203.0.113.7', sampleTime);
    expect(today).toMatch(/^[0-9a-f]{32}$/);
    expect(await context.store.hashForDay('203.0.113.7', afterSampleTime(3_600_000))).toBe(today);
    expect(await context.store.hashForDay('203.0.113.7', afterSampleTime(dayMs))).not.toBe(today);
  });
});
