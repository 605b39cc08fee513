import { Pool, type PoolClient } from 'pg';
import { DatabaseAway } from '../../logic/database-away';
import { asked, type Database, type Queryable, queryable } from './database';

const second = 1000;
/** A visitor waits for an answer: better to say soon that the database is away. */
const patience = 5 * second;

/** The limit is the transaction's own: poolers such as PgBouncer refuse one for the connection. */
const begin = `BEGIN; SET LOCAL statement_timeout = ${patience}; SET LOCAL idle_in_transaction_session_timeout = ${2 * patience}`;

async function within<T>(client: PoolClient, work: (inside: Queryable) => Promise<T>): Promise<T> {
  await asked(client.query(begin));
  try {
    const result = await work(queryable(client));
    await asked(client.query('COMMIT'));
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * PostgreSQL at a `postgres://` address, by at most `connections` connections, which are opened when they are needed and come
 * back by themselves. Nothing is asked of the server here.
 */
export function openPostgres(url: string, connections = 5): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 10 * second,
    query_timeout: 2 * patience,
    application_name: 'forms',
  });
  // An idle connection that breaks is taken out of the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // One that breaks while it is handed out, or between two statements, says so when nobody listens yet; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction<T>(work: (inside: Queryable) => Promise<T>): Promise<T> {
    const client = await asked(pool.connect());
    let isBroken = false;
    try {
      return await within(client, work);
    } catch (error) {
      isBroken = error instanceof DatabaseAway;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const run = async (sql: string) => {
    await asked(pool.query(sql));
  };
  return { ...queryable(pool), run, transaction, close: () => pool.end() };
}
