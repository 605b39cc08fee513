import { statfs } from 'node:fs/promises';
import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { getSqlState, mapDriverErrors, type Database, toQueryable } from './database';
import { takeFolder } from './folder-socket';
import { openSyncedPglite } from './synced-pglite';

/** PGlite reports every error of a statement with a SQLSTATE. Without one, or after a panic, the instance has ended. */
const isBroken = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? error.problem === 'no answer'
    : getSqlState(error as { code?: unknown }) === undefined || (error as { severity?: string }).severity === 'PANIC';

const second = 1000;
/** How many seconds without any progress mean that the client hangs. */
const maxIdleTicks = 15;
/** How long a client may take to close before it is abandoned. */
const closeTimeout = 2 * second;

const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Keeps one client open, whose calls take turns: it computes in this thread without a pause, so that between two calls, however many wait, the
 * thread does what else there is to do. A client that breaks, or that makes no progress with a call for fifteen seconds, is given up, and the next
 * call opens another. The seconds are counted by a timer of this thread, so a long computation of the client is no pause.
 */
function createWatchedClient(open: () => Promise<PGlite>) {
  let opened: Promise<PGlite> | undefined;
  let closing: Promise<unknown> = Promise.resolve();
  let lastCall: Promise<unknown> = Promise.resolve();

  /** Gives up the client. The next one is opened when it has closed, or does not close in time. */
  function drop(client: Promise<PGlite>): void {
    opened = undefined;
    const closed = client.then((open) => open.close()).catch(() => undefined);
    closing = Promise.race([closed, new Promise((resolve) => void setTimeout(resolve, closeTimeout).unref())]);
  }

  /** Runs `work`, which reports when it makes progress, such as a transaction with many statements. */
  async function run<T>(work: (client: PGlite, reportProgress: () => void) => Promise<T>): Promise<T> {
    const client = (opened ??= closing.then(open));
    let idleTicks = 0;
    let timer: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        idleTicks += 1;
        if (idleTicks >= maxIdleTicks) reject(new DatabaseUnavailable('no answer', 'hung'));
      }, second);
    });
    try {
      await pause();
      return await Promise.race([client.then((open) => work(open, () => (idleTicks = 0))), hung]);
    } catch (error) {
      if (isBroken(error)) drop(client);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  return {
    /** Runs `work` with the open client after the calls before it. */
    use<T>(work: Parameters<typeof run<T>>[0]): Promise<T> {
      const called = lastCall.then(() => run(work));
      lastCall = called.catch(() => undefined);
      return called;
    },
    close: async () => (await opened)?.close(),
  };
}

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

/**
 * Opens an embedded PostgreSQL (PGlite) in a folder. The first opening takes seconds, and queries wait for it. The folder is taken, because two
 * processes would overwrite each other's rows; `serve` gets the connections of others. While the disk is nearly full every call
 * rejects; a database that has ended or hangs is opened again.
 * @throws {Error} when another process uses the folder.
 */
export async function openEmbedded(
  folder: string,
  { getFreeBytes = readFreeBytes, open = openSyncedPglite, serve = (socket: Socket): void => void socket.destroy() } = {},
): Promise<Database> {
  const watched = createWatchedClient(() => open(folder));
  let isClosed = false;
  const use = async <T>(work: Parameters<typeof watched.use<T>>[0]): Promise<T> => {
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
      const outcome = await use((client, reportProgress) =>
        client.transaction(async (tx) => {
          try {
            const { query } = toQueryable(tx);
            // A transaction may take long, such as that of a backup, while its queries make progress.
            return {
              value: await work({
                query: async (...parameters) => {
                  await pause();
                  return query(...parameters).finally(reportProgress) as Promise<never>;
                },
              }),
            };
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
  const free = await takeFolder(folder, serve);
  const shortenLog = async () => {
    const [row] = await database.query<{ isLong: boolean }>(checkpointIfLongSql);
    if (row?.isLong) await database.exec('CHECKPOINT');
  };
  const timer = setInterval(() => void shortenLog().catch(() => undefined), checkpointInterval).unref();
  // The first query reports the error.
  use(() => Promise.resolve()).catch(() => undefined);
  return database;
}
