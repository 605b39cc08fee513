import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database, Queryable } from './forms/store/database';
import { type PostgresServer, startPostgres } from './forms/store/postgres.fixture';
import { openPostgres } from './forms/store/postgres';
import { createSampleInquiry, createSampleMail, sampleTime } from './forms/store/inquiry.fixture';
import { createStore } from './forms/store/store';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let server: PostgresServer;
let location: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  location = await server.createDatabase();
  database = openPostgres(location);
  const store = createStore(database);
  await store.ping();
  await store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
});
afterAll(async () => {
  await database.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const runBackup = (path: string) =>
  new Promise<{ status: unknown; output: string }>((done) => {
    const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('src/server/backup.ts'), 'write', path];
    const env = { PATH: process.env.PATH, DATABASE_URL: location };
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, output: stdout + stderr }),
    );
  });

/** Waits until a connection waits for a lock, and returns its process id. */
async function waitForLock(tx: Queryable): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [waiting] = await tx.query<{ pid: number }>('SELECT pid FROM pg_locks WHERE NOT granted');
    if (waiting) return waiting.pid;
    await pause(100);
  }
  throw new Error('No connection waits for a lock.');
}

/** Starts a backup that cannot read the last table, and runs `work` once it waits. */
async function backUpWhileLocked(path: string, work: (tx: Queryable, pid: number) => Promise<unknown>) {
  const { result } = await database.transaction(async (tx) => {
    await tx.query('LOCK TABLE script_error');
    const result = runBackup(path);
    await work(tx, await waitForLock(tx));
    return { result };
  });
  return result;
}

test('[A6] a backup waits longer than a visitor for a slow database', async () => {
  const path = join(folder, 'slow.ndjson');
  const { status, output } = await backUpWhileLocked(path, () => pause(4_500));
  expect([status, output]).toEqual([0, expect.stringMatching(/^Wrote \d+ rows to /)]);
  expect(readFileSync(path, 'utf8')).toMatch(/\n\{"rows":\d+\}\n$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('[A6] a backup that fails leaves no file', async () => {
  const path = join(folder, 'failed.ndjson');
  let hasBegun = false;
  const { status, output } = await backUpWhileLocked(path, (tx, pid) => {
    hasBegun = existsSync(path);
    return tx.query('SELECT pg_terminate_backend($1)', [pid]);
  });
  expect([hasBegun, status]).toEqual([true, 1]);
  expect(output).toContain('no answer');
  expect(existsSync(path)).toBe(false);
});
