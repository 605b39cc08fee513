import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { getSqlState, mapDriverErrors, type Database, type Queryable, toQueryable } from './database';
import { takeFolder } from './folder-socket';
import { serveDatabase } from './shared-database';
import { openSyncedPglite } from './synced-pglite';
import { createWatchedClient } from './watched-client';

/**
 * The free space below which nothing is written. An embedded PostgreSQL that meets a full disk in the middle of a write stops for good. This
 * is several times the largest inquiry with its write-ahead log.
 */
const minFreeBytes = 64 * 1024 * 1024;

/** How often the write-ahead log is shortened, in milliseconds: a PostgreSQL of one process never does it by itself. */
const checkpointInterval = 60_000;
/** A log of more than 64 MB since the last checkpoint would make the next start slow. */
const checkpointIfLongSql = `SELECT pg_current_wal_insert_lsn() - redo_lsn > 67108864 AS "isLong" FROM pg_control_checkpoint()`;

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A transaction may take long, such as that of a backup, while its queries make progress. */
const reportQueries = ({ query }: Queryable, report: () => void): Queryable => ({
  query: (...parameters) => query(...parameters).finally(report) as Promise<never>,
});

/** PGlite reports every error of a statement with a SQLSTATE. Without one, or after a panic, the instance has ended. */
const isBroken = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.problem === 'no answer'
    : getSqlState(error as { code?: unknown }) === undefined || (error as { severity?: string }).severity === 'PANIC';

/**
 * Opens an embedded PostgreSQL (PGlite) in a folder. The first opening takes seconds, and queries wait for it. The folder is taken, because two
 * processes would overwrite each other's rows; other processes can ask this one (`openShared`). While the disk is nearly full every call
 * rejects; a database that has ended or hangs is opened again.
 * @throws {Error} when another process uses the folder.
 */
export async function openEmbedded(folder: string, { getFreeBytes = readFreeBytes, open = openSyncedPglite } = {}): Promise<Database> {
  const watched = createWatchedClient({ open: () => open(folder), close: (client) => client.close(), isBroken });
  let isClosed = false;
  const use = async <T>(work: (client: PGlite) => Promise<T>): Promise<T> => {
    if ((await getFreeBytes(folder)) < minFreeBytes) throw new DatabaseUnavailable('disk full');
    // A client that opens after the folder is free would have no lock, and would keep the process running.
    if (isClosed) throw new DatabaseUnavailable('no answer');
    return mapDriverErrors(watched.use(work));
  };
  const database: Database = {
    query: <T>(sql: string, values: readonly unknown[] = []) => use(async (client) => (await client.query(sql, [...values])).rows as T[]),
    exec: (sql) => use((client) => client.exec(sql)).then(() => undefined),
    transaction: async (work) => {
      // An error of `work` itself is returned first, because it is not one of the client.
      const outcome = await use((client) =>
        client.transaction(async (tx) => {
          try {
            return { value: await work(reportQueries(toQueryable(tx), watched.reportProgress)) };
          } catch (error) {
            await tx.rollback();
            if (error instanceof DatabaseUnavailable) throw error;
            return { error };
          }
        }),
      );
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await watched.close().finally(free);
    },
  };
  const free = await takeFolder(folder, (socket) => void serveDatabase(database, socket));
  const shortenLog = async () => {
    const [row] = await database.query<{ isLong: boolean }>(checkpointIfLongSql);
    if (row?.isLong) await database.exec('CHECKPOINT');
  };
  const timer = setInterval(() => void shortenLog().catch(() => undefined), checkpointInterval).unref();
  // The first query reports the error.
  use(() => Promise.resolve()).catch(() => undefined);
  return database;
}
