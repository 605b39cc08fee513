import type { RateHit } from '../model/service-types';
import type { Database } from './database';
import { keyedHash } from './secrets';
import { toManilaDay } from '../../../domain/dates/manila-day';

/** Counts in fixed windows, shared by every process on the database. */
export function createRateLimits(database: Database, secretOf: (name: string) => Promise<string>) {
  return {
    /**
     * A hash of something personal under the day's salt. The purge deletes the salt, and then nobody can tell whose it was, or
     * that it was the same on two days.
     */
    async hashForDay(text: string, now: Date): Promise<string> {
      return keyedHash(await secretOf(`salt ${toManilaDay(now)}`), text).slice(0, 32);
    },

    /** Counts each hit in its present window, and gives how often it has been counted there, this time included, and when the window ends. */
    async recordHits(hits: readonly RateHit[], now: Date): Promise<{ subject: string; times: number; endsAt: Date }[]> {
      // In one order everywhere, so that two requests never wait for each other.
      const sorted = [...hits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
      const rows = sorted.map(({ subject, seconds }) => {
        const began = Math.floor(now.getTime() / 1000 / seconds) * seconds;
        return [subject, new Date(began * 1000), new Date((began + seconds) * 1000)];
      });
      const places = rows.map((_, at) => `($${at * 3 + 1}, $${at * 3 + 2}::timestamptz, $${at * 3 + 3}::timestamptz, 1)`);
      const counted = await database.query<{ subject: string; times: number; ends_at: Date }>(
        `INSERT INTO hit AS before (subject, began_at, ends_at, times) VALUES ${places.join(', ')}
         ON CONFLICT (subject, began_at) DO UPDATE SET times = before.times + 1 RETURNING subject, times, ends_at`,
        rows.flat(),
      );
      return counted.map(({ subject, times, ends_at }) => ({ subject, times, endsAt: ends_at }));
    },
  };
}
