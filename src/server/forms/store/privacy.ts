import type { Database } from './database';
import { toManilaDay } from '../../../domain/dates/manila-day';

const day = 86_400_000;
/** A place on the list that nobody confirmed is deleted after as many days; the mail that asks for it says so. */
const unconfirmedRetentionDays = 30;
/** That a mail was sent is kept as many days, to answer whether it was. */
const sentRetentionDays = 30;

/** How much was deleted. */
export interface DeletedCounts {
  inquiries: number;
  subscribers: number;
}

/** What the Data Privacy Act asks for: to delete in time, and when someone asks. */
export function createPrivacy(database: Database) {
  return {
    /** Deletes all that is known under an e-mail address, in its normal form: inquiries with their mails, the place on the list. */
    async deleteByEmail(email: string): Promise<DeletedCounts> {
      return database.transaction(async (inside) => {
        const inquiries = await inside.query('DELETE FROM inquiry WHERE email = $1 RETURNING number', [email]);
        const subscribers = await inside.query('DELETE FROM subscriber WHERE email = $1 RETURNING id', [email]);
        return { inquiries: inquiries.length, subscribers: subscribers.length };
      });
    },

    /** Deletes what is past its time: inquiries older than `retentionDays`, places nobody confirmed, counts and salts of other days. */
    async purge(retentionDays: number, now: Date): Promise<DeletedCounts> {
      const before = (days: number) => new Date(now.getTime() - days * day);
      return database.transaction(async (inside) => {
        const inquiries = await inside.query('DELETE FROM inquiry WHERE received_at < $1 RETURNING number', [before(retentionDays)]);
        const subscribers = await inside.query('DELETE FROM subscriber WHERE confirmed_at IS NULL AND created_at < $1 RETURNING id', [
          before(unconfirmedRetentionDays),
        ]);
        await inside.query(`DELETE FROM outbox WHERE state = 'sent' AND ended_at < $1`, [before(sentRetentionDays)]);
        await inside.query('DELETE FROM hit WHERE ends_at < $1', [now]);
        await inside.query(`DELETE FROM secret WHERE name LIKE 'salt %' AND name < $1`, [`salt ${toManilaDay(before(1))}`]);
        return { inquiries: inquiries.length, subscribers: subscribers.length };
      });
    },
  };
}
