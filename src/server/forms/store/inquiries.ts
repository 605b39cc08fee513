import { DatabaseUnavailable } from '../model/database-unavailable';
import { createReference } from '../model/reference';
import type { InquiryFile, InquiryOutcome, Mail, NewInquiry, RateHit, StoredInquiry, StaffUse } from '../model/service-types';
import { type Database, type Queryable, toNumbered } from './database';
import { createFilesSql, type FileRow, queueMail, toFile } from './outbox';
import { createHitParts } from './rate-limits';
import { maintain } from './retention';
import { type CounterRow, type Counter, keyedHash, runningSql, type Secrets, toCounter } from './secrets';

const toFileRow = ({ bytes, ...file }: InquiryFile, index: number): FileRow & { position: number } => {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return { ...file, base64, position: index + 1 };
};

export const inquiryColumns = `reference, key, form, answers AS "values", email, COALESCE(phones, '{}') AS phones, notice, suspected AS "isSuspected",
  received_at AS "receivedAt", answer_due_at AS "dueAt", answered_at AS "answeredAt"`;

/**
 * Stores an inquiry as `$number` if that is the next one, with its hits, files and mails, in one statement: the database may be far away. The row
 * of the counter is locked, so inquiries are stored one after another. An inquiry of before 008 has no digest: whatever has its key is the same.
 */
const addInquirySql = `WITH existing AS (
    SELECT reference, answer_due_at, COALESCE(digest = $digest, true) AS same FROM inquiry WHERE key = $key
  ), counter AS (
    SELECT last FROM inquiry_count WHERE NOT EXISTS (SELECT FROM existing) FOR UPDATE
  ), ${createHitParts('$hits', '$now', '(SELECT last FROM counter) = $number::bigint - 1')}, closed AS (
    SELECT reason FROM notice WHERE showroom = $visitShowroom AND from_at <= $visitAt AND until_at > $visitAt AND ended_at IS NULL
  ), taken AS (
    UPDATE inquiry_count SET last = $number FROM counter
    WHERE counter.last = $number::bigint - 1 AND NOT EXISTS (SELECT FROM refused) AND NOT EXISTS (SELECT FROM closed)
    RETURNING $number::bigint AS number
  ), stored AS (
    INSERT INTO inquiry (number, reference, key, digest, form, answers, email, notice, suspected, received_at, phones, answer_due_at, remind_at,
      visit_showroom, visit_at)
    SELECT number, $reference, $key, $digest, $form, $answers::text::jsonb, $email, $notice, $isSuspected, $receivedAt, $phones::text[], $dueAt, $remindAt,
      $visitShowroom, $visitAt
    FROM taken RETURNING number
  ), files AS (
    INSERT INTO inquiry_file (inquiry, position, name, type, bytes)
    SELECT number, position, name, type, decode(base64, 'base64')
    FROM stored, jsonb_to_recordset($files::text::jsonb) AS file (position int, name text, type text, base64 text)
  ), mails AS (
    INSERT INTO outbox (id, inquiry, mail, due_at)
    SELECT gen_random_uuid(), number, mail, $now FROM stored, jsonb_array_elements($mails::text::jsonb) AS mail
    WHERE mail ->> 'to' IS NULL OR NOT EXISTS (SELECT FROM blocked_address WHERE hash = $addressHash)
  )
  SELECT (SELECT number FROM stored) AS number, (SELECT last FROM counter) AS last, (SELECT last FROM inquiry_count) AS seen,
    ${runningSql} AS notices, (SELECT reference FROM existing) AS reference,
    (SELECT answer_due_at FROM existing) AS "dueAt", (SELECT same FROM existing) AS "isSame",
    (SELECT max(reason) FROM closed) AS closed,
    (SELECT jsonb_agg(jsonb_build_object('subject', subject, 'endsAt', ends_at)) FROM refused) AS refused`;

interface AddedRow extends Pick<CounterRow, 'notices'> {
  number: number | string | null;
  /** The last number, locked, and as the statement saw it. */
  last: number | string | null;
  seen: number | string;
  reference: string | null;
  dueAt: Date | null;
  isSame: boolean | null;
  closed: string | null;
  refused: { subject: string; endsAt: string }[] | null;
}

/** A page that is opened within a minute after another use belongs to that use. */
const insertUseSql = `INSERT INTO inquiry_use (inquiry, at, action, detail)
  SELECT number, $2, $3, $4 FROM inquiry WHERE reference = $1 AND ($3 <> 'opened' OR NOT EXISTS (
    SELECT FROM inquiry_use WHERE inquiry = number AND at > $2::timestamptz - interval '1 minute'
  ))`;

const insertUse = (tx: Queryable, reference: string, { action, detail, at }: StaffUse) =>
  tx.query(insertUseSql, [reference, at, action, detail]);

/** How many times an inquiry takes another number because another process took it first, before the database is too slow. */
const maxTries = 50;

