import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { createSharedDatabase } from './postgres.fixture';

/** Creates empty databases of one kind for tests. */
export interface TestDatabases {
  /** The folder or the URL of a new database. */
  createLocation: () => Promise<string>;
  /** Opens the database at a location, or a new one. */
  open: (location?: string) => Promise<{ database: Database; location: string }>;
  close: () => Promise<void>;
  /** Whether a server has them, which several processes may use at once. */
  isServer: boolean;
}

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as { version: string };

/** The folder of an empty embedded database. Copying it is many times faster than creating another. */
export async function getEmbeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `embedded-${version}`);
  if (existsSync(template)) return template;
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const database = await openEmbedded(folder);
  await database.exec('SELECT 1');
  await database.close();
  try {
    renameSync(folder, template);
  } catch {
    // Another test has created it meanwhile.
    rmSync(folder, { recursive: true });
  }
  return template;
}

/** Embedded databases in temporary folders. */
export function createEmbeddedDatabases(): TestDatabases {
  const folders: string[] = [];
  const createLocation = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'data-'));
    folders.push(folder);
    cpSync(await getEmbeddedTemplate(), folder, { recursive: true });
    return folder;
  };
  return {
    createLocation,
    open: async (location) => {
      const folder = location ?? (await createLocation());
      return { database: await openEmbedded(folder), location: folder };
    },
    close: () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
    isServer: false,
  };
}

/** Limits that a busy machine does not reach. */
const patient = { queryTimeout: 60_000, connectionTimeout: 60_000 };

/** Databases of the PostgreSQL server that test files share. */
export function createPostgresDatabases(): TestDatabases {
  return {
    createLocation: createSharedDatabase,
    open: async (location) => {
      const url = location ?? (await createSharedDatabase());
      return { database: openPostgres(url, patient), location: url };
    },
    close: () => Promise.resolve(),
    isServer: true,
  };
}

/** The two kinds of database there are. */
export const databaseKinds = [
  ['embedded', createEmbeddedDatabases],
  ['PostgreSQL', createPostgresDatabases],
] as const;

/** Those on which the whole app is tested: each change the server, each week both (docs/proof.md). Stored things are tested on both at each change. */
export const appDatabaseKinds = databaseKinds.slice(process.env.WEEKLY ? 0 : 1);
