import { randomUUID } from 'node:crypto';
import type { ClaimedMail, Mail, OutboxCounts } from '../model/service-types';
import type { Database, Queryable } from './database';
import { selectFiles } from './files';

/** Adds a mail to the outbox in a transaction. The mail is deleted with its `owner`. */
export async function enqueueMail(tx: Queryable, owner: { inquiry?: number; subscriber?: string }, mail: Mail, now: Date): Promise<void> {
  await tx.query('INSERT INTO outbox (id, inquiry, subscriber, mail, due_at) VALUES ($1, $2, $3, $4::text::jsonb, $5)', [
    randomUUID(),
    owner.inquiry ?? null,
    owner.subscriber ?? null,
    JSON.stringify(mail),
    now,
  ]);
}

const claimNextSql = `UPDATE outbox SET claim = $1, tries = tries + 1, due_at = $3
  WHERE id = (
    SELECT id FROM outbox WHERE state = 'waiting' AND due_at <= $2 AND ($4 OR mail ->> 'to' IS NOT NULL)
    ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, claim, mail, tries, inquiry`;

interface ClaimedRow extends Omit<ClaimedMail, 'files'> {
  inquiry: number | string | null;
}

/** Creates the queries on the outbox. A claimed mail belongs to one sender until its lease ends; an expired claim changes nothing. */
export function createOutbox(database: Database) {
  return {
    /** Claims the mail that has been due longest until `leaseUntil`, with the files of its inquiry. Skips mails to the staff if `toStaff` is false. */
    async claimMail(now: Date, leaseUntil: Date, toStaff: boolean): Promise<ClaimedMail | undefined> {
      const [row] = await database.query<ClaimedRow>(claimNextSql, [randomUUID(), now, leaseUntil, toStaff]);
      if (!row) return undefined;
      const { inquiry, ...claimed } = row;
      return { ...claimed, files: inquiry === null ? [] : await selectFiles(database, inquiry) };
    },

    /** Marks a claimed mail as sent, and deletes its content. */
    async markSent({ id, claim }: ClaimedMail, now: Date): Promise<void> {
      await database.query(`UPDATE outbox SET state = 'sent', ended_at = $3, mail = NULL, fault = NULL WHERE id = $1 AND claim = $2`, [
        id,
        claim,
        now,
      ]);
    },

    /** Postpones a claimed mail until `dueAt`, or gives it up if `dueAt` is null. `errorCode` contains no personal data. */
    async markFailed({ id, claim }: ClaimedMail, errorCode: string, dueAt: Date | null, now: Date): Promise<void> {
      await database.query(
        `UPDATE outbox SET fault = $3, due_at = COALESCE($4::timestamptz, due_at),
           state = CASE WHEN $4::timestamptz IS NULL THEN 'dead' ELSE 'waiting' END,
           ended_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END
         WHERE id = $1 AND claim = $2 AND state = 'waiting'`,
        [id, claim, errorCode, dueAt, now],
      );
    },

    /** Queues the mails that were given up again, and returns their number. */
    async requeueDead(now: Date): Promise<number> {
      const rows = await database.query(
        `UPDATE outbox SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL WHERE state = 'dead' RETURNING id`,
        [now],
      );
      return rows.length;
    },

    /** The number of mails that wait, and of those that were given up. */
    async countOutbox(): Promise<OutboxCounts> {
      const rows = await database.query<{ state: string; count: number }>(
        'SELECT state, count(*)::int AS count FROM outbox GROUP BY state',
      );
      const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
      return { waiting: count('waiting'), dead: count('dead') };
    },
  };
}
