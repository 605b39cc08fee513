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

/** Gives up the transaction, and with it the number. */
class DuplicateKeyError extends Error {}

async function insertNumbered(
  inside: Queryable,
  inquiry: NewInquiry,
  now: Date,
  secret: string,
): Promise<{ number: number; reference: string }> {
  const [counter] = await inside.query<{ last: number | string }>(incrementCountSql);
  const number = Number(counter?.last);
  const reference = createReference(number, (round, half) => parseInt(keyedHash(secret, `${round} ${half}`).slice(0, 4), 16));
  const { key, form, values, email, notice, isSuspected } = inquiry;
  const rows = await inside.query(insertInquirySql, [
    number,
    reference,
    key,
    form,
    JSON.stringify(values),
    email,
    notice,
    isSuspected,
    now,
  ]);
  if (rows.length === 0) throw new DuplicateKeyError();
  return { number, reference };
}

/** The inquiries. Numbers are given out under a lock inside the transaction, so that they have no gaps. */
export function createInquiries(database: Database, secretOf: (name: string) => Promise<string>) {
  const find = async (key: string): Promise<string | undefined> => {
    const [row] = await database.query<{ reference: string }>('SELECT reference FROM inquiry WHERE key = $1', [key]);
    return row?.reference;
  };

  return {
    /** The reference of the inquiry with a key. */
    findReference: find,

    /**
     * Stores an inquiry and the mail about it, both or neither, and gives its reference. Where one with its key is there already,
     * nothing changes and that one's reference is given. A suspected one gets no mail.
     */
    async addInquiry(inquiry: NewInquiry, mailFor: (reference: string) => Mail, now: Date): Promise<{ reference: string; isNew: boolean }> {
      // Kept in the database, whatever the settings: another key could give out a reference twice.
      const secret = await secretOf('reference');
      try {
        const reference = await database.transaction(async (inside) => {
          const stored = await insertNumbered(inside, inquiry, now, secret);
          if (!inquiry.isSuspected) await enqueueMail(inside, { inquiry: stored.number }, mailFor(stored.reference), now);
          return stored.reference;
        });
        return { reference, isNew: true };
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        return { reference: (await find(inquiry.key)) ?? '', isNew: false };
      }
    },

    /** Inquiries from the newest; suspected ones or the others. */
    async listInquiries(isSuspected: boolean, most = 1_000_000): Promise<StoredInquiry[]> {
      const sql = `SELECT ${columns} FROM inquiry WHERE suspected = $1 ORDER BY number DESC LIMIT $2`;
      return (await database.query<InquiryRow>(sql, [isSuspected, most])).map(toInquiry);
    },

    /** The inquiry with a reference. */
    async getInquiry(reference: string): Promise<StoredInquiry | undefined> {
      const [row] = await database.query<InquiryRow>(`SELECT ${columns} FROM inquiry WHERE reference = $1`, [reference]);
      return row && toInquiry(row);
    },
  };
}
