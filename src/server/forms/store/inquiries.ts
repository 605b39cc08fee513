import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { createReference, getClockNumber } from '../model/reference';
import type { InquiryFile, InquiryOutcome, Mail, NewInquiry, RateHit, StoredInquiry, StaffUse } from '../model/service-types';
import { type Database, type Queryable, toNumbered } from './database';
import { createFilesSql, type FileRow, queueMail, toFile, withdrawMails } from './outbox';
import { createHitParts, createPlaceParts } from './rate-limits';
import { maintain } from './retention';
import { type CounterRow, type Counter, keyedHash, runningSql, type Secrets, toCounter } from './secrets';

const toFileRow = ({ bytes, ...file }: InquiryFile, index: number): FileRow & { position: number } => {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return { ...file, base64, position: index + 1 };
};

/** The e-mail address at which the sender of an inquiry can be reached: none if its owner did not send it. */
export const reachableEmail = `CASE WHEN email_state IS DISTINCT FROM 'disowned' THEN email END`;

/** What a page shows of a visit, which tells whether another press has changed it since. */
export const visitVersionSql = `concat(visit_sequence, ' ', extract(epoch FROM visit_at)::bigint)`;

export const inquiryColumns = `id, reference, key, form, answers AS "values", COALESCE(phones, '{}') AS phones, notice, suspected AS "isSuspected",
  received_at AS "receivedAt", answer_due_at AS "dueAt", answered_at AS "answeredAt",
  ${reachableEmail} AS email, email_state AS "emailState",
  visit_showroom AS "visitShowroom", visit_at AS "visitAt", visit_state AS "visitState", ${visitVersionSql} AS "visitVersion"`;

/** A key is random, or has a keyed hash of what was sent: nobody can find it, nor whose it was, from its hash. */
const hashKey = (key: string): string => `encode(sha256(convert_to(${key}, 'UTF8')), 'hex')`;

/**
 * Deletes the inquiries that meet a condition, and keeps for a while the hashes of their keys, as a repeated attempt must not store them anew, and
 * their references, by which they are deleted again from a restored database.
 */
export const createEraseSql = (
  condition: string,
): string => `WITH gone AS (DELETE FROM inquiry WHERE ${condition} RETURNING reference, key),
  kept AS (INSERT INTO erased_key (hash, name) SELECT ${hashKey('key')}, reference FROM gone ON CONFLICT DO NOTHING)
  SELECT reference AS name FROM gone`;

/** Queues the mails of the inquiry in `stored`. The mail to its sender waits for its place, and is left out if there is none, or the address is blocked. */
const mailParts = `${createPlaceParts('$receiptHits', '$now', 'stored')}, mails AS (
    INSERT INTO outbox (id, about, mail, due_at)
    SELECT gen_random_uuid(), number, mail, CASE WHEN mail ->> 'to' IS NULL THEN $now ELSE at END
    FROM stored, place, jsonb_array_elements($mails::text::jsonb) AS mail
    WHERE mail ->> 'to' IS NULL OR (at IS NOT NULL AND NOT EXISTS (SELECT FROM blocked_address WHERE hash = $addressHash))
  )`;

/**
 * Stores an inquiry as `$number`, which is above the last one, if the last one is still `$expected`, with its hits, files and mails, in one statement: the
 * database may be far away. The row of the counter is locked, so inquiries are stored one after another, and none while notices change.
 */
const addInquirySql = `WITH existing AS (
    SELECT reference, answer_due_at, digest = $digest AS same, suspected AND NOT $isSuspected AS doubted FROM inquiry
    WHERE key = $key OR (digest = $digest AND suspected AND NOT $isSuspected AND received_at > $now::timestamptz - interval '1 day')
    ORDER BY key = $key DESC, number DESC LIMIT 1
  ), counter AS (
    SELECT last FROM inquiry_count WHERE NOT EXISTS (SELECT FROM existing) FOR UPDATE
  ), ${createHitParts('$hits', '$now', '(SELECT last FROM counter) = $expected::bigint')}, closed AS (
    SELECT reason FROM notice WHERE showroom = $visitShowroom AND from_at <= $visitAt AND until_at > $visitAt AND ended_at IS NULL
  ), erased AS (
    SELECT FROM erased_key WHERE hash = ${hashKey('$key')}
  ), taken AS (
    UPDATE inquiry_count SET last = $number FROM counter
    WHERE counter.last = $expected::bigint AND NOT EXISTS (SELECT FROM refused) AND NOT EXISTS (SELECT FROM closed)
      AND NOT EXISTS (SELECT FROM erased)
    RETURNING $number::bigint AS number
  ), stored AS (
    INSERT INTO inquiry (number, id, reference, key, digest, form, answers, email, notice, suspected, received_at, phones, answer_due_at, remind_at,
      visit_showroom, visit_at)
    SELECT number, $id, $reference, $key, $digest, $form, $answers::text::jsonb, $email, $notice, $isSuspected, $receivedAt, $phones::text[], $dueAt, $remindAt,
      $visitShowroom, $visitAt
    FROM taken RETURNING number
  ), files AS (
    INSERT INTO inquiry_file (inquiry, position, name, type, bytes)
    SELECT number, position, name, type, decode(base64, 'base64')
    FROM stored, jsonb_to_recordset($files::text::jsonb) AS file (position int, name text, type text, base64 text)
  ), ${mailParts}
  SELECT (SELECT number FROM stored) AS number, (SELECT last FROM counter) AS last, (SELECT last FROM inquiry_count) AS seen,
    ${runningSql} AS notices, (SELECT reference FROM existing) AS reference,
    (SELECT answer_due_at FROM existing) AS "dueAt", (SELECT same FROM existing) AS "isSame",
    (SELECT doubted AND same FROM existing) AS "isDoubted",
    (SELECT max(reason) FROM closed) AS closed, EXISTS (SELECT FROM erased) AS "isErased",
    (SELECT jsonb_agg(jsonb_build_object('subject', subject, 'endsAt', ends_at)) FROM refused) AS refused`;

