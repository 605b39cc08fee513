import { open, rm } from 'node:fs/promises';
import { restoreBackup, writeBackup } from './forms/store/backup';
import type { Database } from './forms/store/database';
import { runDatabaseCommand } from './run-command';

const usage = 'npm run backup -- <new file>\nnpm run restore -- <file>';

const fileErrors: Record<string, string> = { EEXIST: 'is there already: name a new file', ENOENT: 'is not there, or its folder is not' };

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

const [name, path] = process.argv.slice(2);

/** `npm run backup` and `npm run restore`. */
runDatabaseCommand(
  async (store, _, database) => {
    if ((name !== 'write' && name !== 'restore') || path === undefined) throw new Error(usage);
    await store.ping();
    return name === 'write' ? writeFile(database, path) : `Restored ${await restoreBackup(database, readLines(path))} rows.`;
  },
  { mayCreate: name === 'restore' },
);
