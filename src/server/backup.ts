import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { readSettings } from './forms/model/settings';
import { restoreBackup, writeBackup } from './forms/store/backup';
import type { Database } from './forms/store/database';
import { commandTimeout, openDatabase } from './forms/store/open-database';
import { createStore } from './forms/store/store';

const usage = 'npm run backup -- <new file>\nnpm run restore -- <file>';

async function writeRows(database: Database, file: FileHandle): Promise<number> {
  try {
    const count = await writeBackup(database, async (line) => {
      await file.write(`${line}\n`);
    });
    await file.sync();
    return count;
  } finally {
    await file.close();
  }
}

/** Writes a new file. One that cannot be written to its end is deleted. */
async function writeFile(database: Database, path: string): Promise<string> {
  // Only the owner may read it: it has personal data.
  const file = await open(path, 'wx', 0o600);
  try {
    return `Wrote ${await writeRows(database, file)} rows to ${path}.`;
  } catch (error) {
    await rm(path);
    throw error;
  }
}

async function readFile(database: Database, path: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  return `Restored ${await restoreBackup(database, lines)} rows.`;
}

const commands: Record<string, (database: Database, path: string) => Promise<string>> = { write: writeFile, restore: readFile };

/** `npm run backup` and `npm run restore`. */
async function main(): Promise<void> {
  const [name = '', path] = process.argv.slice(2);
  const command = commands[name];
  if (!command || path === undefined) throw new Error(usage);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = openDatabase(databaseUrl, dataDir, commandTimeout);
  const store = createStore(database);
  try {
    await store.ping();
    console.log(await command(database, path));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
