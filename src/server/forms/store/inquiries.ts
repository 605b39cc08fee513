import type { Mail } from '../model/mail';
import type { NewInquiry, StoredInquiry } from '../model/service-types';
import { createReference } from '../model/reference';
import type { Database, Queryable } from './database';
import { enqueueMail } from './outbox';
import { keyedHash } from './secrets';

interface InquiryRow {
  reference: string;
  key: string;
  form: string;
  answers: Record<string, string>;
  email: string | null;
  notice: string;
  suspected: boolean;
  received_at: Date;
}

const toInquiry = ({ answers, suspected, received_at, ...row }: InquiryRow): StoredInquiry => ({
  ...row,
  values: answers,
  isSuspected: suspected,
  receivedAt: received_at,
});

const columns = 'reference, key, form, answers, email, notice, suspected, received_at';
const incrementCountSql = 'UPDATE inquiry_count SET last = last + 1 RETURNING last';
const insertInquirySql = `INSERT INTO inquiry (number, ${columns}) VALUES ($1, $2, $3, $4, $5::text::jsonb, $6, $7, $8, $9)
  ON CONFLICT (key) DO NOTHING RETURNING number`;

/** Rolls back the transaction, so that the number is not used. */
class DuplicateKeyError extends Error {}

async function insertNumbered(
  tx: Queryable,
  inquiry: NewInquiry,
  now: Date,
  secret: string,
): Promise<{ number: number; reference: string }> {
  const [counter] = await tx.query<{ last: number | string }>(incrementCountSql);
  const number = Number(counter?.last);
  const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
  const { key, form, values, email, notice, isSuspected } = inquiry;
  const rows = await tx.query(insertInquirySql, [number, reference, key, form, JSON.stringify(values), email, notice, isSuspected, now]);
  if (rows.length === 0) throw new DuplicateKeyError();
  return { number, reference };
}

/** Creates the queries on inquiries. The row lock on the counter lasts for the transaction, so that numbers have no gaps. */
export function createInquiries(database: Database, getSecret: (name: string) => Promise<string>) {
  const findReference = async (key: string): Promise<string | undefined> => {
    const [row] = await database.query<{ reference: string }>('SELECT reference FROM inquiry WHERE key = $1', [key]);
    return row?.reference;
  };

  return {
    /** The reference of the inquiry with an idempotency key. */
    findReference,

    /**
     * Stores an inquiry together with its mail, and returns its reference. If the key is known, it stores nothing and returns the
     * known reference. A suspected inquiry gets no mail.
     */
    async addInquiry(
      inquiry: NewInquiry,
      createMail: (reference: string) => Mail,
      now: Date,
    ): Promise<{ reference: string; isNew: boolean }> {
      // Always a secret of the database: with another key a reference could repeat.
      const secret = await getSecret('reference');
      try {
        const reference = await database.transaction(async (tx) => {
          const stored = await insertNumbered(tx, inquiry, now, secret);
          if (!inquiry.isSuspected) await enqueueMail(tx, { inquiry: stored.number }, createMail(stored.reference), now);
          return stored.reference;
        });
        return { reference, isNew: true };
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        return { reference: (await findReference(inquiry.key)) ?? '', isNew: false };
      }
    },

    /** The inquiries that are suspected, or those that are not; the newest first. */
    async listInquiries(isSuspected: boolean, limit = 1_000_000): Promise<StoredInquiry[]> {
      const sql = `SELECT ${columns} FROM inquiry WHERE suspected = $1 ORDER BY number DESC LIMIT $2`;
      return (await database.query<InquiryRow>(sql, [isSuspected, limit])).map(toInquiry);
    },

    /** The inquiry with a reference. */
    async getInquiry(reference: string): Promise<StoredInquiry | undefined> {
      const [row] = await database.query<InquiryRow>(`SELECT ${columns} FROM inquiry WHERE reference = $1`, [reference]);
      return row && toInquiry(row);
    },
  };
}
