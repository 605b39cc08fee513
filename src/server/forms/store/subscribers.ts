import { randomUUID } from 'node:crypto';
import type { BlockReason, Mail, Subscriber } from '../model/service-types';
import type { Database, Queryable } from './database';
import { queueMail } from './outbox';

const columns = `id, email, confirmed_at AS "confirmedAt", unasked AS "isUnasked", notice, blocked, suspected AS "isSuspected",
  created_at AS "createdAt"`;

/** Adds an address, or renews one that is not confirmed. No row if it is confirmed, or is not to be asked and was not before. */
const addSubscriberSql = `INSERT INTO subscriber (id, email, notice, unasked, created_at, blocked)
  VALUES ($1, $2, $3, $4, $5, (SELECT reason FROM blocked_address WHERE hash = $6))
  ON CONFLICT (email) DO UPDATE SET notice = $3, unasked = subscriber.unasked OR $4, created_at = $5, suspected = false
    WHERE subscriber.confirmed_at IS NULL AND NOT (subscriber.unasked AND $4)
  RETURNING id, blocked`;

/** Stores an address that a machine may have given, unless it is there: nothing is sent to it, and it is on no list. */
const suspectSql = `INSERT INTO subscriber (id, email, notice, created_at, suspected, blocked)
  VALUES ($1, $2, $3, $4, true, (SELECT reason FROM blocked_address WHERE hash = $5)) ON CONFLICT (email) DO NOTHING`;

/** Deletes the subscribers that meet a condition, and keeps their ids for a while, by which they are deleted again from a restored database. */
export const createLeaveSql = (condition: string): string => `WITH gone AS (DELETE FROM subscriber WHERE ${condition} RETURNING id),
  kept AS (INSERT INTO erased_key (hash, name) SELECT id, id FROM gone ON CONFLICT DO NOTHING)
  SELECT id AS name FROM gone`;

/** A complaint is not replaced by a bounce. */
const blockSql = `INSERT INTO blocked_address (hash, reason) VALUES ($1, $2)
  ON CONFLICT (hash) DO UPDATE SET reason = $2 WHERE blocked_address.reason = 'bounce'`;

const isIn = (column: string, list: string) => `${column} IN (SELECT jsonb_array_elements_text(${list}::text::jsonb))`;

/** Creates the queries on subscribers. E-mail addresses must be normalized. */
export function createSubscribers(database: Database, hashAddress: (email: string) => Promise<string>) {
  const toRow = async (email: string, notice: string, isUnasked: boolean, now: Date) =>
    [randomUUID(), email, notice, isUnasked, now, await hashAddress(email)] as const;
  const add = async (tx: Queryable, row: Awaited<ReturnType<typeof toRow>>) =>
    (await tx.query<{ id: string; blocked: BlockReason | null }>(addSubscriberSql, row))[0];

  return {
    /** Puts an address on the list without asking its owner. False if it is on the list. `notice` is the version of the privacy notice. */
    async subscribe(email: string, notice: string, now: Date): Promise<boolean> {
      return (await add(database, await toRow(email, notice, true, now))) !== undefined;
    },

    /**
     * Adds an unconfirmed subscriber and queues the confirmation mail, unless the address is blocked. An address that is already there is
     * kept as long as a new one, so that the link in its new mail is valid as long. False if the address is confirmed. The mail is sent at
     * `dueAt` at the earliest.
     */
    async subscribePending(email: string, notice: string, createMail: (id: string) => Mail, now: Date, dueAt = now): Promise<boolean> {
      const row = await toRow(email, notice, false, now);
      return database.transaction(async (tx) => {
        const added = await add(tx, row);
        if (added?.blocked === null) await queueMail(tx, createMail(added.id), dueAt, { subscriber: added.id });
        return added !== undefined;
      });
    },

    /** Keeps an address that a machine may have given. It waits until a person gives it again, or the staff release it. */
    async suspectAddress(email: string, notice: string, now: Date): Promise<void> {
      await database.query(suspectSql, [randomUUID(), email, notice, now, await hashAddress(email)]);
    },

    /** Confirms a subscription. False if there is none any more. */
    async confirm(id: string, now: Date): Promise<boolean> {
      const sql = 'UPDATE subscriber SET confirmed_at = COALESCE(confirmed_at, $2) WHERE id = $1 RETURNING id';
      return (await database.query(sql, [id, now])).length > 0;
    },

    async unsubscribe(id: string): Promise<void> {
      await database.query(createLeaveSql('id = $1'), [id]);
    },

    /**
     * Blocks an address after a bounce or a complaint, also when it subscribes later, and deletes the mails to it that wait. A mail that
     * came back is kept for `unblockBounced`.
     */
    async blockAddress(email: string, reason: BlockReason): Promise<void> {
      const hash = await hashAddress(email);
      await database.transaction(async (tx) => {
        await tx.query(blockSql, [hash, reason]);
        await tx.query('UPDATE subscriber SET blocked = $2 WHERE email = $1', [email, reason]);
        // Who was not told of closed hours is called by the staff.
        const untoldSql = `UPDATE inquiry SET told_at = NULL, told_mail = NULL
          WHERE email = $1 AND told_mail IN (SELECT id FROM outbox WHERE mail ->> 'to' = $1 AND state <> 'sent')`;
        await tx.query(untoldSql, [email]);
        const sql = `DELETE FROM outbox WHERE mail ->> 'to' = $1 AND (state = 'waiting' OR (state = 'dead' AND $2 = 'complaint'))`;
        await tx.query(sql, [email, reason]);
      });
    },

    /** Lets an address be written to again, as its owner wishes. */
    async unblockAddress(email: string): Promise<void> {
      await database.query('DELETE FROM blocked_address WHERE hash = $1', [await hashAddress(email)]);
      await database.query('UPDATE subscriber SET blocked = NULL WHERE email = $1', [email]);
    },

    /** Lets the addresses be written to again whose mail was given up, because no server knew them. Returns their number. */
    async unblockBounced(): Promise<number> {
      const sql = `SELECT DISTINCT mail ->> 'to' AS email FROM outbox WHERE state = 'dead' AND mail ->> 'to' IS NOT NULL`;
      const emails = (await database.query<{ email: string }>(sql)).map(({ email }) => email);
      const hashes = await Promise.all(emails.map(hashAddress));
      return database.transaction(async (tx) => {
        await tx.query(`UPDATE subscriber SET blocked = NULL WHERE blocked = 'bounce' AND ${isIn('email', '$1')}`, [
          JSON.stringify(emails),
        ]);
        const unblockSql = `DELETE FROM blocked_address WHERE reason = 'bounce' AND ${isIn('hash', '$1')} RETURNING hash`;
        return (await tx.query(unblockSql, [JSON.stringify(hashes)])).length;
      });
    },

    listSubscribers(): Promise<Subscriber[]> {
      return database.query<Subscriber>(`SELECT ${columns} FROM subscriber ORDER BY created_at, email`);
    },
  };
}
