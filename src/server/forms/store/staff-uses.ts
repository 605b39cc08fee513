import type { Mail, StaffUse } from '../model/service-types';
import type { Database, Queryable } from './database';
import { enqueueMail } from './outbox';
import { maintain } from './retention';

/** A page that is opened within a minute after another use belongs to that use. */
const insertUseSql = `INSERT INTO inquiry_use (inquiry, at, action, detail)
  SELECT number, $2, $3, $4 FROM inquiry WHERE reference = $1 AND ($3 <> 'opened' OR NOT EXISTS (
    SELECT FROM inquiry_use WHERE inquiry = number AND at > $2::timestamptz - interval '1 minute'
  ))`;

const insertUse = (tx: Queryable, reference: string, { action, detail, at }: StaffUse) =>
  tx.query(insertUseSql, [reference, at, action, detail]);

/** Creates the queries for the staff's links. An inquiry that was erased meanwhile changes nothing. */
export function createStaffUses(database: Database) {
  return {
    /** What the staff did with an inquiry, the oldest first. */
    listUses: (reference: string): Promise<StaffUse[]> =>
      database.query<StaffUse>(
        'SELECT at, action, detail FROM inquiry_use JOIN inquiry ON number = inquiry WHERE reference = $1 ORDER BY at',
        [reference],
      ),

    recordUse: async (reference: string, use: StaffUse): Promise<void> => {
      await insertUse(database, reference, use);
    },

    /** Marks an inquiry as answered, or as not answered. */
    setAnswered: (reference: string, isAnswered: boolean, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.query('UPDATE inquiry SET answered_at = $2 WHERE reference = $1', [reference, isAnswered ? now : null]);
        await insertUse(tx, reference, { action: isAnswered ? 'answered' : 'reopened', detail: null, at: now });
      }),

    /** Queues a mail with the files of an inquiry: to a colleague, or to the staff once more. */
    mailInquiry: (reference: string, mail: Mail, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        const [inquiry] = await tx.query<{ number: number | string }>('SELECT number FROM inquiry WHERE reference = $1', [reference]);
        if (!inquiry) return;
        await enqueueMail(tx, { inquiry: Number(inquiry.number) }, mail, now);
        await insertUse(tx, reference, { action: mail.to === null ? 'renewed' : 'forwarded', detail: mail.to, at: now });
      }),

    /** Deletes an inquiry with its files, its waiting mails and its uses. */
    async eraseInquiry(reference: string): Promise<void> {
      await database.query('DELETE FROM inquiry WHERE reference = $1', [reference]);
      await maintain(database, ['VACUUM inquiry_file']);
    },
  };
}
