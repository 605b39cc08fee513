import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { Database } from './database';
import { createEmbeddedDatabases } from './databases.fixture';
import { openEmbedded } from './embedded';
import { connectToHolder } from './folder-socket';
import { openDatabase, openDatabaseForCommand } from './open-database';

const databases = createEmbeddedDatabases();
let [freeBytes, folder] = [Infinity, ''];
let holder: Database;
let shared: Database;

beforeAll(async () => {
  folder = await databases.createLocation();
  holder = await openEmbedded(folder, { getFreeBytes: () => Promise.resolve(freeBytes) });
  shared = await openDatabaseForCommand(undefined, folder);
  await shared.exec('CREATE TABLE sample (number bigint PRIMARY KEY, at timestamptz, bytes bytea)');
});
afterAll(async () => {
  await holder.close();
  await databases.close();
});

const insert = 'INSERT INTO sample VALUES ($1, $2, $3)';
const readNumbers = async () =>
  (await holder.query<{ number: number }>('SELECT number FROM sample ORDER BY 1')).map(({ number }) => number);

test('[A11] a command reads and writes through the process that has the folder, files of 4 MB and moments included', async () => {
  const [at, bytes] = [new Date('2026-11-21T00:30:00Z'), new Uint8Array(4_000_000).fill(7)];
  await shared.query(insert, [1, at, bytes]);
  const [row] = await shared.query<{ number: number; at: Date; bytes: Uint8Array }>('SELECT * FROM sample');
  expect([row?.number, row?.at, Buffer.compare(row!.bytes, bytes)]).toEqual([1, at, 0]);
});

test('[A11] a transaction of a command is whole or not at all, also when the command ends in the middle', async () => {
  await shared.transaction(async (tx) => {
    await tx.query(insert, [2, null, null]);
    await tx.query(insert, [3, null, null]);
  });
  const failing = shared.transaction(async (tx) => {
    await tx.query(insert, [4, null, null]);
    throw new Error('The command failed.');
  });
  await expect(failing).rejects.toThrow('The command failed.');
  const failed = shared.transaction((tx) => tx.query(insert, [1, null, null]));
  await expect(failed).rejects.toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') });
  const other = await connectToHolder(folder);
  other!.end(Buffer.from([0, 0, 0, 9]));
  expect(await readNumbers()).toEqual([1, 2, 3]);
});

test('[A2] with a URL the service and its commands ask that server, whatever the folder has', async () => {
  for (const open of [openDatabase, openDatabaseForCommand]) {
    const server = await open('postgres://127.0.0.1:1/forms', folder);
    await expect(server.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable);
    await server.close();
  }
});

test('[A11] a command learns why the database does not work', async () => {
  freeBytes = 0;
  await expect(shared.query('SELECT 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable', problem: 'disk full' });
  freeBytes = Infinity;
  await holder.close();
  await expect(shared.query('SELECT 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable', problem: 'no answer' });
  holder = await openDatabaseForCommand(undefined, folder);
  expect(await readNumbers()).toEqual([1, 2, 3]);
});
