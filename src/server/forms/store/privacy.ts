import { toManilaDay } from '../../../domain/dates/dates';
import type { DeletedCounts } from '../model/service-types';
import type { Database } from './database';

const day = 86_400_000;
/** Unconfirmed subscribers are deleted after this number of days; the confirmation mail states it. */
const unconfirmedRetentionDays = 30;
/** The record that a mail was sent is kept this number of days. */
const sentRetentionDays = 30;

/** Frees the space of deleted files at once: the embedded database never does so by itself. */
const vacuumFilesSql = 'VACUUM inquiry_file';

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
      await database.exec(vacuumFilesSql);
      return deleted;
    },

    /** Deletes inquiries older than `retentionDays`, unconfirmed subscribers, records of sent mails, and past hits and salts. */
    async purge(retentionDays: number, now: Date): Promise<DeletedCounts> {
      const daysAgo = (days: number) => new Date(now.getTime() - days * day);
      const deleted = await database.transaction(async (tx) => {
        const inquiries = await tx.query('DELETE FROM inquiry WHERE received_at < $1 RETURNING number', [daysAgo(retentionDays)]);
        const subscribers = await tx.query('DELETE FROM subscriber WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id', [
          daysAgo(unconfirmedRetentionDays),
        ]);
        await tx.query(`DELETE FROM outbox WHERE state = 'sent' AND ended_at < $1`, [daysAgo(sentRetentionDays)]);
        await tx.query('DELETE FROM hit WHERE ends_at < $1', [now]);
        await tx.query(`DELETE FROM secret WHERE name LIKE 'salt %' AND name < $1`, [`salt ${toManilaDay(daysAgo(1))}`]);
        return { inquiries: inquiries.length, subscribers: subscribers.length };
      });
      await database.exec(vacuumFilesSql);
      return deleted;
    },
  };
}
