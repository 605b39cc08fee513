import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { mapDriverErrors, type Database, type Queryable, toQueryable } from './database';
import { lockFolder } from './folder-lock';

async function openPglite(folder: string): Promise<PGlite> {
  // Imported on demand: it loads megabytes of WebAssembly.
  const pglite = await import('@electric-sql/pglite');
  return pglite.PGlite.create({ dataDir: join(folder, 'postgres') });
}

async function runTransaction<T>(client: PGlite, work: (tx: Queryable) => Promise<T>): Promise<T> {
  // mapDriverErrors would replace an error of `work`, so it is kept.
  let thrown: { error: unknown } | undefined;
  const runWork = async (tx: Queryable) => {
    try {
      return await work(tx);
    } catch (error) {
      thrown = { error };
      throw error;
    }
  };
  try {
    return await mapDriverErrors(client.transaction((tx) => runWork(toQueryable(tx))));
  } catch (error) {
    throw thrown ? thrown.error : error;
  }
}

/**
 * Opens an embedded PostgreSQL (PGlite) in a folder. The first opening takes seconds, and queries wait for it. The folder is
 * locked, because two processes would overwrite each other's rows.
 * @throws {Error} when another process uses the folder.
 */
export function openEmbedded(folder: string): Database {
  const unlock = lockFolder(folder);
  const opened = openPglite(folder);
  // The first query reports the error.
  opened.catch(() => undefined);
  const run = async (sql: string) => {
    await mapDriverErrors(opened.then((client) => client.exec(sql)));
  };
  const close = async () => {
    await opened.then((client) => client.close()).finally(unlock);
  };
  return {
    ...toQueryable({ query: async (sql, values) => (await opened).query(sql, values) }),
    exec: run,
    transaction: async (work) => runTransaction(await mapDriverErrors(opened), work),
    close,
  };
}
