import { randomUUID } from 'node:crypto';
import type { ClaimedMail, InquiryFile, Mail, PendingMail, Recipient } from '../model/service-types';
import type { Database, Queryable } from './database';

/** Selects the files of an inquiry as JSON. As Base64, because PGlite turns each byte of a bytea into a string of its own: 4 MB take two seconds. */
export const createFilesSql = (inquiry: string): string => `(
    SELECT COALESCE(jsonb_agg(jsonb_build_object('name', name, 'type', type, 'base64', encode(bytes, 'base64')) ORDER BY position), '[]')
    FROM inquiry_file WHERE inquiry_file.inquiry = ${inquiry}
  )`;

/** A file as JSON. */
export type FileRow = Record<'name' | 'type' | 'base64', string>;

export const toFile = ({ base64, ...file }: FileRow): InquiryFile => ({ ...file, bytes: Buffer.from(base64, 'base64') });

const queueMailSql = `INSERT INTO outbox (id, about, subscriber, mail, due_at)
  SELECT gen_random_uuid(), number, $2, mail, $4
  FROM (SELECT $1::text AS reference, $3::text::jsonb AS mail) AS given
    LEFT JOIN (SELECT number FROM inquiry WHERE reference = $1 FOR KEY SHARE) AS named ON true
  WHERE reference IS NULL OR number IS NOT NULL`;

/** Queues a mail of an inquiry, of a subscriber, or of neither. Of an inquiry that was or is being erased there is none. */
export const queueMail = (tx: Queryable, mail: Mail, dueAt: Date, of: { reference?: string; subscriber?: string } = {}) =>
  tx.query(queueMailSql, [of.reference, of.subscriber, JSON.stringify(mail), dueAt]);

/**
 * Deletes the mails of an inquiry that wait or were given up, and go to an address that is not that of its sender. Whoever was told there of
 * closed hours was not the sender: the next job tells them, or the staff.
 */
export async function withdrawMails(tx: Queryable, number: number, to: string | null): Promise<void> {
  await tx.query(`DELETE FROM outbox WHERE about = $1 AND state <> 'sent' AND mail ->> 'to' = $2`, [number, to]);
  await tx.query('UPDATE inquiry SET told_at = NULL, told_mail = NULL WHERE number = $1', [number]);
}

/** The condition and the order are those of the index `outbox_claim`. */
const claimNextSql = `WITH claimed AS (
    UPDATE outbox SET claim = $1, tries = tries + 1, due_at = $3
    WHERE id = (
      SELECT id FROM outbox
      WHERE state = 'waiting' AND due_at <= $2 AND (CASE WHEN mail ->> 'to' IS NULL THEN 'staff' ELSE 'visitor' END) = $4
      ORDER BY tries, due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, claim, mail, tries, unknowns, about
  )
  SELECT id, claim, mail, tries, unknowns, (SELECT inquiry.id FROM inquiry WHERE number = claimed.about) AS "inquiryId",
    CASE WHEN mail ? 'withFiles' THEN ${createFilesSql('claimed.about')} ELSE '[]' END AS files FROM claimed`;

/**
 * After the sixth attempt a mail has failed for an hour (`sender.ts`); one that is due for an hour is taken by nobody. A mailbox that refuses its
 * mail is a visitor's: anybody can mistype an address.
 */
const stuckMailsSql = `SELECT FROM outbox WHERE state = 'waiting' AND (tries >= 6 OR due_at < $1::timestamptz - interval '1 hour')
  OR state = 'dead' AND (mail ->> 'to' IS NULL OR fault NOT LIKE 'EENVELOPE 5%') LIMIT 1`;

const maxStaffMails = 100;

const withoutFilesSql = `mail - 'withFiles' || '{"areFilesRefused": true}'`;

interface Failure {
  errorCode: string;
  isUnknown: boolean;
  areFilesRefused?: boolean;
  dueAt: Date | null;
}

interface ClaimedRow extends Omit<ClaimedMail, 'files'> {
  files: FileRow[];
}

