import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { type PostgresServer, startPostgres } from './postgres.fixture';

/** Gives empty databases of one kind to tests. */
export interface Databases {
  /** The folder or the address of a new database. */
  newPlace: () => Promise<string>;
  /** Opens a database; a new one where no place is named. */
  open: (place?: string) => Promise<{ database: Database; place: string }>;
  close: () => Promise<void>;
  /** The server, where there is one. */
  server?: PostgresServer;
}

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as { version: string };

/** Making an embedded database takes many times as long as copying one. */
async function template(): Promise<string> {
  const made = join(tmpdir(), `embedded-${version}`);
  if (existsSync(made)) return made;
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const database = openEmbedded(folder);
  await database.run('SELECT 1');
  await database.close();
  try {
    renameSync(folder, made);
  } catch {
    // Another test was quicker.
    rmSync(folder, { recursive: true });
  }
  return made;
}

/** Embedded databases in temporary folders. */
export function embeddedDatabases(): Databases {
  const folders: string[] = [];
  const newPlace = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'));
    folders.push(folder);
    cpSync(await template(), folder, { recursive: true });
    return folder;
  };
  return {
    newPlace,
    open: async (place) => {
      const folder = place ?? (await newPlace());
      return { database: openEmbedded(folder), place: folder };
    },
    close: () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** Databases of a real PostgreSQL server. */
export async function servedDatabases(): Promise<Databases> {
  const server = await startPostgres();
  return {
    newPlace: () => server.newDatabase(),
    open: async (place) => {
      const url = place ?? (await server.newDatabase());
      return { database: openPostgres(url), place: url };
    },
    close: () => server.close(),
    server,
  };
}

/** The two kinds of database there are. */
export const kindsOfDatabase = [
  ['embedded', () => Promise.resolve(embeddedDatabases())],
  ['PostgreSQL', servedDatabases],
] as const;
