import { Client, Pool, type QueryConfig } from 'pg';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { mapDriverErrors, type Database, type Queryable, toQueryable } from './database';

const second = 1000;
/** Short, because a visitor waits for the response. */
const visitorTimeout = 3 * second;
/** For migrations and the like, which no visitor waits for. */
const execTimeout = 60 * second;

interface PostgresOptions {
  maxConnections?: number;
  queryTimeout?: number | undefined;
  connectionTimeout?: number;
}

/** Whether a URL leads to a server on this machine: by loopback, or by the folder of a Unix socket. */
export const isLocal = (url: string): boolean => /^(?:localhost|127(?:\.\d+){3}|::1|\/.*)$/i.test(new Client(url).host);

/**
 * Opens PostgreSQL at a `postgres://` URL. The first query connects, and lost connections are replaced. Unless the server is on this machine
 * or the URL has an `sslmode`, connections are encrypted and the certificate of the server is checked.
 * @throws {Error} when a file that the URL names cannot be read.
 */
export function openPostgres(
  url: string,
  { maxConnections = 5, queryTimeout = visitorTimeout, connectionTimeout = visitorTimeout }: PostgresOptions = {},
): Database {
  // The driver warns of these modes: its next version is to check less.
  const connectionString = url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
  const pool = new Pool({
    connectionString,
    ssl: !isLocal(connectionString),
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 10 * second,
    query_timeout: queryTimeout + second / 2,
    application_name: 'forms',
  });
  // The pool removes a broken idle connection. Without a listener the error event would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use; its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await mapDriverErrors(pool.connect());
    let isBroken = false;
    try {
      // Timeouts for the transaction, because poolers such as PgBouncer reject timeouts for the connection.
      const limits = `SET LOCAL statement_timeout = ${queryTimeout}; SET LOCAL idle_in_transaction_session_timeout = ${3 * queryTimeout}`;
      await mapDriverErrors(client.query(`BEGIN; ${limits}`));
      const result = await work(toQueryable(client));
      await mapDriverErrors(client.query('COMMIT'));
      return result;
    } catch (error) {
      isBroken = error instanceof DatabaseUnavailable;
      // A lost connection rolls back on its own.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    ...toQueryable(pool),
    exec: (sql) =>
      mapDriverErrors(pool.query({ text: sql, query_timeout: Math.max(execTimeout, queryTimeout) } as QueryConfig).then(() => undefined)),
    transaction,
    close: () => pool.end(),
  };
}