/** The suspicion ends once, so that the mails are queued once. */
const releaseInquirySql = `WITH stored AS (
    UPDATE inquiry SET suspected = false, key = $key WHERE reference = $reference AND suspected RETURNING number
  ), ${mailParts}
  SELECT number FROM stored`;

interface AddedRow extends Pick<CounterRow, 'notices'> {
  number: number | string | null;
  last: number | string | null;
  seen: number | string;
  reference: string | null;
  dueAt: Date | null;
  isSame: boolean | null;
  isDoubted: boolean | null;
  closed: string | null;
  isErased: boolean;
  refused: { subject: string; endsAt: string }[] | null;
}

/** A page that is opened within a minute after another use belongs to that use. The lock waits for whoever erases the inquiry. */
const insertUseSql = `INSERT INTO inquiry_use (inquiry, at, action, detail)
  SELECT number, $2, $3, $4 FROM inquiry WHERE reference = $1 AND ($3 <> 'opened' OR NOT EXISTS (
    SELECT FROM inquiry_use WHERE inquiry = number AND at > $2::timestamptz - interval '1 minute'
  )) FOR KEY SHARE`;

export const insertUse = (tx: Queryable, reference: string, { action, detail, at }: StaffUse) =>
  tx.query(insertUseSql, [reference, at, action, detail]);

/** How many times an inquiry takes another number because another process took it first, before the database is too slow. */
const maxTries = 50;

