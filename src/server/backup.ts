import { open, rm } from 'node:fs/promises';
import { readSettings } from './forms/model/settings';
import { restoreBackup, writeBackup } from './forms/store/backup';
import type { Database } from './forms/store/database';
import { commandTimeout, openDatabase } from './forms/store/open-database';
import { createStore } from './forms/store/store';

const usage = 'npm run backup -- <new file>\nnpm run restore -- <file>';

const fileErrors: Record<string, string> = { EEXIST: 'is there already: name a new file', ENOENT: 'is not there' };

/** Opens a file, or says in a sentence why it cannot. Only the owner may read a new one: it has personal data. */
const openFile = (path: string, flags: string) =>
  open(path, flags, 0o600).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${fileErrors[code] ?? `cannot be opened (${code})`}.`);
  });

/** Writes a new file. One that cannot be written to its end is deleted. */
async function writeFile(database: Database, path: string): Promise<string> {
  const file = await openFile(path, 'wx');
  try {
    const count = await writeBackup(database, (text) => file.appendFile(text));
    await file.sync();
    return `Wrote ${count} rows to ${path}.`;
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

/** The lines of a file. They are read when they are asked for: a line may have megabytes. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = await openFile(path, 'r');
  let line = '';
  for await (const chunk of file.createReadStream({ encoding: 'utf8' }) as AsyncIterable<string>) {
    const [end = '', ...next] = chunk.split('\n');
    line += end;
    for (const start of next) {
      yield line;
      line = start;
    }
  }
  yield line;
}

const readFile = async (database: Database, path: string): Promise<string> =>
  `Restored ${await restoreBackup(database, readLines(path))} rows.`;

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
