import { randomUUID } from 'node:crypto';
import type { Mail } from '../model/mail';
import type { Subscriber } from '../model/service-types';
import type { Database, Queryable } from './database';
import { enqueueMail } from './outbox';

interface SubscriberRow {
  id: string;
  email: string;
  confirmed_at: Date | null;
  created_at: Date;
}

const toSubscriber = ({ id, email, confirmed_at, created_at }: SubscriberRow): Subscriber => ({
  id,
  email,
  confirmedAt: confirmed_at,
  createdAt: created_at,
});

const insertSubscriberSql = `INSERT INTO subscriber (id, email, confirmed_at, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (email) DO NOTHING RETURNING id`;

interface Subscription {
  id: string;
  isNew: boolean;
  isConfirmed: boolean;
}

async function findOrCreateSubscription(tx: Queryable, email: string, confirmedAt: Date | null, now: Date): Promise<Subscription> {
  const [inserted] = await tx.query<{ id: string }>(insertSubscriberSql, [randomUUID(), email, confirmedAt, now]);
  if (inserted) return { id: inserted.id, isNew: true, isConfirmed: confirmedAt !== null };
  const [existing] = await tx.query<SubscriberRow>('SELECT * FROM subscriber WHERE email = $1', [email]);
  // Neither inserted nor found: it was deleted in between.
  return existing
    ? { id: existing.id, isNew: false, isConfirmed: existing.confirmed_at !== null }
    : findOrCreateSubscription(tx, email, confirmedAt, now);
}

/** Creates the queries on subscribers. E-mail addresses must be normalized. */
export function createSubscribers(database: Database) {
  const confirm = async (id: string, now: Date): Promise<boolean> => {
    const sql = 'UPDATE subscriber SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL RETURNING id';
    return (await database.query(sql, [id, now])).length > 0;
  };

  return {
    /** Subscribes an address without confirmation. False if it is subscribed. */
    async subscribe(email: string, now: Date): Promise<boolean> {
      const { id, isNew, isConfirmed } = await findOrCreateSubscription(database, email, now, now);
      return isNew || (!isConfirmed && confirm(id, now));
    },

    /** Adds an unconfirmed subscriber and queues the confirmation mail. False if the address is confirmed. */
    async subscribePending(email: string, createMail: (id: string) => Mail, now: Date): Promise<boolean> {
      return database.transaction(async (tx) => {
        const { id, isConfirmed } = await findOrCreateSubscription(tx, email, null, now);
        if (!isConfirmed) await enqueueMail(tx, { subscriber: id }, createMail(id), now);
        return !isConfirmed;
      });
    },

    /** Confirms a subscription. False if there is none, or it is confirmed. */
    confirm,

    /** Deletes a subscriber, and the mails to it that wait. */
    async unsubscribe(id: string): Promise<void> {
      await database.query('DELETE FROM subscriber WHERE id = $1', [id]);
    },

    /** All subscribers, the oldest first. */
    async listSubscribers(): Promise<Subscriber[]> {
      return (await database.query<SubscriberRow>('SELECT * FROM subscriber ORDER BY created_at, email')).map(toSubscriber);
    },
  };
}
