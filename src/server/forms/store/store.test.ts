import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { afterSampleTime, createSampleInquiry, createSampleMail, dayMs, sampleTime } from './inquiry.fixture';
import { migrate, migrations } from './migrate';
import { createStore } from './store';
import { useStore } from './store.fixture';

const sampleFile = { name: 'plan.pdf', type: 'application/pdf', bytes: new Uint8Array(9) };

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);
  const add = (key: string, more = {}, now = sampleTime) => context.store.addInquiry(createSampleInquiry(key, more), createSampleMail, now);
  const subscribe = (email: string, days = 0) =>
    context.store.subscribePending(email, '1-abc', () => createSampleMail('Confirm'), afterSampleTime(days * dayMs));

  test('[A2] two stores that start together run the migrations once and share secrets', async () => {
    const { database } = await context.databases.open();
    const secrets = await Promise.all([createStore(database), createStore(database)].map((store) => store.getSecret('links')));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await database.query('SELECT name FROM migration')).toEqual(migrations.map(({ name }) => ({ name })));
    await database.close();
  });

  test('[A2] stored data is there when the database is opened again', async () => {
    await add('kept');
    await context.store.close();
    Object.assign(context, await context.databases.open(context.location));
    context.store = createStore(context.database);
    expect((await context.store.listInquiries(false)).map(({ key }) => key)).toEqual(['kept']);
  });

  test('[A2, A6] the database of an earlier version is migrated, with its data, and who was not asked to confirm looks so', async () => {
    const { database } = await context.databases.open();
    await migrate(database, migrations.slice(0, 2));
    await database.exec(`INSERT INTO subscriber VALUES (gen_random_uuid(), 'old@sample.example', now(), now()),
      (gen_random_uuid(), 'asked@sample.example', now(), now() - interval '1 minute')`);
    const store = createStore(database);
    expect(await store.listSubscribers()).toMatchObject([
      { email: 'asked@sample.example', confirmedAt: expect.any(Date), isUnasked: false, notice: null },
      { email: 'old@sample.example', confirmedAt: null, isUnasked: true },
    ]);
    expect(await database.query('SELECT count(*)::int AS count FROM migration')).toEqual([{ count: migrations.length }]);
    await database.close();
  });

  const numbers = async () => {
    const rows = await context.database.query<{ number: number | string }>('SELECT number FROM inquiry ORDER BY number');
    return rows.map(({ number }) => Number(number));
  };

  test('[A3] inquiries are numbered without gaps after duplicates and errors', async () => {
    const faulty = context.store.addInquiry(
      createSampleInquiry('faulty'),
      () => {
        throw new TypeError('No mail');
      },
      sampleTime,
    );
    await expect(faulty).rejects.toThrow(TypeError);
    await Promise.all(Array.from({ length: 30 }, (__, index) => add(`key ${index % 20}`)));
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (__, index) => index + 1));
    expect(await context.store.countOutbox()).toEqual({ waiting: 20, dead: 0 });
  });

  test('[A6] an address is pending until confirmed, and every attempt sends the mail again', async () => {
    const ids: string[] = [];
    const mail = (id: string) => {
      ids.push(id);
      return { to: 'visitor@sample.example', subject: 'Confirm', text: id };
    };
    expect(await context.store.subscribePending('visitor@sample.example', '1-abc', mail, sampleTime)).toBe(true);
    expect(await context.store.subscribePending('visitor@sample.example', '1-abc', mail, sampleTime)).toBe(true);
    expect(new Set(ids).size).toBe(1);
    expect(await context.store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
    expect((await context.store.listSubscribers())[0]?.confirmedAt).toBeNull();
    expect([await context.store.confirm(ids[0]!, afterSampleTime(1)), await context.store.confirm(ids[0]!, afterSampleTime(2))]).toEqual([
      true,
      true,
    ]);
    expect((await context.store.listSubscribers())[0]?.confirmedAt).toEqual(afterSampleTime(1));
    expect(await context.store.subscribePending('visitor@sample.example', '1-abc', mail, sampleTime)).toBe(false);
    expect(await context.store.subscribe('visitor@sample.example', '1-abc', sampleTime)).toBe(false);
  });

  test('[A6] an address that is subscribed again before it is confirmed is kept as long as a new one', async () => {
    await subscribe('visitor@sample.example');
    await subscribe('visitor@sample.example', 29);
    await context.store.purge(730, afterSampleTime(31 * dayMs), { isForced: true });
    const [subscriber] = await context.store.listSubscribers();
    expect(await context.store.confirm(subscriber!.id, afterSampleTime(31 * dayMs))).toBe(true);
    await subscribe('visitor@sample.example', 60);
    expect((await context.store.listSubscribers())[0]?.createdAt).toEqual(afterSampleTime(29 * dayMs));
  });

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
    await context.store.deleteByEmail(email);
    await context.store.subscribe(email, '1-abc', sampleTime);
    expect([await context.store.listSubscribers(), await context.store.countOutbox()]).toMatchObject([
      [{ blocked: 'complaint' }],
      { waiting: 0, dead: 0 },
    ]);
    expect(JSON.stringify(await context.database.query('SELECT * FROM blocked_address'))).not.toMatch(/visitor/);
    expect([await context.store.unblockAddress(email), await context.store.unblockAddress(email)]).toEqual([true, false]);
    expect([await context.store.listSubscribers(), await context.store.getBlockReason(email)]).toMatchObject([
      [{ blocked: null }],
      undefined,
    ]);
  });

  test('[A6] an address that was blocked by an earlier version stays so when it leaves', async () => {
    const email = 'visitor@sample.example';
    await subscribe(email);
    await context.database.exec(`UPDATE subscriber SET blocked = 'bounce'`);
    await context.store.unsubscribe((await context.store.listSubscribers())[0]!.id);
    expect(await context.store.getBlockReason(email)).toBe('bounce');
    await context.store.unblockAddress(email);
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
    await context.store.correctInquiry(reference, 'email', 'Other@sample.example', 'other@sample.example');
    expect(await context.store.findPerson('other@sample.example')).toMatchObject({ inquiries: [{ reference }], subscription: null });
  });

  test('[A6] the bytes of what is forgotten are in no file of the database any more', async () => {
    const email = `p${randomUUID()}@sample.example`;
    const [{ folder } = { folder: '' }] = await context.database.query<{ folder: string }>(
      `SELECT current_setting('data_directory') || '/' || replace(pg_relation_filepath('inquiry'), '/' || pg_relation_filenode('inquiry'), '') AS folder`,
    );
    // Of a server, the files of this database; of the embedded one, also its log.
    const root = context.databases.isServer ? folder : context.location;
    const countFiles = async () => {
      await context.database.exec('CHECKPOINT');
      const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      return names.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(email)).length;
    };
    await add('goes', { email, values: { email }, files: [sampleFile] });
    await subscribe(email);
    await add('stays');
    await context.database.exec('ANALYZE');
    expect(await countFiles()).toBeGreaterThan(0);
    await context.store.deleteByEmail(email);
    expect([await countFiles(), (await context.store.listInquiries(false)).length]).toEqual([0, 1]);
  });

  test('[A6] unsubscribing deletes the subscriber and the waiting mails', async () => {
    await subscribe('visitor@sample.example');
    const [{ id } = { id: '' }] = await context.store.listSubscribers();
    await context.store.unsubscribe(id);
    await context.store.unsubscribe(id);
    expect(await context.store.confirm(id, sampleTime)).toBe(false);
    expect([await context.store.listSubscribers(), await context.store.countOutbox()]).toEqual([[], { waiting: 0, dead: 0 }]);
  });

  test('[A6] the purge deletes only data whose retention period is over', async () => {
    await add('old');
    await add('new', {}, afterSampleTime(10 * dayMs));
    await context.store.subscribe('stays@sample.example', '1-abc', sampleTime);
    await subscribe('goes@sample.example');
    await context.store.recordHits([{ subject: 'a', seconds: 60, limit: 1 }], sampleTime);
    const salted = await context.store.hashForDay('x', sampleTime);
    expect(await context.store.purge(730, afterSampleTime(735 * dayMs), { isForced: true })).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await context.store.listInquiries(false)).map(({ key }) => key)).toEqual(['new']);
    expect((await context.store.listSubscribers()).map(({ email }) => email)).toEqual(['stays@sample.example']);
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
    expect(await createStore(context.database).hashForDay('x', sampleTime)).not.toBe(salted);
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
    expect(await numbers()).toEqual([1, 2, 3, 4]);
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
    expect([await numbers(), await context.database.query('SELECT * FROM hit')]).toEqual([[1, 2, 3, 4], []]);
    expect(await context.store.purge(730, now, { isForced: true })).toEqual({ inquiries: 4, subscribers: 0 });
  });

  test('[A6] a table that cannot be purged does not hold up the others', async () => {
    await add('old', { files: [sampleFile] });
    await context.database.exec(`ALTER TABLE hit RENAME TO hit_away`);
    await expect(context.store.purge(730, afterSampleTime(735 * dayMs), { isForced: true })).rejects.toThrow('not migrated (42P01)');
    await context.database.exec(`ALTER TABLE hit_away RENAME TO hit`);
    expect(await context.store.listInquiries(false)).toEqual([]);
    expect(await context.database.query('SELECT name FROM inquiry_file')).toEqual([]);
  });

  test('[A5] parallel hits are counted in windows up to their limits', async () => {
    // Parallel hits may be counted beyond a limit: that of `b` is above their number.
    const hits = [
      { subject: 'b', seconds: 600, limit: 12 },
      { subject: 'a', seconds: 60, limit: 4 },
    ];
    const record = (ms: number) => context.store.recordHits(hits, afterSampleTime(ms));
    const refusals = await Promise.all(Array.from({ length: 10 }, () => record(0)));
    expect(refusals.filter((endsAt) => endsAt === undefined)).toHaveLength(4);
    expect(await record(59_999)).toEqual(afterSampleTime(60_000));
    const counted = await context.database.query<{ times: number }>(`SELECT times FROM hit WHERE subject = 'b'`);
    for (let times = counted[0]!.times; times < 12; times += 1) expect(await record((times - 3) * 60_000)).toBeUndefined();
    expect(await record(599_999)).toEqual(afterSampleTime(600_000));
  });

  test('[A5] a refused request stores no row and counts nothing', async () => {
    const record = (visitor: string) =>
      context.store.recordHits(
        [
          { subject: 'network', seconds: 600, limit: 1 },
          { subject: visitor, seconds: 3600, limit: 5 },
        ],
        sampleTime,
      );
    expect(await record('first')).toBeUndefined();
    for (let count = 0; count < 20; count += 1) expect(await record(`visitor ${count}`)).toEqual(afterSampleTime(600_000));
    expect(await context.store.recordHits([{ subject: 'closed', seconds: 60, limit: 0 }], sampleTime)).toEqual(afterSampleTime(60_000));
    expect(await context.database.query('SELECT subject, times FROM hit ORDER BY subject')).toEqual([
      { subject: 'first', times: 1 },
      { subject: 'network', times: 1 },
    ]);
  });

  test('[A5] a window of a day ends with the day in Manila, as the hash of an address does', async () => {
    const record = (time: string) => context.store.recordHits([{ subject: 'mailbox', seconds: 86_400, limit: 1 }], new Date(time));
    const midnight = '2027-03-06T00:00:00+08:00';
    expect(await record('2027-03-05T07:59:00+08:00')).toBeUndefined();
    expect(await record('2027-03-05T08:01:00+08:00')).toEqual(new Date(midnight));
    expect(await record(midnight)).toBeUndefined();
  });

  test('[A5] the hash of an address changes every day', async () => {
    const today = await context.store.hashForDay('203.0.113.7', sampleTime);
    expect(today).toMatch(/^[0-9a-f]{32}$/);
    expect(await context.store.hashForDay('203.0.113.7', afterSampleTime(3_600_000))).toBe(today);
    expect(await context.store.hashForDay('203.0.113.7', afterSampleTime(dayMs))).not.toBe(today);
  });

  test('[A4] a mail belongs to one sender until its lease ends, and an expired claim changes nothing', async () => {
    await add('one');
    const claim = () => context.store.claimMail(sampleTime, afterSampleTime(1000), 'staff');
    const [first, second] = await Promise.all([claim(), claim()]);
    const claimed = (first ?? second)!;
    expect([first, second]).toContain(undefined);
    expect(claimed).toMatchObject({ tries: 1, mail: { to: null, text: 'Text' } });
    expect(await context.store.claimMail(afterSampleTime(999), afterSampleTime(2000), 'staff')).toBeUndefined();
    const taken = (await context.store.claimMail(afterSampleTime(1000), afterSampleTime(2000), 'staff'))!;
    expect([taken.id, taken.tries]).toEqual([claimed.id, 2]);
    await context.store.markFailed(claimed, { errorCode: 'late', isUnknown: false, dueAt: null }, sampleTime);
    expect(await context.store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
    await context.store.markSent(taken, afterSampleTime(1500));
    expect(await context.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    expect(await context.database.query('SELECT state, mail FROM outbox')).toEqual([{ state: 'sent', mail: null }]);
  });

  test('[A4] a mail is postponed, given up and queued again', async () => {
    await add('one');
    const first = (await context.store.claimMail(sampleTime, afterSampleTime(1000), 'staff'))!;
    await context.store.markFailed(first, { errorCode: 'refused', isUnknown: false, dueAt: afterSampleTime(60_000) }, sampleTime);
    expect(await context.store.claimMail(afterSampleTime(59_999), afterSampleTime(61_000), 'staff')).toBeUndefined();
    const second = (await context.store.claimMail(afterSampleTime(60_000), afterSampleTime(61_000), 'staff'))!;
    await context.store.markFailed(second, { errorCode: 'refused', isUnknown: false, dueAt: null }, afterSampleTime(60_000));
    expect(await context.store.countOutbox()).toEqual({ waiting: 0, dead: 1 });
    const { reference } = (await context.store.listInquiries(false))[0]!;
    expect(await context.store.listPendingMails()).toEqual([
      { state: 'dead', reference, to: null, tries: 2, fault: 'refused', dueAt: afterSampleTime(61_000) },
    ]);
    expect(await context.store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), 'staff')).toBeUndefined();
    expect(await context.store.requeue(false, afterSampleTime(dayMs))).toBe(1);
    const third = (await context.store.claimMail(afterSampleTime(dayMs), afterSampleTime(dayMs + 180_000), 'staff'))!;
    // A mail that is being sent is left to its sender.
    expect([third.tries, await context.store.requeue(true, afterSampleTime(dayMs))]).toEqual([1, 0]);
    await context.store.markFailed(
      third,
      { errorCode: 'EAUTH', isUnknown: false, dueAt: afterSampleTime(2 * dayMs) },
      afterSampleTime(dayMs),
    );
    expect([await context.store.requeue(false, afterSampleTime(dayMs)), await context.store.requeue(true, afterSampleTime(dayMs))]).toEqual(
      [0, 1],
    );
    expect((await context.store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), 'staff'))?.tries).toBe(1);
  });

  test('[A4] mails to the staff wait without an address of the staff; others are claimed', async () => {
    await add('one');
    const confirmation = { to: 'visitor@sample.example', subject: 'Confirm', text: '' };
    await context.store.subscribePending('visitor@sample.example', '1-abc', () => confirmation, sampleTime);
    expect((await context.store.claimMail(sampleTime, afterSampleTime(1000), 'visitor'))?.mail.subject).toBe('Confirm');
    expect(await context.store.claimMail(sampleTime, afterSampleTime(1000), 'visitor')).toBeUndefined();
  });
});
