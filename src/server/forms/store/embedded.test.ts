import fs from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, jest, test } from '@jest/globals';
import { createEmbeddedDatabases } from './databases.fixture';
import { openEmbedded } from './embedded';
import { createFormsStore } from './store';
import { openSyncedPglite } from './synced-pglite';

const databases = createEmbeddedDatabases();
afterAll(() => databases.close());

test('[A2] while the disk is nearly full every call is refused at once, and afterwards the stored data is there', async () => {
  let freeBytes = Infinity;
  const database = await openEmbedded(await databases.createLocation(), { getFreeBytes: () => Promise.resolve(freeBytes) });
  const store = createFormsStore(database);
  await store.subscribe('first@sample.example', '1-abc', new Date());
  freeBytes = 1_000_000;
  await expect(store.subscribe('second@sample.example', '1-abc', new Date())).rejects.toThrow('disk full');
  await expect(store.migrate()).rejects.toThrow('disk full');
  freeBytes = Infinity;
  await store.subscribe('third@sample.example', '1-abc', new Date());
  expect((await store.listSubscribers()).map(({ email }) => email)).toEqual(['first@sample.example', 'third@sample.example']);
  await store.close();
});

test('[A2] a database that ends by itself, or that could not be opened, is opened again', async () => {
  const { PGlite } = await import('@electric-sql/pglite');
  const opened: PGlite[] = [];
  let isFailing = true;
  const open = async (folder: string) => {
    if (isFailing) throw new Error('No space left');
    const client = await PGlite.create({ dataDir: `${folder}/postgres` });
    opened.push(client);
    return client;
  };
  const database = await openEmbedded(await databases.createLocation(), { open });
  await expect(database.query('SELECT 1')).rejects.toThrow('no answer');
  isFailing = false;
  await database.exec('CREATE TABLE sample AS SELECT 1 AS one');
  await opened[0]!.close();
  await expect(database.query('SELECT * FROM sample')).rejects.toThrow('no answer');
  expect(await database.query('SELECT * FROM sample')).toEqual([{ one: 1 }]);
  await expect(database.query('SELECT nonsense')).rejects.toThrow();
  expect(await database.transaction((tx) => tx.query('SELECT * FROM sample'))).toEqual([{ one: 1 }]);
  expect(opened).toHaveLength(2);
  await database.close();
});

test('[A2] a version of PGlite that syncs no file is refused', async () => {
  const { PGlite } = await import('@electric-sql/pglite');
  jest.spyOn(PGlite, 'create').mockResolvedValueOnce({ close: () => Promise.resolve() });
  await expect(openSyncedPglite(await databases.createLocation())).rejects.toThrow('does not sync its files');
});

test('[A11] a database that is closed before it was opened stays closed, so that nothing opens it without the lock', async () => {
  const open = jest.fn<() => Promise<PGlite>>();
  const database = await openEmbedded(await databases.createLocation(), { open });
  await database.close();
  await expect(database.query('SELECT 1')).rejects.toThrow('no answer');
  expect(open).not.toHaveBeenCalled();
});

/** Opens a client that the test makes, with a clock that the test advances. */
async function openFake(createClient: () => object) {
  const options = { getFreeBytes: () => Promise.resolve(Infinity), open: () => Promise.resolve(createClient() as PGlite) };
  const database = await openEmbedded(await databases.createLocation(), options);
  // The first opening is over.
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  return database;
}

test('[A2] a call that makes no progress is given up, and the next call opens another client', async () => {
  const hang = () => new Promise<never>(() => undefined);
  let count = 0;
  const database = await openFake(() => ({ query: (count += 1) === 1 ? hang : () => Promise.resolve({ rows: [count] }), close: hang }));
  const hung = Promise.allSettled([database.query(''), database.query('')]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await hung).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await database.query('')).toEqual([2]);
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('[A2] a transaction of a minute is not given up while its queries make progress', async () => {
  const query = () => new Promise((resolve) => void setTimeout(() => resolve({ rows: [] }), 10_000));
  const database = await openFake(() => ({
    transaction: (work: (tx: object) => unknown) => work({ query }),
    close: () => Promise.resolve(),
  }));
  const done = database.transaction(async (tx) => {
    for (let count = 0; count < 6; count += 1) await tx.query('SELECT 1');
    return 'done';
  });
  for (let seconds = 0; seconds < 80; seconds += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(await done).toBe('done');
  jest.useRealTimers();
  await database.close();
});

test('[A3] between two calls of a queue, and two queries of a transaction, the thread does what else waits', async () => {
  const query = () => Promise.resolve({ rows: [] });
  const transaction = (work: (tx: object) => unknown) => work({ query });
  const database = await openFake(() => ({ query, transaction, close: () => Promise.resolve() }));
  jest.useRealTimers();
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, () => database.query('')));
  expect(turns).toBeGreaterThanOrEqual(100);
  turns = 0;
  await database.transaction(async (tx) => {
    for (let index = 0; index < 100; index += 1) await tx.query('');
  });
  expect(turns).toBeGreaterThanOrEqual(100);
  clearImmediate(next);
  await database.close();
});

/** The files that were written and not synced since. */
function watchFiles(): Set<string> {
  const [paths, unsynced] = [new Map<number, string>(), new Set<string>()];
  const { openSync, writeSync, fsyncSync } = fs;
  jest.spyOn(fs, 'openSync').mockImplementation((...parameters) => {
    const file = openSync(...parameters);
    paths.set(file, String(parameters[0]));
    return file;
  });
  jest.spyOn(fs, 'writeSync').mockImplementation(((file: number, ...rest: [Uint8Array]) => {
    unsynced.add(paths.get(file) ?? '');
    return writeSync(file, ...rest);
  }) as typeof writeSync);
  jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    fsyncSync(file);
    unsynced.delete(paths.get(file) ?? '');
  });
  return unsynced;
}

test('[A2] nobody but the owner can read the embedded database, also one that others could read', async () => {
  const folder = await databases.createLocation();
  const paths = [folder, `${folder}/postgres`];
  const readModes = () => paths.map((path) => fs.statSync(path).mode % 0o1000);
  for (const mode of [0o755, 0o700]) {
    const database = await openEmbedded(folder);
    await database.query('SELECT 1');
    expect(readModes()).toEqual([0o700, 0o700]);
    await database.close();
    for (const path of paths) fs.chmodSync(path, mode);
  }
  const created = join(folder, 'new', 'data');
  await (await openEmbedded(created, { open: () => Promise.reject(new Error('not opened')) })).close();
  expect([dirname(created), created].map((path) => fs.statSync(path).mode % 0o1000)).toEqual([0o700, 0o700]);
});

test('[A11] a commit is answered when the log is on the disk, and a checkpoint ends when the tables are', async () => {
  const unsynced = watchFiles();
  const database = await openEmbedded(await databases.createLocation());
  await database.exec('CREATE TABLE sample (number int)');
  for (let number = 0; number < 20; number += 1) {
    await database.query('INSERT INTO sample VALUES ($1)', [number]);
    expect([...unsynced].filter((path) => path.includes('pg_wal'))).toEqual([]);
  }
  await database.exec('CHECKPOINT');
  // PostgreSQL makes its caches anew.
  expect([...unsynced].filter((path) => /\/(?:base|global|pg_xact|pg_wal)\/(?!.*pg_internal)/.test(path))).toEqual([]);
  await database.close();
  jest.restoreAllMocks();
});
