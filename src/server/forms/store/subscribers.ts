import { randomUUID } from 'node:crypto';
import type { BlockReason, Mail, Subscriber } from '../model/service-types';
import type { Database, Queryable } from './database';
import { enqueueMail } from './outbox';

const columns = 'id, email, confirmed_at AS "confirmedAt", blocked, created_at AS "createdAt"';
const insertSubscriberSql = `INSERT INTO subscriber (id, email, confirmed_at, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (email) DO NOTHING RETURNING ${columns}`;

async function findOrCreate(
  tx: Queryable,
  email: string,
  confirmedAt: Date | null,
  now: Date,
): Promise<{ subscriber: Subscriber; isNew: boolean }> {
  const [inserted] = await tx.query<Subscriber>(insertSubscriberSql, [randomUUID(), email, confirmedAt, now]);
  if (inserted) return { subscriber: inserted, isNew: true };
  const [existing] = await tx.query<Subscriber>(`SELECT ${columns} FROM subscriber WHERE email = $1`, [email]);
  // Neither inserted nor found: it was deleted in between.
  return existing ? { subscriber: existing, isNew: false } : findOrCreate(tx, email, confirmedAt, now);
}

/** Creates the queries on subscribers. E-mail addresses must be normalized. */
export function createSubscribers(database: Database) {
  const confirm = async (id: string, now: Date): Promise<boolean> => {
    const sql = 'UPDATE subscriber SET confirmed_at = COALESCE(confirmed_at, $2) WHERE id = $1 RETURNING id';
    return (await database.query(sql, [id, now])).length > 0;
  };

  return {
    /** Subscribes an address without confirmation. False if it is subscribed. */
    async subscribe(email: string, now: Date): Promise<boolean> {
      const { subscriber, isNew } = await findOrCreate(database, email, now, now);
      return isNew || (subscriber.confirmedAt === null && confirm(subscriber.id, now));
    },

    /**
     * Adds an unconfirmed subscriber and queues the confirmation mail, unless the address is blocked. An address that is already there is
     * kept as long as a new one, so that the link in its new mail is valid as long. False if the address is confirmed. The mail is sent at
     * `dueAt` at the earliest.
     */
    async subscribePending(email: string, createMail: (id: string) => Mail, now: Date, dueAt = now): Promise<boolean> {
      return database.transaction(async (tx) => {
        const { id, confirmedAt, blocked } = (await findOrCreate(tx, email, null, now)).subscriber;
        if (confirmedAt !== null) return false;
        if (blocked !== null) return true;
        await tx.query('UPDATE subscriber SET created_at = $2 WHERE id = $1', [id, now]);
        await enqueueMail(tx, { subscriber: id }, createMail(id), dueAt);
        return true;
      });
    },

    /** Confirms a subscription. False if there is none any more. */
    confirm,

    /** Deletes a subscriber, and the mails to it that wait. */
    async unsubscribe(id: string): Promise<void> {
      await database.query('DELETE FROM subscriber WHERE id = $1', [id]);
    },

    /** Blocks an address after a bounce or a complaint, and deletes the mails to it that wait. False if it is no subscriber. */
    async blockSubscriber(email: string, reason: BlockReason): Promise<boolean> {
      return database.transaction(async (tx) => {
        const [row] = await tx.query<{ id: string }>('UPDATE subscriber SET blocked = $2 WHERE email = $1 RETURNING id', [email, reason]);
        if (row) await tx.query(`DELETE FROM outbox WHERE subscriber = $1 AND state <> 'sent'`, [row.id]);
        return row !== undefined;
      });
    },

    /** All subscribers, the oldest first. */
    listSubscribers(): Promise<Subscriber[]> {
      return database.query<Subscriber>(`SELECT ${columns} FROM subscriber ORDER BY created_at, email`);
    },
  };
}
