import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import type { Database } from './forms/store/database';
import { createEmbeddedDatabases, createPostgresDatabases } from './forms/store/databases.fixture';
import { createFormsStore } from './forms/store/store';

const count = 100_000;
const fileCount = 200;
/** The memory that a command may take, in kilobytes. The embedded database takes 600 to 930 MB, by the version of Node. */
const maxMemory = { DATABASE_URL: 300_000, DATA_DIR: 1_000_000 };

/** Every fiftieth file is as large as a file can be. */
const fillSql = `
  INSERT INTO inquiry (number, reference, key, form, answers, email, notice, suspected, received_at) SELECT n, 'R' || n, 'key ' || n, 'inquiry',
    jsonb_build_object('name', 'Person ' || n, 'message', repeat('A wall of terrazzo. ', 20)), 'person' || n || '@sample.example',
    'abc', false, '2026-11-21T00:30:00Z'::timestamptz + n * interval '1 second' FROM generate_series(1, ${count}) AS n;
  UPDATE inquiry_count SET last = ${count};
  INSERT INTO inquiry_file SELECT n, 1, 'plan.pdf', 'application/pdf',
    decode(repeat(md5(n::text), CASE WHEN n % 50 = 0 THEN 250000 ELSE 30000 END), 'hex') FROM generate_series(1, ${fileCount}) AS n;
  INSERT INTO outbox (id, about, state, due_at) SELECT gen_random_uuid(), n, 'sent', now() FROM generate_series(1, ${count}) AS n`;

const readSums = (database: Database) =>
  database.query(`SELECT
    (SELECT md5(string_agg(concat(number, reference, key, answers, email, extract(epoch FROM received_at)), '' ORDER BY number)) FROM inquiry) AS inquiries,
    (SELECT md5(string_agg(concat(inquiry, md5(bytes)), '' ORDER BY inquiry)) FROM inquiry_file) AS files,
    (SELECT md5(string_agg(concat(id, about), '' ORDER BY id)) FROM outbox) AS mails`);

/** The option of Node by which each process prints the most memory that it had. */
const printMemory = `--import=data:text/javascript,${encodeURIComponent('process.on("exit", () => console.error(process.resourceUsage().maxRSS))')}`;

test(`[A6] ${count} inquiries with ${fileCount} files are backed up and restored in little memory, also while the database is slow`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const [embedded, postgres] = [createEmbeddedDatabases(), createPostgresDatabases()];
  const { database, location } = await postgres.open();
  await createFormsStore(database).migrate();
  await database.exec(fillSql);
  const run = async (name: string, file: string, setting: keyof typeof maxMemory, value: string) => {
    const options = { env: { PATH: process.env.PATH, NODE_OPTIONS: printMemory, [setting]: value } };
    const { stdout, stderr } = await promisify(execFile)('npm', ['run', '--silent', name, '--', join(folder, file)], options);
    expect(stdout).toMatch(new RegExp(`^\\w+ ${2 * count + fileCount + 1} rows`));
    expect(Math.max(...stderr.trim().split('\n').map(Number))).toBeLessThan(maxMemory[setting]);
  };
  // A visitor would get an answer after three seconds.
  const { written } = await database.transaction(async (tx) => {
    await tx.query('LOCK TABLE notice');
    const written = run('backup', 'postgresql.ndjson', 'DATABASE_URL', location);
    while ((await tx.query('SELECT pid FROM pg_locks WHERE NOT granted')).length === 0) await pause(100);
    await pause(4500);
    return { written };
  });
  await written;
  const [target, lastTarget] = [await embedded.createLocation(), await postgres.createLocation()];
  await run('restore', 'postgresql.ndjson', 'DATA_DIR', target);
  await run('backup', 'embedded.ndjson', 'DATA_DIR', target);
  await run('restore', 'embedded.ndjson', 'DATABASE_URL', lastTarget);
  const sums = await readSums(database);
  for (const opened of [await embedded.open(target), await postgres.open(lastTarget)]) {
    expect(await readSums(opened.database)).toEqual(sums);
    await opened.database.close();
  }
  await database.close();
  await embedded.close();
  rmSync(folder, { recursive: true });
}, 1_800_000);
