import { randomUUID } from 'node:crypto';
import type { Mail } from '../model/mail';
import type { ClaimedMail, OutboxCounts } from '../model/service-types';
import type { Database, Queryable } from './database';

/** Puts a mail in the outbox, together with whatever else the transaction does. */
export async function enqueueMail(inside: Queryable, of: { inquiry?: number; subscriber?: string }, mail: Mail, now: Date): Promise<void> {
  await inside.query('INSERT INTO outbox (id, inquiry, subscriber, mail, due_at) VALUES ($1, $2, $3, $4::text::jsonb, $5)', [
    randomUUID(),
    of.inquiry ?? null,
    of.subscriber ?? null,
    JSON.stringify(mail),
    now,
  ]);
}

const claimNextSql = `UPDATE outbox SET claim = $1, tries = tries + 1, due_at = $3
  WHERE id = (
    SELECT id FROM outbox WHERE state = 'waiting' AND due_at <= $2 AND ($4 OR mail ->> 'to' IS NOT NULL)
    ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, claim, mail, tries`;

/** The mails that wait. What is claimed is nobody else's until its lease ends; a claim that was lost changes nothing. */
export function createOutbox(database: Database) {
  return {
    /** The mail that is due longest, claimed until `leaseUntil`. Mails to staff wait where `toStaff` is false. */
    async claimMail(now: Date, leaseUntil: Date, toStaff: boolean): Promise<ClaimedMail | undefined> {
      const [row] = await database.query<ClaimedMail>(claimNextSql, [randomUUID(), now, leaseUntil, toStaff]);
      return row;
    },

    /** Marks a claimed mail as sent, and forgets what it said. */
    async markSent({ id, claim }: ClaimedMail, now: Date): Promise<void> {
      await database.query(`UPDATE outbox SET state = 'sent', ended_at = $3, mail = NULL, fault = NULL WHERE id = $1 AND claim = $2`, [
        id,
        claim,
        now,
      ]);
    },

    /** Puts a claimed mail off; for good where `dueAt` is null. `fault` says why, and holds no personal data. */
    async markFailed({ id, claim }: ClaimedMail, fault: string, dueAt: Date | null, now: Date): Promise<void> {
      await database.query(
        `UPDATE outbox SET fault = $3, due_at = COALESCE($4::timestamptz, due_at),
           state = CASE WHEN $4::timestamptz IS NULL THEN 'dead' ELSE 'waiting' END,
           ended_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END
         WHERE id = $1 AND claim = $2 AND state = 'waiting'`,
        [id, claim, fault, dueAt, now],
      );
    },

    /** Lets the mails that were given up wait once more, and counts them. */
    async requeueDead(now: Date): Promise<number> {
      const rows = await database.query(
        `UPDATE outbox SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL WHERE state = 'dead' RETURNING id`,
        [now],
      );
      return rows.length;
    },

    async countOutbox(): Promise<OutboxCounts> {
      const rows = await database.query<{ state: string; count: number }>(
        'SELECT state, count(*)::int AS count FROM outbox GROUP BY state',
      );
      const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
      return { waiting: count('waiting'), dead: count('dead') };
    },
  };
}
