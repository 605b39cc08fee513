import { DatabaseUnavailable } from '../model/database-unavailable';
import type { InquiryFile, Mail, NewInquiry, RateHit, RefusedHits, SentInquiry, StoredInquiry } from '../model/service-types';
import { createReference } from '../model/reference';
import type { Database } from './database';
import { selectFiles, toFileRow } from './files';
import { createHitParts } from './rate-limits';
import { keyedHash, type Secrets } from './secrets';

const columns = `reference, key, form, answers AS "values", email, notice, suspected AS "isSuspected", received_at AS "receivedAt",
  answered_at AS "answeredAt"`;

/**
 * Stores an inquiry as number $4 if that is the next one, with its hits, files and mail, in one statement: the database may be far away. The row
 * of the counter is locked, so inquiries are stored one after another. An inquiry of before 008 has no digest: whatever has its key is the same.
 */
const addInquirySql = `WITH existing AS (
    SELECT reference, COALESCE(digest = $2, true) AS same FROM inquiry WHERE key = $1
  ), counter AS (
    SELECT last FROM inquiry_count WHERE NOT EXISTS (SELECT FROM existing) FOR UPDATE
  ), ${createHitParts('$13', '$12', '(SELECT last FROM counter) = $4::bigint - 1')}, taken AS (
    UPDATE inquiry_count SET last = $4 FROM counter
    WHERE counter.last = $4::bigint - 1 AND NOT EXISTS (SELECT FROM refused) RETURNING $4::bigint AS number
  ), stored AS (
    INSERT INTO inquiry (number, reference, key, digest, form, answers, email, notice, suspected, received_at)
    SELECT number, $3, $1, $2, $5, $6::text::jsonb, $7, $8, $9, $12 FROM taken RETURNING number
  ), files AS (
    INSERT INTO inquiry_file (inquiry, position, name, type, bytes)
    SELECT number, position, name, type, decode(base64, 'base64')
    FROM stored, jsonb_to_recordset($10::text::jsonb) AS file (position int, name text, type text, base64 text)
  ), mails AS (
    INSERT INTO outbox (id, inquiry, mail, due_at) SELECT gen_random_uuid(), number, $11::text::jsonb, $12 FROM stored WHERE $11::text IS NOT NULL
  )
  SELECT (SELECT number FROM stored) AS number, (SELECT last FROM counter) AS last, (SELECT reference FROM existing) AS reference,
    (SELECT same FROM existing) AS "isSame",
    (SELECT jsonb_agg(jsonb_build_object('subject', subject, 'endsAt', ends_at)) FROM refused) AS refused`;

interface AddedRow {
  number: number | string | null;
  last: number | string | null;
  reference: string | null;
  isSame: boolean | null;
  refused: { subject: string; endsAt: string }[] | null;
}

/** How many times an inquiry takes another number because another process took it first, before the database is too slow. */
const maxTries = 50;

/** Creates the queries on inquiries. */
export function createInquiries(database: Database, { getSecret, getLastNumber }: Pick<Secrets, 'getSecret' | 'getLastNumber'>) {
  /** The number of the last inquiry, as far as this process knows. */
  let lastNumber = 0;
  /** The inquiries of a process take turns: all of them at once would ask for the same number. */
  let previous: Promise<unknown> = Promise.resolve();

  async function add(
    inquiry: NewInquiry,
    hits: readonly RateHit[],
    createMail: (reference: string) => Mail,
    now: Date,
  ): Promise<SentInquiry | RefusedHits> {
    // Always a secret of the database: with another key a reference could repeat.
    const secret = await getSecret('reference');
    lastNumber ||= getLastNumber();
    const { key, digest, form, values, email, notice, isSuspected, files } = inquiry;
    const fileRows = JSON.stringify(files.map(toFileRow));
    for (let tries = 0; tries < maxTries; tries += 1) {
      const number = lastNumber + 1;
      const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
      const mail = isSuspected ? null : JSON.stringify(createMail(reference));
      const row = [form, JSON.stringify(values), email, notice, isSuspected, fileRows, mail, now, JSON.stringify(hits)];
      const [added] = await database.query<AddedRow>(addInquirySql, [key, digest, reference, number, ...row]);
      if (added!.reference !== null) return { reference: added!.reference, isNew: false, isSame: added!.isSame! };
      lastNumber = Number(added!.number ?? added!.last);
      if (added!.number !== null) return { reference, isNew: true, isSame: true };
      if (added!.refused) return { refused: added!.refused.map(({ subject, endsAt }) => ({ subject, endsAt: new Date(endsAt) })) };
    }
    throw new DatabaseUnavailable('too slow');
  }

  return {
    /**
     * Counts the hits of an inquiry, and stores it together with its files and its mail. If the key is known, it stores nothing and returns what
     * has it; if a limit would be exceeded, neither, and returns the full windows. A suspected inquiry gets no mail.
     */
    addInquiry: (...parameters: Parameters<typeof add>): Promise<SentInquiry | RefusedHits> => {
      const added = previous.then(() => add(...parameters));
      previous = added.catch(() => undefined);
      return added;
    },

    /** The inquiries that are suspected, or those that are not; the newest first. */
    listInquiries(isSuspected: boolean, limit?: number): Promise<StoredInquiry[]> {
      const sql = `SELECT ${columns} FROM inquiry WHERE suspected = $1 ORDER BY number DESC LIMIT $2`;
      return database.query<StoredInquiry>(sql, [isSuspected, limit]);
    },

    /** The inquiry with a reference. */
    async getInquiry(reference: string): Promise<StoredInquiry | undefined> {
      const [inquiry] = await database.query<StoredInquiry>(`SELECT ${columns} FROM inquiry WHERE reference = $1`, [reference]);
      return inquiry;
    },

    /** The files of the inquiry with a reference, in their order. */
    async getFiles(reference: string): Promise<InquiryFile[]> {
      const [inquiry] = await database.query<{ number: number | string }>('SELECT number FROM inquiry WHERE reference = $1', [reference]);
      return inquiry ? selectFiles(database, inquiry.number) : [];
    },
  };
}
