import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleContent } from './forms/api/service-content.fixture';
import { createTestApp } from './forms/app.fixture';
import { restoreBackup, writeBackup } from './forms/store/backup';
import { createEmbeddedDatabases, createPostgresDatabases, type TestDatabases } from './forms/store/databases.fixture';
import { addSample, afterSampleTime, sampleEffects, sampleTime } from './forms/store/store.fixture';
import { createFormsStore, type FormsStore } from './forms/store/store';
import { runScript } from './server-process.fixture';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const databases = { embedded: createEmbeddedDatabases(), PostgreSQL: createPostgresDatabases() };
type Kind = keyof typeof databases;
const files = [1, 2, 3].map((number) => ({ name: `${number}.pdf`, type: 'application/pdf', bytes: new Uint8Array([0, number, 255]) }));

/** The backup of each kind of database, written by the command. */
const backups = { embedded: join(folder, 'embedded.ndjson'), PostgreSQL: join(folder, 'postgresql.ndjson') };
/** What was backed up. */
let data: Awaited<ReturnType<typeof readData>>;
/** What the commands printed, and what they restored. */
let results: unknown[];
let restored: unknown[];

const runBackup = (kind: Kind, location: string, ...args: string[]) =>
  runScript(folder, { [kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL']: location }, 'src/server/operate.ts', ...args);

async function useStore<T>({ open }: TestDatabases, location: string, work: (store: FormsStore) => Promise<T>): Promise<T> {
  const store = createFormsStore((await open(location)).database);
  return work(store).finally(() => store.close());
}

async function readData(store: FormsStore) {
  const inquiries = await store.listInquiries(false);
  const { reference } = inquiries[0]!;
  const stored = await store.getFiles(reference);
  return {
    inquiries,
    files: stored.map(({ name, type, bytes }) => ({ name, type, bytes: new Uint8Array(bytes) })),
    subscribers: await store.listSubscribers(),
    secrets: [await store.getSecret('links'), await store.getSecret('reference')],
    outbox: await store.countOutbox(),
    uses: await store.listUses(reference),
    notices: await store.listPastNotices(),
  };
}

async function fill(store: FormsStore): Promise<void> {
  await store.eraseInquiry((await addSample(store, 'gone')).reference);
  const { reference } = await addSample(store, 'one', { files });
  await store.subscribe('visitor@sample.example', '1-abc', sampleTime);
  await store.getSecret('links');
  await store.recordUse(reference, { action: 'file', detail: '1.pdf', at: sampleTime });
  await store.createManager('bgc', sampleTime);
  const closure = { showroom: 'bgc', from: sampleTime, until: afterSampleTime(3_600_000), reason: 'Flood' };
  await store.giveNotice(closure, sampleEffects, sampleTime);
  await store.blockAddress('gone@sample.example', 'bounce');
  data = await readData(store);
}

beforeAll(async () => {
  const [source, target] = [await databases.embedded.createLocation(), await databases.embedded.createLocation()];
  await useStore(databases.embedded, source, fill);
  const { database, location } = await databases.PostgreSQL.open();
  await createFormsStore(database).migrate();
  // The row of a blocked address has the time limit of the command instead.
  await database.exec(`CREATE FUNCTION set_limit() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW.hash = current_setting(''statement_timeout''); RETURN NEW; END';
    CREATE TRIGGER set_limit BEFORE INSERT ON blocked_address FOR EACH ROW EXECUTE FUNCTION set_limit()`);
  await database.close();
  results = [
    await runBackup('embedded', source, 'backup', backups.embedded),
    await runBackup('PostgreSQL', location, 'restore', backups.embedded),
    await runBackup('PostgreSQL', location, 'backup', backups.PostgreSQL),
    await runBackup('embedded', target, 'restore', backups.PostgreSQL),
  ];
  restored = [await useStore(databases.PostgreSQL, location, readData), await useStore(databases.embedded, target, readData)];
});
afterAll(async () => {
  await databases.embedded.close();
  rmSync(folder, { recursive: true });
});

const readLines = (path: string): string[] => readFileSync(path, 'utf8').split('\n');
async function* iterate(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

test('[A6] the commands carry all data from one kind of database to the other, in a file that only its owner may read', () => {
  expect(results).toEqual(
    [`Wrote 16 rows to ${backups.embedded}.`, 'Restored 16 rows.', `Wrote 16 rows to ${backups.PostgreSQL}.`, 'Restored 16 rows.'].map(
      (line) => ({ status: 0, stdout: `${line}\n`, stderr: '' }),
    ),
  );
  expect(restored).toEqual([data, data]);
  expect(data).toMatchObject({ files, outbox: { waiting: 1, dead: 0 }, uses: [{ action: 'file' }] });
  expect(readLines(backups.embedded).slice(-2)).toEqual(['{"rows":16}', '']);
  expect(statSync(backups.embedded).mode & 0o777).toBe(0o600);
});

test('[A15, A5, W8, A6] a command whose links would be dead says so before it changes anything, and what looks automated is released', async () => {
  mkdirSync(join(folder, '.service'), { recursive: true });
  writeFileSync(join(folder, '.service/content.json'), JSON.stringify(sampleContent));
  const location = await databases.PostgreSQL.createLocation();
  const [link, list] = [
    ['notices', 'link', 'bgc'],
    ['inbox', 'export', '--csv', '--confirmed'],
  ];
  const run = (env: Record<string, string>, args: readonly string[]) =>
    runScript(folder, { DATABASE_URL: location, ...env }, 'src/server/operate.ts', ...args);
  const [secret, url] = ['s'.repeat(32), 'https://www.narra.example'];
  const before = await run({}, link);
  const app = createTestApp((await databases.PostgreSQL.open(location)).database, { SERVICE_SECRET: secret, SITE_URL: url });
  const id = await app.store.createManager('bgc', sampleTime);
  await app.remind();
  await app.close();
  const refused = [before];
  for (const args of [link, list]) refused.push(await run({}, args));
  refused.push(await run({ SERVICE_SECRET: secret, SITE_URL: 'https://a.example' }, link));
  expect(refused.map(({ status, stdout, stderr }) => [status, stdout, stderr])).toEqual(
    [
      /^The service has not run on this database/,
      ...Array<RegExp>(2).fill(/^Nothing was done: .* Set SERVICE_SECRET/),
      /lead to https:\/\/www\./,
    ].map((words) => [1, '', expect.stringMatching(words)]),
  );
  await useStore(databases.PostgreSQL, location, async (store) => expect(await store.findManagedShowroom(id)).toBe('bgc'));
  const given = await run({ SERVICE_SECRET: secret }, link);
  expect([given.status, given.stdout]).toEqual([0, expect.stringMatching(/^https:\/\/www\.narra\.example\/api\/showroom\?of=/)]);
  const { reference } = await useStore(databases.PostgreSQL, location, async (store) => {
    expect(await store.findManagedShowroom(id)).toBeUndefined();
    return addSample(store, 'one', { isSuspected: true });
  });
  expect(await runBackup('PostgreSQL', location, 'inbox', 'release', reference)).toMatchObject({ status: 0, stderr: '' });
  await useStore(databases.PostgreSQL, location, async (store) =>
    expect(await store.listPendingMails()).toMatchObject([{ reference, to: null }]),
  );
});

test('[A6] a query of a command may take ten minutes, far longer than one that a visitor waits for', () => {
  expect(readFileSync(backups.PostgreSQL, 'utf8')).toContain('"hash": "10min"');
});

test('[A11] a backup is of one moment, whatever is stored meanwhile', async () => {
  const { database } = await databases.PostgreSQL.open();
  const store = createFormsStore(database);
  await addSample(store, 'one');
  let text = '';
  await writeBackup(database, async (part) => {
    if (text === '') await addSample(store, 'two');
    text += part;
  });
  expect(text.match(/"table":"inquiry"/g)).toHaveLength(1);
  await store.close();
});

test.each(['embedded', 'PostgreSQL'] as const)(
  '[A2, A6, A11] the %s database takes a whole backup of all tables once, and no other',
  async (kind) => {
    const { database } = await databases[kind].open();
    const store = createFormsStore(database);
    await store.migrate();
    const lines = readLines(backups[kind]);
    const cutLine = lines.with(-3, lines.at(-3)!.slice(0, 40));
    const foreign = ['{"name":"x"}', 'null', '[1]', '"x"', '{"table":"nothing","row":{"a":1}}', '{"table":"secret","row":{}}'];
    // The row of a later version, of another database, and twice.
    const later = '{"table":"secret","row":{"name":"a","value":"b","later":1}}';
    const unowned = '{"table":"inquiry_use","row":{"inquiry":7,"at":"2026-11-21","action":"opened"}}';
    const faulty = [...foreign, later, unowned, lines[0]!].map((line) => [line, ...lines]);
    for (const file of [lines.slice(0, -2), lines.toSpliced(1, 1), cutLine, lines.slice(0, 3), [], ['{"rows":0}'], ...faulty])
      await expect(restoreBackup(database, iterate(file))).rejects.toThrow(
        /^The file is no whole backup of this version of the site: .+\.$/,
      );
    expect([await store.listInquiries(false), await store.listSubscribers()]).toEqual([[], []]);
    const rows = Number(/\d+/.exec(lines.at(-2)!)![0]);
    expect(await restoreBackup(database, iterate(lines.map((line) => `${line}\r`)))).toBe(rows);
    expect(await readData(store)).toEqual(data);
    const kept = new Set(lines.slice(0, -2).map((line) => (JSON.parse(line) as { table: string }).table));
    const tables = await database.query<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1',
    );
    // What is counted or done anew.
    expect(tables.map(({ name }) => name).filter((name) => !kept.has(name))).toEqual(['daily_mail', 'hit', 'migration', 'purge_run']);
    const next = await addSample(store, 'two');
    expect(next.reference).not.toBe(data.inquiries[0]!.reference);
    await database.exec('DELETE FROM inquiry; DELETE FROM subscriber');
    // What a showroom says is data too.
    await expect(restoreBackup(database, iterate(lines))).rejects.toThrow(/^The database has data: restore a backup into an empty one\.$/);
    await store.close();
  },
);

test.each(['embedded', 'PostgreSQL'] as const)('[A6] a backup of the %s database never has a whole file in memory', async (kind) => {
  const [source, target] = await Promise.all([databases[kind].open(), databases[kind].open()]);
  const [store, restoredStore] = [createFormsStore(source.database), createFormsStore(target.database)];
  const sent = [0, 250_000, 1_000_001].map((size) => ({ ...files[0]!, bytes: Buffer.alloc(size, 'Narra 12') }));
  const { reference } = await addSample(store, 'one', { files: sent });
  const parts: string[] = [];
  const count = await writeBackup(source.database, (text) => Promise.resolve(void parts.push(text)));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(600_000);
  await restoredStore.migrate();
  expect(await restoreBackup(target.database, iterate(parts.join('').split('\n')))).toBe(count);
  const bytes = (await restoredStore.getFiles(reference)).map((file) => Buffer.from(file.bytes));
  expect(bytes.map((stored, index) => stored.equals(sent[index]!.bytes))).toEqual([true, true, true]);
  await Promise.all([store.close(), restoredStore.close()]);
});

test('[A11] however many rows a backup has, a megabyte of them is inserted at once', async () => {
  const lengths: number[] = [];
  const query = (_sql: string, [rows = '']: readonly unknown[] = []) => {
    lengths.push(String(rows).length);
    return Promise.resolve([]);
  };
  const database = { transaction: (work: (tx: object) => unknown) => work({ query }) };
  const row = JSON.stringify({ table: 'subscriber', row: { email: 'x'.repeat(400_000) } });
  expect(await restoreBackup(database as never, iterate([row, row, row, '{"rows":3}']))).toBe(3);
  expect(Math.max(...lengths)).toBeLessThan(1_000_000);
});

test('[A6] a large file of one line is no backup', async () => {
  const path = join(folder, 'picture.raw');
  writeFileSync(path, Buffer.alloc(40_000_000, 'x'));
  const { status, stderr } = await runBackup('embedded', await databases.embedded.createLocation(), 'restore', path);
  expect([status, stderr]).toEqual([1, 'The file is no whole backup of this version of the site: it has a line that is too long.\n']);
});

test('[A6] a file that is not there, or would be overwritten, is named in a sentence, and no database is created for it', async () => {
  const location = await databases.PostgreSQL.createLocation();
  const none = join(folder, 'no-data');
  const results = await Promise.all([
    runBackup('embedded', none, 'restore', 'none.ndjson'),
    runBackup('PostgreSQL', location, 'backup', backups.embedded),
  ]);
  expect(results).toEqual([
    { status: 1, stdout: '', stderr: `${join(folder, 'none.ndjson')} is not there, or its folder is not.\n` },
    { status: 1, stdout: '', stderr: `${backups.embedded} is there already: name a new file.\n` },
  ]);
  expect(existsSync(none)).toBe(false);
});

test('[A6] a command without the DATABASE_URL or DATA_DIR of the service says so, in place of finding nothing', async () => {
  const location = join(folder, 'none');
  const { status, stderr } = await runBackup('embedded', location, 'backup', join(folder, 'nothing.ndjson'));
  expect([status, stderr]).toEqual([1, `There is no database in ${location}: set DATABASE_URL or DATA_DIR as for the service.\n`]);
});

test('[A6] a backup that fails leaves no file', async () => {
  const path = join(folder, 'failed.ndjson');
  const { database, location } = await databases.PostgreSQL.open();
  await createFormsStore(database).migrate();
  const { result, hasBegun } = await database.transaction(async (tx) => {
    await tx.query('LOCK TABLE notice');
    const result = runBackup('PostgreSQL', location, 'backup', path);
    let waiting: { pid: number } | undefined;
    while (!waiting) {
      await pause(50);
      [waiting] = await tx.query<{ pid: number }>('SELECT pid FROM pg_locks WHERE NOT granted');
    }
    const hasBegun = existsSync(path);
    await tx.query('SELECT pg_terminate_backend($1)', [waiting.pid]);
    return { result, hasBegun };
  });
  const { status, stderr } = await result;
  expect([hasBegun, status, existsSync(path)]).toEqual([true, 1, false]);
  expect(stderr).toContain('no answer');
  await database.close();
});