/** Creates the queries on inquiries. One that was erased meanwhile changes nothing. */
export function createInquiries(database: Database, { getSecret, getCounter, hashAddress }: Secrets) {
  /** The number of the last inquiry and the closed hours, as this process saw them last. */
  let counter: Counter | undefined;
  /** The last number that this process gave, below which a database that was set back may be. */
  let lastNumber = 0;
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
    createMails: (reference: string, id: string, dueAt: Date | null) => readonly Mail[],
    now: Date,
    receiptHits: readonly RateHit[] = [],
  ): Promise<InquiryOutcome> {
    // Always a secret of the database: with another key a reference could repeat.
    const secret = await getSecret('reference');
    const clockNumber = getClockNumber(inquiry.receivedAt);
    counter ??= getCounter()!;
    // A process that starts may be on a copy of the database, of a moment ago: it leaves out the number of this moment.
    lastNumber ||= clockNumber;
    const { values, answer, visit, files, ...columns } = inquiry;
    const { email, isSuspected } = inquiry;
    const addressHash = email === null ? null : await hashAddress(email);
    const given = { answers: JSON.stringify(values), files: JSON.stringify(files.map(toFileRow)), hits: JSON.stringify(hits), now };
    const id = randomUUID();
    const row = { ...columns, ...given, id, addressHash, visitShowroom: visit?.showroom, visitAt: visit?.at };
    for (let tries = 0; tries < maxTries; tries += 1) {
      const known: Counter = counter;
      const number = Math.max(known.last + 1, lastNumber + 1, clockNumber);
      const times = typeof answer === 'function' ? answer(known.closures) : answer;
      const dueAt = times?.dueAt ?? null;
      const remindAt = times?.remindAt ?? null;
      const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
      const mails = isSuspected ? [] : createMails(reference, id, dueAt);
      const queued = { mails: JSON.stringify(mails), receiptHits: JSON.stringify(mails.some(({ to }) => to !== null) ? receiptHits : []) };
      const numbered = { ...row, ...queued, dueAt, remindAt, expected: known.last, number, reference };
      const [added] = await database.query<AddedRow>(...toNumbered(addInquirySql, numbered));
      if (added!.reference !== null)
        return { reference: added!.reference, dueAt: added!.dueAt, isNew: false, isSame: added!.isSame!, isDoubted: added!.isDoubted! };
      counter = added!.number === null ? await readCounter(added!) : { ...known, last: number };
      if (added!.number !== null) lastNumber = number;
      if (added!.closed !== null) return { closed: added!.closed };
      if (added!.number !== null) return { reference, dueAt, isNew: true, isSame: true };
      if (added!.refused) return { refused: added!.refused.map(({ subject, endsAt }) => ({ subject, endsAt: new Date(endsAt) })) };
      if (added!.isErased) return { isErased: true };
    }
    throw new DatabaseUnavailable('too slow');
  }

  return {
    /**
     * Counts the hits of an inquiry, and stores it together with its files and its mails. If the key is known, or a suspected inquiry of this day has the same content, it stores nothing and returns what
     * has it; if a limit would be exceeded, neither, and returns the full windows; if the showroom is closed at the hour of a visit, the reason; if it
     * was erased, that. A suspected inquiry gets no mail, and a blocked address gets none. The mail to the sender is counted by `receiptHits`: it
     * waits for the next hour of the day with room, or is left out.
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

    /** The inquiry with a name: its id, which has 36 characters, or its reference. */
    async getInquiry(name: string): Promise<StoredInquiry | undefined> {
      const sql = `SELECT ${inquiryColumns} FROM inquiry WHERE ${name.length === 36 ? 'id' : 'reference'} = $1`;
      const [inquiry] = await database.query<StoredInquiry>(sql, [name]);
      return inquiry;
    },

    async getFiles(reference: string): Promise<InquiryFile[]> {
      const sql = `SELECT ${createFilesSql('number')} AS files FROM inquiry WHERE reference = $1`;
      const [row] = await database.query<{ files: FileRow[] }>(sql, [reference]);
      return row?.files.map(toFile) ?? [];
    },

    /** Takes a suspected inquiry for that of a person, under its key or that of a later attempt, and queues its mails. False if it is not suspected. */
    async releaseInquiry(
      { reference, key, email }: Pick<StoredInquiry, 'reference' | 'key' | 'email'>,
      mails: readonly Mail[],
      now: Date,
      receiptHits: readonly RateHit[] = [],
    ): Promise<boolean> {
      const addressHash = email === null ? null : await hashAddress(email);
      const row = { reference, key, mails: JSON.stringify(mails), receiptHits: JSON.stringify(receiptHits), now, addressHash };
      return (await database.query(...toNumbered(releaseInquirySql, row))).length > 0;
    },

    listUses: (reference: string): Promise<StaffUse[]> =>
      database.query<StaffUse>(
        'SELECT at, action, detail FROM inquiry_use JOIN inquiry ON number = inquiry WHERE reference = $1 ORDER BY at',
        [reference],
      ),

    recordUse: async (reference: string, use: StaffUse): Promise<void> => {
      await insertUse(database, reference, use);
    },

    /** Marks an inquiry as answered, or as not answered. A second mark changes nothing. */
    setAnswered: (reference: string, isAnswered: boolean, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        const sql =
          'UPDATE inquiry SET answered_at = $2 WHERE reference = $1 AND (answered_at IS NULL) = ($2::timestamptz IS NOT NULL) RETURNING 1';
        const changed = await tx.query(sql, [reference, isAnswered ? now : null]);
        if (changed.length > 0) await insertUse(tx, reference, { action: isAnswered ? 'answered' : 'reopened', detail: null, at: now });
      }),

    mailInquiry: (reference: string, mail: Mail, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        await queueMail(tx, mail, now, { reference });
        await insertUse(tx, reference, { action: mail.to === null ? 'renewed' : 'forwarded', detail: mail.to, at: now });
      }),

    /**
     * Marks the address of an inquiry as that of somebody who did not send it, which ends the sender's links, and deletes the waiting mails to
     * it. `mail` says so.
     */
    disownInquiry: (reference: string, mail: Mail, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        const sql = `UPDATE inquiry SET email_state = 'disowned' WHERE reference = $1 RETURNING number, email`;
        for (const { number, email } of await tx.query<{ number: number; email: string }>(sql, [reference]))
          await withdrawMails(tx, number, email);
        await queueMail(tx, mail, now, { reference });
      }),

    /** Deletes an inquiry with its files, its waiting mails and its uses. `notice` is a mail that says so, if it is still there. */
    async eraseInquiry(reference: string, notice?: { mail: Mail; dueAt: Date }): Promise<void> {
      await database.transaction(async (tx) => {
        const erased = await tx.query(createEraseSql('reference = $1'), [reference]);
        if (notice && erased.length > 0) await queueMail(tx, notice.mail, notice.dueAt);
      });
      await maintain(database, ['VACUUM inquiry_file']);
    },
  };
}
