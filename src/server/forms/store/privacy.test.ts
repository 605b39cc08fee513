import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writeBackup } from './backup';
import { createPostgresDatabases, databaseKinds } from './databases.fixture';
import { addSample, afterSampleTime, createSampleMail, dayMs, sampleTime, useStore } from './store.fixture';
import { createFormsStore } from './store';

const sampleFile = { name: 'plan.pdf', type: 'application/pdf', bytes: new Uint8Array(9) };

describe.each(databaseKinds)('[A6] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);
  const add = (key: string, more = {}, now = sampleTime) => addSample(context.store, key, more, now);
  const subscribe = (email: string, days = 0) =>
    context.store.subscribePending(email, '1-abc', () => createSampleMail(email), afterSampleTime(days * dayMs));
  const keys = async () => (await context.store.listInquiries(false)).map(({ key }) => key);

  test('[A6] an address that was not asked to confirm stays on the list, and can confirm later', async () => {
    await context.store.subscribe('visitor@sample.example', '1-abc', sampleTime);
    await subscribe('visitor@sample.example', 1);
    await context.store.purge(730, afterSampleTime(60 * dayMs), { isForced: true });
    const [subscriber] = await context.store.listSubscribers();
    expect(subscriber).toMatchObject({ confirmedAt: null, isUnasked: true });
    expect(await context.store.confirm(subscriber!.id, afterSampleTime(2 * dayMs))).toBe(true);
    expect(await context.store.subscribe('visitor@sample.example', '1-abc', sampleTime)).toBe(false);
    expect(await context.store.listSubscribers()).toMatchObject([{ confirmedAt: afterSampleTime(2 * dayMs), notice: '1-abc' }]);
  });

  test('[A6] a complaint outlives leaving, being forgotten and subscribing again, until the owner wishes otherwise', async () => {
    const email = 'visitor@sample.example';
    await subscribe(email);
    await context.store.blockAddress(email, 'complaint');
    await context.store.blockAddress(email, 'bounce');
    await context.store.unsubscribe((await context.store.listSubscribers())[0]!.id);
    await subscribe(email);
    await context.store.deletePerson(email);
    await context.store.subscribe(email, '1-abc', sampleTime);
    expect([await context.store.listSubscribers(), await context.store.countOutbox()]).toMatchObject([
      [{ blocked: 'complaint' }],
      { waiting: 0, dead: 0 },
    ]);
    expect(JSON.stringify(await context.database.query('SELECT * FROM blocked_address'))).not.toMatch(/visitor/);
    await context.store.unblockAddress(email);
    expect([await context.store.listSubscribers(), await context.store.findPerson(email)]).toMatchObject([
      [{ blocked: null }],
      { blocked: null },
    ]);
  });

  test('[A6] all that is stored under an address is found, and corrected', async () => {
    const email = 'visitor@sample.example';
    const { reference } = await add('one', { files: [sampleFile] });
    await subscribe(email);
    await context.store.recordUse(reference, { action: 'file', detail: 'plan.pdf', at: sampleTime });
    await context.store.correctInquiry(reference, 'name', 'Another');
    await context.store.correctInquiry(reference, 'message', '');
    expect(await context.store.findPerson(email)).toMatchObject({
      inquiries: [{ reference, answers: { name: 'Another' }, notice: 'abc', files: ['plan.pdf'], uses: [{ action: 'file' }] }],
      subscription: { email, notice: '1-abc', confirmed_at: null },
      mails: [{ state: 'waiting' }, { state: 'waiting' }],
      forwarded: null,
    });
    expect((await context.store.getInquiry(reference))!.values).toEqual({ name: 'Another' });
    await context.store.correctInquiry(reference, 'email', 'Other@sample.example', { email: 'other@sample.example' });
    expect(await context.store.findPerson('other@sample.example')).toMatchObject({ inquiries: [{ reference }], subscription: null });
  });

  test('[A6] the bytes of what is forgotten are in no file of the database any more', async () => {
    const email = `p${randomUUID()}@sample.example`;
    const [{ folder } = { folder: '' }] = await context.database.query<{ folder: string }>(
      `SELECT current_setting('data_directory') || '/' || replace(pg_relation_filepath('inquiry'), '/' || pg_relation_filenode('inquiry'), '') AS folder`,
    );
    // Of a server, the files of this database; of the embedded one, also its log.
    const root = context.databases.isServer ? folder : context.location;
    const countFiles = () => {
      const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      return names.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(email)).length;
    };
    const { reference } = await add('goes', { email, values: { email }, files: [{ ...sampleFile, bytes: Buffer.from(email) }] });
    await context.store.recordUse(reference, { action: 'forwarded', detail: email, at: sampleTime });
    await subscribe(email);
    await add('stays');
    await context.database.exec('ANALYZE');
    await context.database.exec('CHECKPOINT');
    expect(countFiles()).toBeGreaterThan(0);
    await context.store.deletePerson(email);
    expect([countFiles(), await keys()]).toEqual([0, ['stays']]);
  });

  test('[A6] a backup of a database that a later version has changed is refused', async () => {
    const { database } = await context.databases.open();
    const store = createFormsStore(database);
    await store.migrate();
    await database.exec(`INSERT INTO migration (name) VALUES ('999 later')`);
    const lines: string[] = [];
    const write = (line: string) => Promise.resolve(void lines.push(line));
    await expect(writeBackup(database, write)).rejects.toThrow('later version of the site');
    expect(lines).toEqual([]);
    await store.close();
  });

  test('[A6] the purge deletes only data whose retention period is over', async () => {
    await add('old');
    await add('new', {}, afterSampleTime(10 * dayMs));
    await context.store.subscribe('stays@sample.example', '1-abc', sampleTime);
    await subscribe('goes@sample.example');
    await context.store.recordHits([{ subject: 'a', seconds: 60, limit: 1 }], sampleTime);
    const salted = await context.store.hashForDay('x', sampleTime);
    expect(await context.store.purge(730, afterSampleTime(735 * dayMs), { isForced: true })).toEqual({ inquiries: 1, subscribers: 1 });
    expect(await keys()).toEqual(['new']);
    expect((await context.store.listSubscribers()).map(({ email }) => email)).toEqual(['stays@sample.example']);
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
    expect(await createFormsStore(context.database).hashForDay('x', sampleTime)).not.toBe(salted);
  });

  test('[A6] the purge deletes many rows in batches, and ends with its budget', async () => {
    await context.database.exec(`INSERT INTO hit SELECT 'visitor ' || n, '2026-01-01', '2026-01-02', 1 FROM generate_series(1, 5001) AS n`);
    await add('old');
    expect(await context.store.purge(730, afterSampleTime(735 * dayMs), { isForced: true, budget: 0 })).toEqual({
      inquiries: 1,
      subscribers: 0,
    });
    expect(await context.database.query('SELECT count(*)::int AS count FROM hit')).toEqual([{ count: 1 }]);
    await context.store.purge(730, sampleTime);
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
  });

  test('[A11, A12] a purge that would delete more than a share is refused, but for hits, until it is forced', async () => {
    const now = new Date();
    const past = new Date(now.getTime() - 800 * dayMs);
    for (const key of ['1', '2', '3', '4']) await add(key, {}, now);
    await add('old', {}, past);
    await context.store.recordHits([{ subject: 'a', seconds: 60, limit: 1 }], past);
    await context.store.purge(730, now);
    expect(await keys()).toEqual(['4', '3', '2', '1']);
    await context.database.exec(`UPDATE inquiry SET received_at = '2020-01-01'; DELETE FROM purge_run`);
    await context.store.recordHits([{ subject: 'a', seconds: 60, limit: 1 }], past);
    const refused = {
      inquiries: 0,
      subscribers: 0,
      problem: '4 of 4 rows of inquiry would go at once, so a clock or RETENTION_DAYS may be wrong',
    };
    expect(await context.store.purge(730, now)).toEqual(refused);
    expect(await context.store.purge(730, afterSampleTime(9000 * dayMs))).toMatchObject({
      inquiries: 0,
      problem: expect.stringContaining('clocks'),
    });
    expect([await keys(), await context.database.query('SELECT * FROM hit')]).toEqual([['4', '3', '2', '1'], []]);
    expect(await context.store.purge(730, now, { isForced: true })).toEqual({ inquiries: 4, subscribers: 0 });
    await add('5', {}, new Date(now.getTime() - 100 * dayMs));
    expect(await context.store.purge(73, now)).toMatchObject({ inquiries: 0, problem: expect.stringContaining('RETENTION_DAYS') });
    expect(await context.store.purge(730, now)).toEqual({ inquiries: 0, subscribers: 0 });
  });

  test('[A6] a table that cannot be purged does not hold up the others', async () => {
    await add('old', { files: [sampleFile] });
    await context.database.exec(`ALTER TABLE hit RENAME TO hit_away`);
    await expect(context.store.purge(730, afterSampleTime(735 * dayMs), { isForced: true })).rejects.toThrow('not migrated (42P01)');
    await context.database.exec(`ALTER TABLE hit_away RENAME TO hit`);
    expect(await keys()).toEqual([]);
    expect(await context.database.query('SELECT name FROM inquiry_file')).toEqual([]);
  });
});

test('[A6] who forgets as a user that does not own the database is told that bytes remain', async () => {
  const databases = createPostgresDatabases();
  const { database, location } = await databases.open();
  await createFormsStore(database).migrate();
  const role = `r${randomUUID().replaceAll('-', '')}`;
  const tables = await database.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const owned = tables.map(({ name }) => `ALTER TABLE ${name} OWNER TO ${role};`).join('\n');
  await database.exec(`CREATE ROLE ${role} LOGIN PASSWORD 'sample'; GRANT CREATE ON SCHEMA public TO ${role}; ${owned}`);
  await database.close();
  const store = createFormsStore((await databases.open(location.replace('postgres:sample@', `${role}:sample@`))).database);
  await expect(store.deletePerson('visitor@sample.example')).rejects.toThrow('as a user that owns the database');
  await store.close();
});
