import { toIsoDayStart } from '../../../domain/date-formats';
import { toManilaDay } from '../../../domain/dates';
import type { RateHit } from '../model/service-types';
import type { Database } from './database';
import { keyedHash } from './secrets';

/**
 * The parts of a statement that counts hits, for WITH. `hits` is JSON, `now` a moment; `condition` is what must hold, besides that no window is
 * full. `refused` has the windows that are full. A window of a day is a day in Manila, as for the salt of the hashes. Requests that arrive at
 * the same time may all find a window below its limit; then the counts afterwards refuse those over it.
 */
export const createHitParts = (hits: string, now: string, condition = 'true'): string => `
  given AS (
    SELECT subject, "limit", COALESCE(amount, 1) AS amount, start AS began_at, start + seconds * interval '1 second' AS ends_at
    FROM jsonb_to_recordset(${hits}::text::jsonb) AS hits (subject text, seconds int, "limit" bigint, amount int),
      date_bin(seconds * interval '1 second', ${now}::timestamptz, '${toIsoDayStart('1970-01-01')}') AS start
  ), full_before AS (
    SELECT subject, given.ends_at FROM given LEFT JOIN hit USING (subject, began_at) WHERE COALESCE(times, 0) + amount > "limit"
  ), counted AS (
    INSERT INTO hit AS before (subject, began_at, ends_at, times)
    SELECT subject, began_at, ends_at, amount FROM given WHERE ${condition} AND NOT EXISTS (SELECT FROM full_before)
    -- Every request locks rows in the order of their subjects, which prevents deadlocks.
    ORDER BY subject
    ON CONFLICT (subject, began_at) DO UPDATE SET times = before.times + excluded.times RETURNING subject, times, ends_at
  ), refused AS (
    SELECT subject, ends_at FROM full_before
    UNION ALL SELECT subject, counted.ends_at FROM counted JOIN given USING (subject) WHERE times > "limit"
  )`;

const recordHitsSql = `WITH ${createHitParts('$1', '$2')} SELECT max(ends_at) AS "endsAt" FROM refused`;

/** Creates the counters for rate limits. They use fixed windows, and all processes on the database share them. */
export function createRateLimits(database: Database, getSecret: (name: string) => Promise<string>) {
  return {
    /**
     * Hashes personal data with the salt of the day. When the purge has deleted the salt, hashes cannot be traced to a person, nor
     * compared between days.
     */
    async hashForDay(text: string, now: Date): Promise<string> {
      return keyedHash(await getSecret(`salt ${toManilaDay(now)}`), text).slice(0, 32);
    },

    /**
     * Counts each hit in its current window, or none of them if one would exceed its limit: a refused request stores nothing. Returns
     * the end of the last window that is full, or undefined if the hits are counted.
     */
    async recordHits(hits: readonly RateHit[], now: Date): Promise<Date | undefined> {
      const [full] = await database.query<{ endsAt: Date | null }>(recordHitsSql, [JSON.stringify(hits), now]);
      return full?.endsAt ?? undefined;
    },
  };
}
