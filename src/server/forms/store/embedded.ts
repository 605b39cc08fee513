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
  // An error of `work` is returned first, because mapDriverErrors would replace it.
  const outcome = await mapDriverErrors(
    client.transaction(async (tx) => {
      try {
        return { value: await work(toQueryable(tx)) };
      } catch (error) {
        await tx.rollback();
        return { error };
      }
    }),
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
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
  return {
    ...toQueryable({ query: async (sql, values) => (await opened).query(sql, values) }),
    exec: (sql) => mapDriverErrors(opened.then((client) => client.exec(sql)).then(() => undefined)),
    transaction: async (work) => runTransaction(await mapDriverErrors(opened), work),
    close: () => opened.then((client) => client.close()).finally(unlock),
  };
}
