import fs from 'node:fs';
import { afterAll, expect, jest, test } from '@jest/globals';
import { createEmbeddedDatabases } from './databases.fixture';
import { openEmbedded } from './embedded';

const databases = createEmbeddedDatabases();
afterAll(() => databases.close());

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

test('[A2] nobody but the owner can read the embedded database, also one of an earlier version', async () => {
  const folder = await databases.createLocation();
  const readMode = () => fs.statSync(`${folder}/postgres`).mode % 0o1000;
  for (const mode of [0o755, 0o700]) {
    const database = await openEmbedded(folder);
    await database.query('SELECT 1');
    expect(readMode()).toBe(0o700);
    await database.close();
    fs.chmodSync(`${folder}/postgres`, mode);
  }
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
