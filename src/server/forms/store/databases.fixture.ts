import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { type PostgresServer, startPostgres } from './postgres.fixture';

/** Gives empty databases of one kind to tests. */
export interface TestDatabases {
  /** The folder or the address of a new database. */
  createLocation: () => Promise<string>;
  /** Opens a database; a new one where no place is named. */
  open: (place?: string) => Promise<{ database: Database; place: string }>;
  close: () => Promise<void>;
  /** The server, where there is one. */
  server?: PostgresServer;
}

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as { version: string };

/** Making an embedded database takes many times as long as copying one. */
async function createTemplate(): Promise<string> {
  const made = join(tmpdir(), `embedded-${version}`);
  if (existsSync(made)) return made;
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const database = openEmbedded(folder);
  await database.exec('SELECT 1');
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
export function createEmbeddedDatabases(): TestDatabases {
  const folders: string[] = [];
  const newPlace = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'));
    folders.push(folder);
    cpSync(await createTemplate(), folder, { recursive: true });
    return folder;
  };
  return {
    createLocation: newPlace,
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
export async function createPostgresDatabases(): Promise<TestDatabases> {
  const server = await startPostgres();
  return {
    createLocation: () => server.createDatabase(),
    open: async (place) => {
      const url = place ?? (await server.createDatabase());
      return { database: openPostgres(url), place: url };
    },
    close: () => server.close(),
    server,
  };
}

/** The two kinds of database there are. */
export const databaseKinds = [
  ['embedded', () => Promise.resolve(createEmbeddedDatabases())],
  ['PostgreSQL', createPostgresDatabases],
] as const;