/** Creates the queries on inquiries. One that was erased meanwhile changes nothing. */
export function createInquiries(database: Database, { getSecret, getCounter, hashAddress }: Secrets) {
  /** The number of the last inquiry and the closed hours, as far as this process knows. */
  let counter: Counter | undefined;
  /** The inquiries of a process take turns: all of them at once would ask for the same number. */
  let previous: Promise<unknown> = Promise.resolve();

  /** The counter after an inquiry was not stored. What a statement saw before it waited may be older than the number that it locked. */
  async function readCounter({ last, seen, notices }: AddedRow): Promise<Counter> {
    if (last === seen) return toCounter({ last: seen, notices });
    const [row] = await database.query<CounterRow>(`SELECT last, ${runningSql} AS notices FROM inquiry_count`);
    return toCounter(row!);
  }

  async function add(
    inquiry: NewInquiry,
    hits: readonly RateHit[],
    createMails: (reference: string, dueAt: Date | null) => readonly Mail[],
    now: Date,
  ): Promise<InquiryOutcome> {
    // Always a secret of the database: with another key a reference could repeat.
    const secret = await getSecret('reference');
    counter ??= getCounter()!;
    const { values, answer, visit, files, ...columns } = inquiry;
    const { email, isSuspected } = inquiry;
    const addressHash = email === null ? null : await hashAddress(email);
    const given = { answers: JSON.stringify(values), files: JSON.stringify(files.map(toFileRow)), hits: JSON.stringify(hits), now };
    const row = { ...columns, ...given, addressHash, visitShowroom: visit?.showroom, visitAt: visit?.at };
    for (let tries = 0; tries < maxTries; tries += 1) {
      const known: Counter = counter;
      const number = known.last + 1;
      const times = typeof answer === 'function' ? answer(known.closures) : answer;
      const dueAt = times?.dueAt ?? null;
      const remindAt = (!isSuspected && times?.remindAt) || null;
      const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
      const mails = JSON.stringify(isSuspected ? [] : createMails(reference, dueAt));
      const [added] = await database.query<AddedRow>(...toNumbered(addInquirySql, { ...row, dueAt, remindAt, number, reference, mails }));
      if (added!.reference !== null) return { reference: added!.reference, dueAt: added!.dueAt, isNew: false, isSame: added!.isSame! };
      counter = added!.number === null ? await readCounter(added!) : { ...known, last: number };
      if (added!.closed !== null) return { closed: added!.closed };
      if (added!.number !== null) return { reference, dueAt, isNew: true, isSame: true };
      if (added!.refused) return { refused: added!.refused.map(({ subject, endsAt }) => ({ subject, endsAt: new Date(endsAt) })) };
    }
    throw new DatabaseUnavailable('too slow');
  }

  return {
    /**
     * Counts the hits of an inquiry, and stores it together with its files and its mails. If the key is known, it stores nothing and returns what
     * has it; if a limit would be exceeded, neither, and returns the full windows; if the showroom is closed at the hour of a visit, the reason. A suspected inquiry gets no mail, and a blocked
     * address gets none.
     */
    addInquiry: (...parameters: Parameters<typeof add>): ReturnType<typeof add> => {
      const added = previous.then(() => add(...parameters));
      previous = added.catch(() => undefined);
      return added;
    },

    /** The inquiries that are suspected, or those that are not; the newest first. */
    listInquiries(isSuspected: boolean, limit?: number): Promise<StoredInquiry[]> {
      const sql = `SELECT ${inquiryColumns} FROM inquiry WHERE suspected = $1 ORDER BY number DESC LIMIT $2`;
      return database.query<StoredInquiry>(sql, [isSuspected, limit]);
    },

    /** The inquiry with a reference. */
    async getInquiry(reference: string): Promise<StoredInquiry | undefined> {
      const [inquiry] = await database.query<StoredInquiry>(`SELECT ${inquiryColumns} FROM inquiry WHERE reference = $1`, [reference]);
      return inquiry;
    },

    /** The files of the inquiry with a reference, in their order. */
    async getFiles(reference: string): Promise<InquiryFile[]> {
      const sql = `SELECT ${createFilesSql('number')} AS files FROM inquiry WHERE reference = $1`;
      const [row] = await database.query<{ files: FileRow[] }>(sql, [reference]);
      return row?.files.map(toFile) ?? [];
    },

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
        await queueMail(tx, mail, now, { reference });
        await insertUse(tx, reference, { action: mail.to === null ? 'renewed' : 'forwarded', detail: mail.to, at: now });
      }),

    /** Deletes an inquiry with its files, its waiting mails and its uses. `notice` is a mail that says so, if it is still there. */
    async eraseInquiry(reference: string, notice?: { mail: Mail; dueAt: Date }): Promise<void> {
      await database.transaction(async (tx) => {
        const erased = await tx.query('DELETE FROM inquiry WHERE reference = $1 RETURNING number', [reference]);
        if (notice && erased.length > 0) await queueMail(tx, notice.mail, notice.dueAt);
      });
      await maintain(database, ['VACUUM inquiry_file']);
    },
  };
}
