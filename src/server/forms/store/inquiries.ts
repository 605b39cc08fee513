import type { InquiryFile, Mail, NewInquiry, SentInquiry, StoredInquiry } from '../model/service-types';
import { createReference } from '../model/reference';
import type { Database, Queryable } from './database';
import { insertFiles, selectFiles } from './files';
import { enqueueMail } from './outbox';
import { keyedHash } from './secrets';

const columns = `reference, key, form, answers AS "values", email, notice, suspected AS "isSuspected", received_at AS "receivedAt",
  answered_at AS "answeredAt"`;
const insertInquirySql = `WITH counted AS (UPDATE inquiry_count SET last = $1)
  INSERT INTO inquiry (number, reference, key, form, answers, email, notice, suspected, received_at, digest)
  VALUES ($1, $2, $3, $4, $5::text::jsonb, $6, $7, $8, $9, $10)`;
/** An inquiry of before 008 has no digest: whatever has its key is the same. */
const findSentSql = `SELECT reference, false AS "isNew", COALESCE(digest = $2, true) AS "isSame" FROM inquiry WHERE key = $1`;

async function findSent(database: Queryable, key: string, digest: string): Promise<SentInquiry | undefined> {
  return (await database.query<SentInquiry>(findSentSql, [key, digest]))[0];
}

/** Creates the queries on inquiries. */
export function createInquiries(database: Database, getSecret: (name: string) => Promise<string>) {
  return {
    /** The inquiry with an idempotency key, compared with a digest. */
    findSent: (key: string, digest: string): Promise<SentInquiry | undefined> => findSent(database, key, digest),

    /**
     * Stores an inquiry together with its files and its mail. If the key is known, it stores nothing and returns what has it. A suspected
     * inquiry gets no mail.
     */
    async addInquiry(inquiry: NewInquiry, createMail: (reference: string) => Mail, now: Date): Promise<SentInquiry> {
      // Always a secret of the database: with another key a reference could repeat.
      const secret = await getSecret('reference');
      const { key, digest, form, values, email, notice, isSuspected, files } = inquiry;
      return database.transaction(async (tx) => {
        // The lock lasts for the transaction: inquiries are stored one after another, and their numbers have no gaps.
        const [counter] = await tx.query<{ last: number | string }>('SELECT last FROM inquiry_count FOR UPDATE');
        const existing = await findSent(tx, key, digest);
        if (existing) return existing;
        const number = Number(counter?.last) + 1;
        const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
        const row = [number, reference, key, form, JSON.stringify(values), email, notice, isSuspected, now, digest];
        await tx.query(insertInquirySql, row);
        await insertFiles(tx, number, files);
        if (!isSuspected) await enqueueMail(tx, { inquiry: number }, createMail(reference), now);
        return { reference, isNew: true, isSame: true };
      });
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
