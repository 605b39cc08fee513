import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { mapDriverErrors, type Database, type Queryable, toQueryable } from './database';
import { lockFolder } from './folder-lock';

async function openPglite(folder: string): Promise<PGlite> {
  // Megabytes of WebAssembly, which only this adapter needs.
  const { PGlite: Embedded } = await import('@electric-sql/pglite');
  return Embedded.create({ dataDir: join(folder, 'postgres') });
}

async function runTransaction<T>(client: PGlite, work: (inside: Queryable) => Promise<T>): Promise<T> {
  let raised: { error: unknown } | undefined;
  const watched = async (inside: Queryable) => {
    try {
      return await work(inside);
    } catch (error) {
      raised = { error };
      throw error;
    }
  };
  try {
    return await mapDriverErrors(client.transaction((inside) => watched(toQueryable(inside))));
  } catch (error) {
    throw raised ? raised.error : error;
  }
}

/**
 * PostgreSQL inside this process, in a folder that is its own. Opening takes seconds the first time, and whatever is asked
 * waits for it. Raises an error in words when another process has the folder: two of them would overwrite each other's rows
 * without a sound.
 */
export function openEmbedded(folder: string): Database {
  const unlock = lockFolder(folder);
  const opened = openPglite(folder);
  // Whoever asks for something hears of it.
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
