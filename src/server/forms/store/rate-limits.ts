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
    async recordHits(hits: readonly RateHit[], now: Date): Promise<{ subject: string; times: number; endsAt: Date }[]> {
      // Every request locks rows in the same order, which prevents deadlocks.
      const sorted = [...hits].sort((a, b) => (a.subject < b.subject ? -1 : 1));
      const rows = sorted.map(({ subject, seconds }) => {
        const startsAt = Math.floor(now.getTime() / 1000 / seconds) * seconds;
        return [subject, new Date(startsAt * 1000), new Date((startsAt + seconds) * 1000)];
      });
      const parameters = rows.map((_, index) => [1, 2, 3].map((offset) => `$${index * 3 + offset}`));
      const tuples = parameters.map(([subject, start, end]) => `(${subject}, ${start}::timestamptz, ${end}::timestamptz, 1)`);
      const counts = await database.query<{ subject: string; times: number; ends_at: Date }>(
        `INSERT INTO hit AS before (subject, began_at, ends_at, times) VALUES ${tuples.join(', ')}
         ON CONFLICT (subject, began_at) DO UPDATE SET times = before.times + 1 RETURNING subject, times, ends_at`,
        rows.flat(),
      );
      return counts.map(({ subject, times, ends_at }) => ({ subject, times, endsAt: ends_at }));
    },
  };
}
