import { toIsoDayStart } from '../../../domain/date-formats';
import { toManilaDay } from '../../../domain/dates';
import type { RateHit } from '../model/service-types';
import type { Database } from './database';
import { keyedHash } from './secrets';

/** Windows begin with the day in Manila. */
const origin = `timestamptz '${toIsoDayStart('1970-01-01')}'`;

/**
 * The parts of a statement that counts hits, for WITH. `hits` is JSON, `now` a moment; `condition` is what must hold, besides that no window is
 * full. `refused` has the windows that are full. A window of a day is a day in Manila, as for the salt of the hashes. Requests that arrive at
 * the same time may all find a window below its limit; then the counts afterwards refuse those over it.
 */
export const createHitParts = (hits: string, now: string, condition = 'true'): string => `
  given AS (
    SELECT subject, "limit", COALESCE(amount, 1) AS amount, start AS began_at, start + seconds * interval '1 second' AS ends_at
    FROM jsonb_to_recordset(${hits}::text::jsonb) AS hits (subject text, seconds int, "limit" bigint, amount int),
      date_bin(seconds * interval '1 second', ${now}::timestamptz, ${origin}) AS start
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

/**
 * The parts of a statement that takes a place for a mail, for WITH. `limits` is JSON as `hits` above, `stored` a part before, which is empty if
 * there is no mail. `place` has the moment at which the mail may be sent: now, or the next hour of the day in whose windows there is room; null if
 * there is none until the hashes of the day end.
 */
export const createPlaceParts = (limits: string, now: string, stored: string): string => `
  limits AS (
    SELECT subject, seconds * interval '1 second' AS width, "limit"
    FROM jsonb_to_recordset(${limits}::text::jsonb) AS limits (subject text, seconds int, "limit" bigint)
  ), place AS (
    SELECT min(at) AS at
    FROM generate_series(0, 23) AS hours,
      GREATEST(${now}::timestamptz, date_bin('1 hour', ${now}::timestamptz + hours * interval '1 hour', ${origin})) AS at
    WHERE date_bin('1 day', at, ${origin}) = date_bin('1 day', ${now}::timestamptz, ${origin}) AND NOT EXISTS (
      SELECT FROM limits JOIN hit USING (subject) WHERE began_at = date_bin(width, at, ${origin}) AND times >= "limit"
    )
  ), placed AS (
    INSERT INTO hit AS before (subject, began_at, ends_at, times)
    SELECT subject, date_bin(width, at, ${origin}), date_bin(width, at, ${origin}) + width, 1
    FROM limits, place WHERE at IS NOT NULL AND EXISTS (SELECT FROM ${stored}) ORDER BY subject
    ON CONFLICT (subject, began_at) DO UPDATE SET times = before.times + 1
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
