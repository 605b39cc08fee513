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

async function findOrCreateSubscription(inside: Queryable, email: string, confirmedAt: Date | null, now: Date): Promise<Subscription> {
  const [made] = await inside.query<{ id: string }>(insertSubscriberSql, [randomUUID(), email, confirmedAt, now]);
  if (made) return { id: made.id, isNew: true, isConfirmed: confirmedAt !== null };
  const [held] = await inside.query<SubscriberRow>('SELECT * FROM subscriber WHERE email = $1', [email]);
  // Neither put there nor found: it was deleted in between.
  return held
    ? { id: held.id, isNew: false, isConfirmed: held.confirmed_at !== null }
    : findOrCreateSubscription(inside, email, confirmedAt, now);
}

/** The newsletter's list. E-mail addresses come in their normal form. */
export function createSubscribers(database: Database) {
  const confirm = async (id: string, now: Date): Promise<boolean> => {
    const sql = 'UPDATE subscriber SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL RETURNING id';
    return (await database.query(sql, [id, now])).length > 0;
  };

  return {
    /** Puts an address on the list at once. False where it is there already. */
    async subscribe(email: string, now: Date): Promise<boolean> {
      const { id, isNew, isConfirmed } = await findOrCreateSubscription(database, email, now, now);
      return isNew || (!isConfirmed && confirm(id, now));
    },

    /** Puts an address on the list until it is confirmed, and the mail that asks for it in the outbox. False where it is confirmed already. */
    async subscribePending(email: string, mailFor: (id: string) => Mail, now: Date): Promise<boolean> {
      return database.transaction(async (inside) => {
        const { id, isConfirmed } = await findOrCreateSubscription(inside, email, null, now);
        if (!isConfirmed) await enqueueMail(inside, { subscriber: id }, mailFor(id), now);
        return !isConfirmed;
      });
    },

    /** Confirms a place on the list. False where there is none, or it is confirmed already. */
    confirm,

    /** Deletes a place on the list, and what waits to be sent to it. */
    async unsubscribe(id: string): Promise<void> {
      await database.query('DELETE FROM subscriber WHERE id = $1', [id]);
    },

    /** Everybody on the list, from the first. */
    async listSubscribers(): Promise<Subscriber[]> {
      return (await database.query<SubscriberRow>('SELECT * FROM subscriber ORDER BY created_at, email')).map(toSubscriber);
    },
  };
}
