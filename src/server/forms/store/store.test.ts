import { describe, expect, test } from '@jest/globals';
import { createPostgresDatabases, databaseKinds } from './databases.fixture';
import { addSample, afterSampleTime, createSampleInquiry, createSampleMail, dayMs, sampleTime, useStore } from './store.fixture';
import { migrations } from './migrate';
import { createOutbox } from './outbox';
import { createFormsStore, type FormsStore } from './store';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);
  const add = (key: string, more = {}, now = sampleTime) => addSample(context.store, key, more, now);
  const subscribe = (email: string, days = 0) =>
    context.store.subscribePending(email, '1-abc', () => createSampleMail('Confirm'), afterSampleTime(days * dayMs));

  test('[A2] two stores that start together run the migrations once and share secrets', async () => {
    const { database } = await context.databases.open();
    const secrets = await Promise.all([createFormsStore(database), createFormsStore(database)].map((store) => store.getSecret('links')));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await database.query('SELECT name FROM migration')).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await database.close();
  });

  test('[A15] a stored mobile number that begins with 8 gets its last digit from the answers, and no other number changes', async () => {
    const phones = ['+63285550100', '+63895555010', '+63813555010'];
    const { reference } = await add('mobile', {
      phones,
      values: { phone: '02 8555 0100, 0895 555 0100', message: '+63 813 555 010, 5 taps' },
    });
    await context.database.exec(migrations['020-mobiles-with-8']!);
    expect(await context.store.getInquiry(reference)).toMatchObject({ phones: ['+63285550100', '+638955550100', '+63813555010'] });
  });

  test('[A7] marked as answered twice, an inquiry keeps the first time', async () => {
    const { reference } = await add('answered');
    for (const days of [0, 1]) await context.store.setAnswered(reference, true, afterSampleTime(days * dayMs));
    expect(await context.store.getInquiry(reference)).toMatchObject({ answeredAt: sampleTime });
    expect((await context.store.listUses(reference)).map(({ action }) => action)).toEqual(['answered']);
  });

  const numbers = async () => {
    const rows = await context.database.query<{ number: number | string }>('SELECT number FROM inquiry ORDER BY number');
    return rows.map(({ number }) => Number(number));
  };

  test('[A3] inquiries are numbered without gaps after duplicates and errors', async () => {
    const faulty = context.store.addInquiry(createSampleInquiry('faulty'), [], () => JSON.parse('{') as [], sampleTime);
    await expect(faulty).rejects.toThrow(SyntaxError);
    await Promise.all(Array.from({ length: 120 }, (__, index) => add(`key ${index % 80}`)));
    const stored = await numbers();
    expect(stored).toEqual(Array.from({ length: 80 }, (__, index) => stored[0]! + index));
    expect(await context.store.countOutbox()).toEqual({ waiting: 80, dead: 0 });
  });

  test('[A6] an address that is subscribed again before it is confirmed is kept as long as a new one', async () => {
    for (const [name, days] of [
      ['visitor', 0],
      ['gone', 0],
      ['stays', 2],
      ['visitor', 29],
    ] as const)
      await subscribe(`${name}@sample.example`, days);
    await context.store.purge(730, afterSampleTime(31 * dayMs), { isForced: true });
    const [stays, subscriber, ...others] = await context.store.listSubscribers();
    expect([stays?.email, others]).toEqual(['stays@sample.example', []]);
    expect(await context.store.confirm(subscriber!.id, afterSampleTime(31 * dayMs))).toBe(true);
    await subscribe('visitor@sample.example', 60);
    expect((await context.store.listSubscribers())[1]?.createdAt).toEqual(afterSampleTime(29 * dayMs));
  });

  test('[A6] unsubscribing deletes the subscriber and the waiting mails', async () => {
    await subscribe('visitor@sample.example');
    const [{ id } = { id: '' }] = await context.store.listSubscribers();
    await context.store.unsubscribe(id);
    await context.store.unsubscribe(id);
    expect(await context.store.confirm(id, sampleTime)).toBe(false);
    expect([await context.store.listSubscribers(), await context.store.countOutbox()]).toEqual([[], { waiting: 0, dead: 0 }]);
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
    // Two days later nobody can compute it any more.
    await context.store.purge(730, afterSampleTime(2 * dayMs), { isForced: true });
    expect(await createFormsStore(context.database).hashForDay('203.0.113.7', sampleTime)).not.toBe(today);
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

  test('[A4] mails that wait for a later attempt are queued again, but for one that is being sent', async () => {
    await add('one');
    const claim = () => context.store.claimMail(sampleTime, afterSampleTime(180_000), 'staff');
    const requeue = (includesWaiting: boolean) => context.store.requeue(includesWaiting, sampleTime);
    const mail = (await claim())!;
    expect([mail.tries, await requeue(true)]).toEqual([1, 0]);
    await context.store.markFailed(mail, { errorCode: 'EAUTH', isUnknown: false, dueAt: afterSampleTime(dayMs) }, sampleTime);
    expect([await claim(), await requeue(false), await requeue(true), (await claim())?.tries]).toEqual([undefined, 0, 1, 1]);
  });

  test('[A7] what uses an inquiry or mails it while it is erased waits, and changes nothing', async () => {
    const { reference } = await add('one');
    let used: Promise<unknown> = Promise.resolve();
    await context.database.transaction(async (tx) => {
      await tx.query('DELETE FROM inquiry');
      const use = { action: 'opened', detail: null, at: sampleTime } as const;
      const mail = createSampleMail('Again');
      used = Promise.all([context.store.recordUse(reference, use), context.store.mailInquiry(reference, mail, sampleTime)]);
      used.catch(() => undefined);
      const countWaiting = () => tx.query('SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()');
      while (context.databases.isServer && (await countWaiting()).length < 2);
    });
    await used;
    expect(await context.store.countOutbox()).toMatchObject({ waiting: 0 });
  });

  test('[A4] mails are stuck when one is taken by nobody or fails for an hour, or was given up; what a mailbox refuses is no sign', async () => {
    await add('one');
    const hourMs = 3_600_000;
    expect(await context.store.areMailsStuck(afterSampleTime(hourMs))).toBe(false);
    expect(await context.store.areMailsStuck(afterSampleTime(hourMs + 1))).toBe(true);
    for (const [values, isStuck] of [
      [`tries = 5`, false],
      [`tries = 6`, true],
      [`state = 'dead', fault = 'EENVELOPE 550'`, true],
      [`state = 'dead', fault = 'EENVELOPE 550', mail = '{"to":"nobody@sample.example"}'`, false],
      [`state = 'dead', fault = 'EMESSAGE 554', mail = '{"to":"nobody@sample.example"}'`, true],
      [`state = 'sent', mail = NULL`, false],
    ] as const) {
      await context.database.exec(`UPDATE outbox SET ${values}`);
      expect([values, await context.store.areMailsStuck(sampleTime)]).toEqual([values, isStuck]);
    }
  });
});

