import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from './database';
import { type TestDatabases, databaseKinds } from './databases.fixture';
import { dayMs, createSampleInquiry, afterSampleTime, createSampleMail, sampleTime } from './inquiry.fixture';
import { createStore, type Store } from './store';

const deleteAll = 'DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit; UPDATE inquiry_count SET last = 0';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  let databases: TestDatabases;
  let store: Store;
  let location: string;
  let opened: Database;
  const numbers = async () => {
    const rows = await opened.query<{ number: number | string }>('SELECT number FROM inquiry ORDER BY number');
    return rows.map(({ number }) => Number(number));
  };

  beforeAll(async () => {
    databases = await openDatabases();
    ({ database: opened, location } = await databases.open());
    store = createStore(opened);
    await store.ping();
  });
  afterAll(async () => {
    await store.close();
    await databases.close();
  });
  beforeEach(async () => {
    await opened.exec(deleteAll);
  });

  test('[A3] an address is subscribed once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => store.subscribe('visitor@sample.example', sampleTime)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await store.listSubscribers()).toMatchObject([
      { email: 'visitor@sample.example', confirmedAt: sampleTime, createdAt: sampleTime },
    ]);
  });

  test('[A6] an address is pending until confirmed, and every attempt sends the mail again', async () => {
    const ids: string[] = [];
    const mail = (id: string) => {
      ids.push(id);
      return { to: 'visitor@sample.example', subject: 'Confirm', text: id };
    };
    expect(await store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(true);
    expect(await store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(true);
    expect(new Set(ids).size).toBe(1);
    expect(await store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
    expect((await store.listSubscribers())[0]?.confirmedAt).toBeNull();
    expect([await store.confirm(ids[0]!, afterSampleTime(1)), await store.confirm(ids[0]!, afterSampleTime(2))]).toEqual([true, false]);
    expect((await store.listSubscribers())[0]?.confirmedAt).toEqual(afterSampleTime(1));
    expect(await store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(false);
    expect(await store.subscribe('visitor@sample.example', sampleTime)).toBe(false);
  });

  test('[A6] unsubscribing deletes the subscriber and the waiting mails', async () => {
    await store.subscribePending('visitor@sample.example', () => createSampleMail('Confirm'), sampleTime);
    const [{ id } = { id: '' }] = await store.listSubscribers();
    await store.unsubscribe(id);
    await store.unsubscribe(id);
    expect([await store.listSubscribers(), await store.countOutbox()]).toEqual([[], { waiting: 0, dead: 0 }]);
  });

  test('[A3] an inquiry is stored once for each key, whatever its values, also in parallel', async () => {
    const both = await Promise.all(
      Array.from({ length: 8 }, (__, index) =>
        store.addInquiry(createSampleInquiry('same', { values: { name: String(index) } }), createSampleMail, sampleTime),
      ),
    );
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(1);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    const again = await store.addInquiry(createSampleInquiry('same', { values: { name: 'other' } }), createSampleMail, sampleTime);
    expect(again).toEqual({ reference: both[0]!.reference, isNew: false });
    expect(await store.listInquiries(false)).toHaveLength(1);
    expect(await store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
    expect(await store.findReference('same')).toBe(both[0]!.reference);
  });

  test('[A3] inquiries are numbered without gaps after duplicates and errors', async () => {
    const faulty = store.addInquiry(
      createSampleInquiry('faulty'),
      () => {
        throw new TypeError('No mail');
      },
      sampleTime,
    );
    await expect(faulty).rejects.toThrow(TypeError);
    await Promise.all(
      Array.from({ length: 30 }, (__, index) => store.addInquiry(createSampleInquiry(`key ${index % 20}`), createSampleMail, sampleTime)),
    );
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (__, index) => index + 1));
    expect(await store.countOutbox()).toEqual({ waiting: 20, dead: 0 });
  });

  test('[A5] a suspected inquiry is stored but not mailed', async () => {
    const { reference } = await store.addInquiry(createSampleInquiry('one', { isSuspected: true }), createSampleMail, sampleTime);
    expect(await store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    expect(await store.listInquiries(false)).toEqual([]);
    expect(await store.listInquiries(true)).toEqual([
      { ...createSampleInquiry('one', { isSuspected: true }), files: undefined, reference, receivedAt: sampleTime },
    ]);
    expect(await store.getInquiry(reference)).toMatchObject({ key: 'one', values: createSampleInquiry('').values });
  });

  test('[A4] a mail belongs to one sender until its lease ends, and an expired claim changes nothing', async () => {
    await store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const claim = () => store.claimMail(sampleTime, afterSampleTime(1000), true);
    const [first, second] = await Promise.all([claim(), claim()]);
    const claimed = (first ?? second)!;
    expect([first, second]).toContain(undefined);
    expect(claimed).toMatchObject({ tries: 1, mail: { to: null, text: 'Text' } });
    expect(await store.claimMail(afterSampleTime(999), afterSampleTime(2000), true)).toBeUndefined();
    const taken = (await store.claimMail(afterSampleTime(1000), afterSampleTime(2000), true))!;
    expect([taken.id, taken.tries]).toEqual([claimed.id, 2]);
    await store.markFailed(claimed, 'late', null, sampleTime);
    expect(await store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
    await store.markSent(taken, afterSampleTime(1500));
    expect(await store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    expect(await opened.query('SELECT state, mail FROM outbox')).toEqual([{ state: 'sent', mail: null }]);
  });

  test('[A4] a mail is postponed, given up and queued again', async () => {
    await store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const first = (await store.claimMail(sampleTime, afterSampleTime(1000), true))!;
    await store.markFailed(first, 'refused', afterSampleTime(60_000), sampleTime);
    expect(await store.claimMail(afterSampleTime(59_999), afterSampleTime(61_000), true)).toBeUndefined();
    const second = (await store.claimMail(afterSampleTime(60_000), afterSampleTime(61_000), true))!;
    await store.markFailed(second, 'refused', null, afterSampleTime(60_000));
    expect(await store.countOutbox()).toEqual({ waiting: 0, dead: 1 });
    expect(await store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), true)).toBeUndefined();
    expect(await store.requeueDead(afterSampleTime(dayMs))).toBe(1);
    expect((await store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), true))?.tries).toBe(1);
  });

  test('[A4] mails to the staff wait without an address of the staff; others are claimed', async () => {
    await store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const confirmation = { to: 'visitor@sample.example', subject: 'Confirm', text: '' };
    await store.subscribePending('visitor@sample.example', () => confirmation, sampleTime);
    expect((await store.claimMail(sampleTime, afterSampleTime(1000), false))?.mail.subject).toBe('Confirm');
    expect(await store.claimMail(sampleTime, afterSampleTime(1000), false)).toBeUndefined();
  });

  test('[A5] parallel hits are counted in windows', async () => {
    const hits = Object.entries({ b: 600, a: 60 }).map(([subject, seconds]) => ({ subject, seconds }));
    const counts = (await Promise.all(Array.from({ length: 10 }, () => store.recordHits(hits, sampleTime)))).flat();
    expect(Math.max(...counts.map(({ times }) => times))).toBe(10);
    const next = await store.recordHits(hits, afterSampleTime(60_000));
    expect(next.find(({ subject }) => subject === 'a')).toEqual({ subject: 'a', times: 1, endsAt: afterSampleTime(120_000) });
    expect(next.find(({ subject }) => subject === 'b')?.times).toBe(11);
  });

  test('[A5] the hash of an address changes every day', async () => {
    const today = await store.hashForDay('203.0.113.7', sampleTime);
    expect(today).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.hashForDay('203.0.113.7', afterSampleTime(3_600_000))).toBe(today);
    expect(await store.hashForDay('203.0.113.7', afterSampleTime(dayMs))).not.toBe(today);
  });

  test('[A6] the data of a person is deleted together with the mails', async () => {
    await store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    await store.addInquiry(createSampleInquiry('two', { email: 'other@sample.example' }), createSampleMail, sampleTime);
    await store.subscribe('visitor@sample.example', sampleTime);
    expect(await store.deleteByEmail('visitor@sample.example')).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await store.listInquiries(false)).map(({ key }) => key)).toEqual(['two']);
    expect(await store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
  });

  test('[A6] the purge deletes only data whose retention period is over', async () => {
    await store.addInquiry(createSampleInquiry('old'), createSampleMail, sampleTime);
    await store.addInquiry(createSampleInquiry('new'), createSampleMail, afterSampleTime(10 * dayMs));
    await store.subscribe('stays@sample.example', sampleTime);
    await store.subscribePending('goes@sample.example', () => createSampleMail('Confirm'), sampleTime);
    await store.recordHits([{ subject: 'a', seconds: 60 }], sampleTime);
    const salted = await store.hashForDay('x', sampleTime);
    expect(await store.purge(730, afterSampleTime(735 * dayMs))).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await store.listInquiries(false)).map(({ key }) => key)).toEqual(['new']);
    expect((await store.listSubscribers()).map(({ email }) => email)).toEqual(['stays@sample.example']);
    expect(await opened.query('SELECT * FROM hit')).toEqual([]);
    expect(await createStore(opened).hashForDay('x', sampleTime)).not.toBe(salted);
  });

  test('[A2] two stores that start together run the migrations once and share secrets', async () => {
    const { database } = await databases.open();
    const secrets = await Promise.all([createStore(database), createStore(database)].map((store) => store.getSecret('links')));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await database.query('SELECT name FROM migration')).toEqual([{ name: '001-forms' }, { name: '002-files' }]);
    await database.close();
  });

  test('[A2] stored data is there when the database is opened again', async () => {
    await store.addInquiry(createSampleInquiry('kept'), createSampleMail, sampleTime);
    await store.close();
    ({ database: opened } = await databases.open(location));
    store = createStore(opened);
    expect((await store.listInquiries(false)).map(({ key }) => key)).toEqual(['kept']);
  });
});