/** Creates the queries on the outbox. A claimed mail belongs to one sender until its lease ends; an expired claim changes nothing. */
export function createOutbox(database: Database) {
  return {
    /** Claims the due mail that was tried least until `leaseUntil`, with the files of its inquiry. */
    async claimMail(now: Date, leaseUntil: Date, recipient: Recipient): Promise<ClaimedMail | undefined> {
      const [row] = await database.query<ClaimedRow>(claimNextSql, [randomUUID(), now, leaseUntil, recipient]);
      return row && { ...row, files: row.files.map(toFile) };
    },

    async markSent({ id, claim }: ClaimedMail, now: Date): Promise<void> {
      await database.query(`UPDATE outbox SET state = 'sent', ended_at = $3, mail = NULL, fault = NULL WHERE id = $1 AND claim = $2`, [
        id,
        claim,
        now,
      ]);
    },

    /**
     * Postpones a claimed mail until `dueAt`, or gives it up if `dueAt` is null. `isUnknown` says that the server may have accepted it,
     * `areFilesRefused` that it goes without its files from now on.
     */
    async markFailed({ id, claim }: ClaimedMail, { errorCode, isUnknown, areFilesRefused, dueAt }: Failure, now: Date): Promise<void> {
      await database.query(
        `UPDATE outbox SET fault = $3, unknowns = unknowns + $6::int, mail = CASE WHEN $7 THEN ${withoutFilesSql} ELSE mail END, due_at = COALESCE($4::timestamptz, due_at),
           state = CASE WHEN $4::timestamptz IS NULL THEN 'dead' ELSE 'waiting' END,
           ended_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END
         WHERE id = $1 AND claim = $2 AND state = 'waiting'`,
        [id, claim, errorCode, dueAt, now, isUnknown ? 1 : 0, areFilesRefused ?? false],
      );
    },

    /** Postpones the waiting mails to a domain until `dueAt`. Those that are due later keep their time. */
    async postponeDomain(domain: string, dueAt: Date): Promise<void> {
      await database.query(
        `UPDATE outbox SET due_at = $2 WHERE state = 'waiting' AND due_at < $2 AND lower(split_part(mail ->> 'to', '@', 2)) = $1`,
        [domain, dueAt],
      );
    },

    /**
     * Deletes the mails to the staff that wait beyond the newest hundred, and returns their number: as long as nobody has said who the staff
     * are, they wait without end. What they are about is stored all the same.
     */
    async trimStaffMails(): Promise<number> {
      const sql = `DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox WHERE state = 'waiting' AND mail ->> 'to' IS NULL ORDER BY due_at DESC, id OFFSET ${maxStaffMails}
      ) RETURNING id`;
      return (await database.query(sql)).length;
    },

    /** Makes the mails due that would wait longer than any attempt or confirmation does: their times are of a clock that was ahead. */
    async recallMails(now: Date): Promise<void> {
      await database.query(`UPDATE outbox SET due_at = $1 WHERE state = 'waiting' AND due_at > $1::timestamptz + interval '2 days'`, [now]);
    },

    /** The mails that wait and those that were given up, at most a hundred, the most tried first. */
    listPendingMails: (): Promise<PendingMail[]> =>
      database.query<PendingMail>(
        `SELECT state, reference, mail ->> 'to' AS "to", tries, fault, due_at AS "dueAt"
         FROM outbox LEFT JOIN inquiry ON number = about WHERE state <> 'sent' ORDER BY tries DESC, due_at LIMIT 100`,
      ),

    /**
     * Queues the mails again that were given up, and those that wait for a later attempt if `includesWaiting`. Returns their number. A mail
     * that is due in a few minutes may be in the hands of a sender, whose lease is shorter.
     */
    async requeue(includesWaiting: boolean, now: Date): Promise<number> {
      const rows = await database.query(
        `UPDATE outbox SET state = 'waiting', tries = 0, due_at = $1, ended_at = NULL,
           unknowns = CASE state WHEN 'dead' THEN 0 ELSE unknowns END
         WHERE state = 'dead' OR ($2 AND state = 'waiting' AND tries > 0 AND due_at > $1::timestamptz + interval '4 minutes') RETURNING id`,
        [now, includesWaiting],
      );
      return rows.length;
    },

    areMailsStuck: async (now: Date): Promise<boolean> => (await database.query(stuckMailsSql, [now])).length > 0,

    async countOutbox(): Promise<{ waiting: number; dead: number }> {
      const [counts] = await database.query<{ waiting: number; dead: number }>(
        `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'dead')::int AS dead FROM outbox`,
      );
      return counts!;
    },
  };
}
