import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Databases, kindsOfDatabase } from './databases.fixture';
import { day, inquiry, later, mailFor, now } from './sample.fixture';
import { createStore, type Store } from './store';

describe.each(kindsOfDatabase)('[A2] in the %s database', (_, openDatabases) => {
  let databases: Databases;
  let store: Store;
  let place: string;
  const numbers = async () => {
    return (await opened.query<{ number: number | string }>('SELECT number FROM inquiry ORDER BY number')).map(({ number }) =>
      Number(number),
    );
  };
  let opened: Awaited<ReturnType<Databases['open']>>['database'];

  beforeAll(async () => {
    databases = await openDatabases();
    ({ database: opened, place } = await databases.open());
    store = createStore(opened);
    await store.ping();
  });
  afterAll(async () => {
    await store.close();
    await databases.close();
  });
  beforeEach(async () => {
    await opened.run('DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit; UPDATE inquiry_count SET last = 0');
  });

  test('[A3] an address is put on the list once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => store.subscribe('visitor@sample.example', now)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await store.subscribers()).toMatchObject([{ email: 'visitor@sample.example', confirmedAt: now, createdAt: now }]);
  });

  test('[A6] an address waits for its confirmation, and every try sends the mail again', async () => {
    const ids: string[] = [];
    const mail = (id: string) => {
      ids.push(id);
      return { to: 'visitor@sample.example', subject: 'Confirm', text: id };
    };
    expect(await store.subscribePending('visitor@sample.example', mail, now)).toBe(true);
    expect(await store.subscribePending('visitor@sample.example', mail, now)).toBe(true);
    expect(new Set(ids).size).toBe(1);
    expect(await store.outboxCounts()).toEqual({ waiting: 2, dead: 0 });
    expect((await store.subscribers())[0]?.confirmedAt).toBeNull();
    expect([await store.confirm(ids[0]!, later(1)), await store.confirm(ids[0]!, later(2))]).toEqual([true, false]);
    expect((await store.subscribers())[0]?.confirmedAt).toEqual(later(1));
    expect(await store.subscribePending('visitor@sample.example', mail, now)).toBe(false);
    expect(await store.subscribe('visitor@sample.example', now)).toBe(false);
  });

  test('[A6] whoever leaves is deleted, with what waits to be sent', async () => {
    await store.subscribePending('visitor@sample.example', () => mailFor('Confirm'), now);
    const [{ id } = { id: '' }] = await store.subscribers();
    await store.unsubscribe(id);
    await store.unsubscribe(id);
    expect([await store.subscribers(), await store.outboxCounts()]).toEqual([[], { waiting: 0, dead: 0 }]);
  });

  test('[A3] an inquiry is stored once for its key, whatever comes with it, also when both arrive at the same moment', async () => {
    const both = await Promise.all(
      Array.from({ length: 8 }, (__, at) => store.addInquiry(inquiry('same', { values: { name: String(at) } }), mailFor, now)),
    );
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(1);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    const again = await store.addInquiry(inquiry('same', { values: { name: 'other' } }), mailFor, now);
    expect(again).toEqual({ reference: both[0]!.reference, isNew: false });
    expect(await store.inquiries(false)).toHaveLength(1);
    expect(await store.outboxCounts()).toEqual({ waiting: 1, dead: 0 });
    expect(await store.findInquiry('same')).toBe(both[0]!.reference);
  });

  test('[A3] inquiries are numbered without gaps, whatever was repeated or went wrong between them', async () => {
    const faulty = store.addInquiry(
      inquiry('faulty'),
      () => {
        throw new TypeError('No words');
      },
      now,
    );
    await expect(faulty).rejects.toThrow(TypeError);
    await Promise.all(Array.from({ length: 30 }, (__, at) => store.addInquiry(inquiry(`key ${at % 20}`), mailFor, now)));
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (__, at) => at + 1));
    expect(await store.outboxCounts()).toEqual({ waiting: 20, dead: 0 });
  });

  test('[A5] a suspected inquiry is stored and not mailed', async () => {
    const { reference } = await store.addInquiry(inquiry('one', { isSuspected: true }), mailFor, now);
    expect(await store.outboxCounts()).toEqual({ waiting: 0, dead: 0 });
    expect(await store.inquiries(false)).toEqual([]);
    expect(await store.inquiries(true)).toEqual([{ ...inquiry('one', { isSuspected: true }), reference, receivedAt: now }]);
    expect(await store.inquiry(reference)).toMatchObject({ key: 'one', values: inquiry('').values });
  });

  test('[A4] a mail is one sender’s until its lease ends, and what a late one says is not heard', async () => {
    await store.addInquiry(inquiry('one'), mailFor, now);
    const [first, second] = await Promise.all([store.claim(now, later(1000), true), store.claim(now, later(1000), true)]);
    const claimed = (first ?? second)!;
    expect([first, second]).toContain(undefined);
    expect(claimed).toMatchObject({ tries: 1, mail: { to: null, text: 'Text' } });
    expect(await store.claim(later(999), later(2000), true)).toBeUndefined();
    const taken = (await store.claim(later(1000), later(2000), true))!;
    expect([taken.id, taken.tries]).toEqual([claimed.id, 2]);
    await store.failed(claimed, 'late', null, now);
    expect(await store.outboxCounts()).toEqual({ waiting: 1, dead: 0 });
    await store.sent(taken, later(1500));
    expect(await store.outboxCounts()).toEqual({ waiting: 0, dead: 0 });
    expect(await opened.query('SELECT state, mail FROM outbox')).toEqual([{ state: 'sent', mail: null }]);
  });

  test('[A4] a mail is put off, given up, and let wait once more', async () => {
    await store.addInquiry(inquiry('one'), mailFor, now);
    const first = (await store.claim(now, later(1000), true))!;
    await store.failed(first, 'refused', later(60_000), now);
    expect(await store.claim(later(59_999), later(61_000), true)).toBeUndefined();
    const second = (await store.claim(later(60_000), later(61_000), true))!;
    await store.failed(second, 'refused', null, later(60_000));
    expect(await store.outboxCounts()).toEqual({ waiting: 0, dead: 1 });
    expect(await store.claim(later(day), later(2 * day), true)).toBeUndefined();
    expect(await store.revive(later(day))).toBe(1);
    expect((await store.claim(later(day), later(2 * day), true))?.tries).toBe(1);
  });

  test('[A4] mails to staff wait while nobody knows where staff are; others go', async () => {
    await store.addInquiry(inquiry('one'), mailFor, now);
    await store.subscribePending('visitor@sample.example', () => ({ to: 'visitor@sample.example', subject: 'Confirm', text: '' }), now);
    expect((await store.claim(now, later(1000), false))?.mail.subject).toBe('Confirm');
    expect(await store.claim(now, later(1000), false)).toBeUndefined();
  });

  test('[A5] hits are counted in windows, together', async () => {
    const hits = [
      { subject: 'b', seconds: 600 },
      { subject: 'a', seconds: 60 },
    ];
    const counts = (await Promise.all(Array.from({ length: 10 }, () => store.count(hits, now)))).flat();
    expect(Math.max(...counts.map(({ times }) => times))).toBe(10);
    const next = await store.count(hits, later(60_000));
    expect(next.find(({ subject }) => subject === 'a')).toEqual({ subject: 'a', times: 1, endsAt: later(120_000) });
    expect(next.find(({ subject }) => subject === 'b')?.times).toBe(11);
  });

  test('[A5] a hash of an address holds for a day', async () => {
    const today = await store.dailyHash('203.0.113.7', now);
    expect(today).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.dailyHash('203.0.113.7', later(3_600_000))).toBe(today);
    expect(await store.dailyHash('203.0.113.7', later(day))).not.toBe(today);
  });

  test('[A6] a person’s data are deleted with the mails that hold them', async () => {
    await store.addInquiry(inquiry('one'), mailFor, now);
    await store.addInquiry(inquiry('two', { email: 'other@sample.example' }), mailFor, now);
    await store.subscribe('visitor@sample.example', now);
    expect(await store.forget('visitor@sample.example')).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await store.inquiries(false)).map(({ key }) => key)).toEqual(['two']);
    expect(await store.outboxCounts()).toEqual({ waiting: 1, dead: 0 });
  });

  test('[A6] what is past its time is deleted, and nothing else', async () => {
    await store.addInquiry(inquiry('old'), mailFor, now);
    await store.addInquiry(inquiry('new'), mailFor, later(10 * day));
    await store.subscribe('stays@sample.example', now);
    await store.subscribePending('goes@sample.example', () => mailFor('Confirm'), now);
    await store.count([{ subject: 'a', seconds: 60 }], now);
    const salted = await store.dailyHash('x', now);
    expect(await store.purge(730, later(735 * day))).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await store.inquiries(false)).map(({ key }) => key)).toEqual(['new']);
    expect((await store.subscribers()).map(({ email }) => email)).toEqual(['stays@sample.example']);
    expect(await opened.query('SELECT * FROM hit')).toEqual([]);
    expect(await createStore(opened).dailyHash('x', now)).not.toBe(salted);
  });

  test('[A2] two that start together make the tables once, and share their secrets', async () => {
    const { database } = await databases.open();
    const two = [createStore(database), createStore(database)] as const;
    const secrets = await Promise.all(two.map((one) => one.secret('links')));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await database.query('SELECT name FROM migration')).toEqual([{ name: '001-forms' }]);
    await database.close();
  });

  test('[A2] what was stored is there when the database is opened again', async () => {
    await store.addInquiry(inquiry('kept'), mailFor, now);
    await store.close();
    ({ database: opened } = await databases.open(place));
    store = createStore(opened);
    expect((await store.inquiries(false)).map(({ key }) => key)).toEqual(['kept']);
  });
});
