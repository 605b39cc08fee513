import { getPhone } from '../../../domain/forms/phone';
import type { Erasure, Mail } from '../model/service-types';
import type { Database } from './database';
import { createEraseSql } from './inquiries';
import { queueMail, withdrawMails } from './outbox';
import { maintain } from './retention';
import { createLeaveSql } from './subscribers';

/**
 * Takes the bytes of deleted rows out of the files of tables and of the statistics about them, and ends the part of the write-ahead log
 * that has them: a server that does not let us does it in time. False if not all files are written anew: the statistics are, silently, not
 * those of a database that another user owns.
 */
async function rewriteTables(database: Database, tables: readonly string[]): Promise<boolean> {
  const statements = [...tables, 'pg_statistic'].map((table) => `VACUUM (FULL, ANALYZE) ${table}`);
  const isWhole = await maintain(database, statements);
  const ownerSql = `SELECT pg_has_role(datdba, 'USAGE') AS is_owner FROM pg_database WHERE datname = current_database()`;
  const [owner] = await database.query<{ is_owner: boolean }>(ownerSql);
  await maintain(database, ['SELECT pg_switch_wal()', 'CHECKPOINT']);
  return isWhole && owner!.is_owner;
}

const isOfPerson = '(email = $1 OR phones @> ARRAY[$1::text])';

const findPersonSql = `SELECT jsonb_build_object(
  'inquiries', (SELECT jsonb_agg(to_jsonb(i) - '{number,id,key,digest}'::text[] || jsonb_build_object(
      'files', (SELECT jsonb_agg(name ORDER BY position) FROM inquiry_file WHERE inquiry = number),
      'uses', (SELECT jsonb_agg(to_jsonb(u) - 'inquiry' ORDER BY at) FROM inquiry_use AS u WHERE inquiry = number)
    ) ORDER BY number) FROM inquiry AS i WHERE ${isOfPerson}),
  'subscription', (SELECT to_jsonb(s) - 'id' FROM subscriber AS s WHERE email = $1),
  'mails', (SELECT jsonb_agg(to_jsonb(outbox) - '{id,about,subscriber,claim}'::text[] ORDER BY due_at) FROM outbox
    LEFT JOIN inquiry ON number = about LEFT JOIN subscriber AS s ON s.id = outbox.subscriber
    WHERE $1 IN (mail ->> 'to', inquiry.email, s.email) OR inquiry.phones @> ARRAY[$1::text]),
  'blocked', (SELECT reason FROM blocked_address WHERE hash = $2),
  'forwarded', (SELECT jsonb_agg(reference ORDER BY at) FROM inquiry_use JOIN inquiry ON number = inquiry WHERE detail = $1)
) AS person`;

const correctSql = `UPDATE inquiry SET phones = COALESCE($4::text[], phones),
    answers = CASE $3 WHEN '' THEN answers - $2::text ELSE answers || jsonb_build_object($2::text, $3::text) END
  WHERE reference = $1`;

/** An address of somebody who did not send it is right once it is given again. */
const correctEmailSql = `UPDATE inquiry SET email = $2,
    email_state = CASE WHEN email IS DISTINCT FROM $2 OR email_state = 'disowned' THEN 'corrected' ELSE email_state END
  WHERE reference = $1`;

/** How the sender of an inquiry can be reached, where that changes: a normalized e-mail address, null for none; telephone numbers in one form. */
interface Contact {
  email?: string | null;
  phones?: readonly string[];
}

/** What a person is found by, however a telephone number is written. */
const toKey = (contact: string): string => (contact.includes('@') ? contact : getPhone(contact));

/** Creates what the Data Privacy Act requires on request: access, correction and deletion. */
export function createPrivacy(database: Database, hashAddress: (email: string) => Promise<string>) {
  /** Deletes the inquiries and the subscribers that meet conditions about a value, and their bytes. */
  async function erase(isInquiry: string, isSubscriber: string, value: string | readonly string[]): Promise<Erasure> {
    const { files, inquiries, subscribers } = await database.transaction(async (tx) => ({
      files: await tx.query(`DELETE FROM inquiry_file USING inquiry WHERE number = inquiry AND ${isInquiry} RETURNING position`, [value]),
      inquiries: await tx.query<{ name: string }>(createEraseSql(isInquiry), [value]),
      subscribers: await tx.query<{ name: string }>(createLeaveSql(isSubscriber), [value]),
    }));
    const names = [...inquiries, ...subscribers].map(({ name }) => name);
    // The table of files may have gigabytes.
    const withFiles = files.length > 0 || names.length === 0 ? ['inquiry_file'] : [];
    const isRewritten = await rewriteTables(database, ['outbox', 'subscriber', 'inquiry', 'inquiry_use', ...withFiles]);
    if (!isRewritten)
      throw new Error(
        'All of it is deleted, but its bytes are still in the files of the database. Run the command again, as a user that owns the database.',
      );
    return { inquiries: inquiries.length, subscribers: subscribers.length, names };
  }

  return {
    /** Everything that is stored under a normalized e-mail address or a telephone number, by the names of the database; of files, their names. */
    async findPerson(contact: string): Promise<object> {
      return (await database.query<{ person: object }>(findPersonSql, [toKey(contact), await hashAddress(contact)]))[0]!.person;
    },

    /**
     * Corrects a value of an inquiry; an empty text takes it out. Another address ends the links of the one before and withdraws the mails to it;
     * `receipt` goes to it unless it is blocked.
     */
    async correctInquiry(
      reference: string,
      field: string,
      value: string,
      { email, phones }: Contact = {},
      receipt?: { mail: Mail; dueAt: Date },
    ): Promise<void> {
      // The secret is read before the transaction, which may have the only connection.
      const hash = typeof email === 'string' ? await hashAddress(email) : null;
      await database.transaction(async (tx) => {
        const before = 'SELECT number, email FROM inquiry WHERE reference = $1 FOR UPDATE';
        const [inquiry] = await tx.query<{ number: number; email: string | null }>(before, [reference]);
        if (!inquiry) return;
        await tx.query(correctSql, [reference, field, value, phones]);
        if (email === undefined) return;
        await tx.query(correctEmailSql, [reference, email]);
        if (email !== inquiry.email) await withdrawMails(tx, inquiry.number, inquiry.email);
        const isBlocked = (await tx.query('SELECT FROM blocked_address WHERE hash = $1', [hash])).length > 0;
        if (receipt && !isBlocked) await queueMail(tx, receipt.mail, receipt.dueAt, { reference });
      });
    },

    /**
     * Deletes everything with a normalized e-mail address or a telephone number: inquiries with their files and mails, and the subscription. If there is nothing
     * any more, it still takes the bytes of what was deleted out of the files of the database. The list of blocked addresses keeps its hash.
     * @throws {Error} when the rows are deleted, but not their bytes.
     */
    deletePerson: (contact: string): Promise<Erasure> => erase(isOfPerson, 'email = $1', toKey(contact)),

    /** Deletes by their names what was erased, left or forgotten before. */
    eraseAgain: (names: readonly string[]): Promise<Erasure> => erase('reference = ANY ($1::text[])', 'id::text = ANY ($1::text[])', names),

    listErased: async (): Promise<string[]> =>
      (await database.query<{ name: string }>('SELECT name FROM erased_key WHERE name IS NOT NULL ORDER BY at, name')).map(
        ({ name }) => name,
      ),
  };
}
