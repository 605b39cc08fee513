import type { DeletedCounts } from '../model/service-types';
import type { Database } from './database';
import { purgeExpired, vacuumTables } from './retention';

/** Creates the deletions that the Data Privacy Act requires: on request, and after the retention period. */
export function createPrivacy(database: Database) {
  return {
    /** Deletes everything with a normalized e-mail address: inquiries with their files and mails, and the subscription. */
    async deleteByEmail(email: string): Promise<DeletedCounts> {
      const deleted = await database.transaction(async (tx) => {
        const inquiries = await tx.query('DELETE FROM inquiry WHERE email = $1 RETURNING number', [email]);
        const subscribers = await tx.query('DELETE FROM subscriber WHERE email = $1 RETURNING id', [email]);
        return { inquiries: inquiries.length, subscribers: subscribers.length };
      });
      await vacuumTables(database, ['inquiry_file']);
      return deleted;
    },

    /** Deletes what is past its retention period, see purgeExpired. */
    purge: (retentionDays: number, now: Date, budget?: number): Promise<DeletedCounts> =>
      purgeExpired(database, retentionDays, now, budget),
  };
}
