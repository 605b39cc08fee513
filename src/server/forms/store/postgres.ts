import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { mapDriverErrors, type Database, type Queryable, toQueryable } from './database';

const second = 1000;
/** A visitor waits for an answer: better to say soon that the database is away. */
const queryTimeout = 5 * second;

/** The limit is the transaction's own: poolers such as PgBouncer refuse one for the connection. */
const beginSql = `BEGIN; SET LOCAL statement_timeout = ${queryTimeout}; SET LOCAL idle_in_transaction_session_timeout = ${2 * queryTimeout}`;

async function runTransaction<T>(client: PoolClient, work: (inside: Queryable) => Promise<T>): Promise<T> {
  await mapDriverErrors(client.query(beginSql));
  try {
    const result = await work(toQueryable(client));
    await mapDriverErrors(client.query('COMMIT'));
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
    connectionTimeoutMillis: queryTimeout,
    idleTimeoutMillis: 10 * second,
    query_timeout: 2 * queryTimeout,
    application_name: 'forms',
  });
  // An idle connection that breaks is taken out of the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // One that breaks while it is handed out, or between two statements, says so when nobody listens yet; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction<T>(work: (inside: Queryable) => Promise<T>): Promise<T> {
    const client = await mapDriverErrors(pool.connect());
    let isBroken = false;
    try {
      return await runTransaction(client, work);
    } catch (error) {
      isBroken = error instanceof DatabaseUnavailable;
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const run = async (sql: string) => {
    await mapDriverErrors(pool.query(sql));
  };
  return { ...toQueryable(pool), exec: run, transaction, close: () => pool.end() };
}
