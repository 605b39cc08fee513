import { toManilaDay } from '../../../domain/dates/dates';
import type { RateHit } from '../model/service-types';
import type { Database } from './database';
import { keyedHash } from './secrets';

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

    /** Counts each hit in its current window. Returns the count, this hit included, and the end of the window. */
    recordHits(hits: readonly RateHit[], now: Date): Promise<{ subject: string; times: number; endsAt: Date }[]> {
      // Every request locks rows in the order of their subjects, which prevents deadlocks.
      return database.query(
        `INSERT INTO hit AS before (subject, began_at, ends_at, times)
         SELECT subject, start, start + seconds * interval '1 second', 1
         FROM jsonb_to_recordset($1::text::jsonb) AS given (subject text, seconds int),
           date_bin(seconds * interval '1 second', $2::timestamptz, 'epoch') AS start
         ORDER BY subject
         ON CONFLICT (subject, began_at) DO UPDATE SET times = before.times + 1 RETURNING subject, times, ends_at AS "endsAt"`,
        [JSON.stringify(hits), now],
      );
    },
  };
}