test('[A4] of two senders on a server that claim at once, none waits for the other, and each gets a mail', async () => {
  const { database } = await createPostgresDatabases().open();
  const store = createFormsStore(database);
  for (const key of ['one', 'two']) await addSample(store, key);
  const claimFrom = ({ claimMail }: Pick<FormsStore, 'claimMail'>) => claimMail(sampleTime, afterSampleTime(1000), 'staff');
  await database.transaction(async (tx) => {
    const claimed = [await claimFrom(createOutbox({ ...database, ...tx })), await claimFrom(store)];
    expect(new Set(claimed.map((mail) => mail?.id))).toEqual(new Set((await database.query('SELECT id FROM outbox')).map(({ id }) => id)));
  });
  await store.close();
});

test('[A2] secrets that another process is creating at the same moment are shared with it', async () => {
  const { database, location } = await createPostgresDatabases().open();
  const stores = [createFormsStore(database), createFormsStore((await createPostgresDatabases().open(location)).database)] as const;
  await stores[0].migrate();
  let shared: Promise<string> | undefined;
  await database.transaction(async (tx) => {
    await tx.query(`INSERT INTO secret (name, value) VALUES ('links', 'a'), ('keys', 'b'), ('reference', 'c'), ('blocked addresses', 'd')`);
    shared = stores[1].getSecret('links');
    shared.catch(() => undefined);
    while ((await tx.query('SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()')).length === 0);
  });
  expect(await shared).toBe('a');
  await Promise.all(stores.map((store) => store.close()));
});
