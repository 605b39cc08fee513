import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createTestApp, createIdempotencyKey, type TestApp } from './app.fixture';
import type { Database } from './store/database';
import { type TestDatabases, databaseKinds } from './store/databases.fixture';

const referencePattern = /^[2-9A-Z]{3}-[2-9A-Z]{3}$/;
const noLimitsEnv = { LIMIT_PER_ADDRESS: '100000', LIMIT_PER_EMAIL: '100000' };

describe.each(databaseKinds)('on the %s database', (_, openDatabases) => {
  let databases: TestDatabases;
  let database: Database;
  let app: TestApp;

  beforeAll(async () => {
    databases = await openDatabases();
    ({ database } = await databases.open());
    app = createTestApp(database, noLimitsEnv);
    await app.store.ping();
  });
  afterAll(async () => {
    await database.close();
    await databases.close();
  });
  beforeEach(async () => {
    app = createTestApp(database, noLimitsEnv);
    await database.exec(
      'DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit; UPDATE inquiry_count SET last = 0',
    );
  });

  test('[A1] every route answers with and without a final slash', async () => {
    for (const slash of ['', '/']) {
      expect((await app.post(`/api/newsletter${slash}`, { email: `a${slash.length}@sample.example` })).status).toBe(201);
      expect((await app.post(`/api/inquiries${slash}`, inquiryFields)).status).toBe(slash === '' ? 201 : 200);
      expect((await app.request(`/api/health${slash}`)).status).toBe(200);
    }
  });

  test('[L3] [A3] an address is put on the list, and the second time answered 409', async () => {
    const first = await app.post('/api/newsletter/', { email: ' Visitor@sample.example' });
    expect([first.status, await first.json()]).toEqual([201, { email: 'visitor@sample.example', state: 'subscribed' }]);
    const second = await app.post('/api/newsletter/', { email: 'visitor@SAMPLE.example' });
    expect([second.status, await second.json()]).toEqual([409, { error: 'Words for already' }]);
  });

  test('[L1] [A3] an empty address and what is no address are answered 422', async () => {
    for (const email of ['', 'no address', 7, null, 'a@b.example\nBcc: c@d.example']) {
      const answer = await app.post('/api/newsletter/', { email });
      expect([answer.status, await answer.json()]).toEqual([422, { error: 'Words for email', fields: { email: 'Words for email' } }]);
    }
    const strange = await app.post('/api/newsletter/', { email: 'a@b.example', admin: true });
    expect([strange.status, await strange.json()]).toMatchObject([422, { fields: { admin: 'Words for unknown_field' } }]);
  });

  test('[A5] what fills the hidden field of the newsletter is answered as a success and stored nowhere', async () => {
    const answer = await app.post('/api/newsletter/', { email: 'visitor@sample.example', _website: 'https://spam.example' });
    expect([answer.status, await app.store.listSubscribers()]).toEqual([201, []]);
  });

  test('[A3] [A4] [A6] an inquiry is stored with its consent, its mail waits for the staff, and its reference is given', async () => {
    const answer = await app.post('/api/inquiries/', {
      ...inquiryFields,
      brand: 'agape',
      date: '2026-11-22',
      _key: createIdempotencyKey(),
      _elapsed: 9000,
    });
    const given = (await answer.json()) as { reference: string };
    expect([answer.status, given.reference]).toEqual([201, expect.stringMatching(referencePattern)]);
    expect(await app.store.listInquiries(false)).toEqual([
      {
        key: expect.any(String),
        form: 'inquiry',
        reference: given.reference,
        values: {
          name: 'A Sample',
          email: 'Visitor@Sample.Example',
          role: 'Architect',
          brand: 'agape',
          date: '2026-11-22',
          message: 'A wall of terrazzo.',
          consent: 'yes',
        },
        email: 'visitor@sample.example',
        notice: 'abc123',
        isSuspected: false,
        receivedAt: app.clock.now,
      },
    ]);
    const claimed = await app.store.claimMail(app.clock.now, app.clock.now, true);
    expect(claimed?.mail).toMatchObject({
      to: null,
      replyTo: { name: 'A Sample', address: 'visitor@sample.example' },
      subject: `Inquiry ${given.reference}: A Sample`,
    });
    expect(claimed?.mail.text).toContain('November 21, 2026 at 8:30');
    expect(claimed?.mail.text).toContain('Brand: Agape\n');
  });

  test('[A3] a retried inquiry with the same key is stored once, whatever its body, also when both arrive at the same moment', async () => {
    const _key = createIdempotencyKey();
    const all = await Promise.all(
      ['one', 'two', 'three'].map((message) => app.post('/api/inquiries/', { ...inquiryFields, message, _key })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const later = await app.post('/api/inquiries/', { ...inquiryFields, message: 'four', _key: _key.toUpperCase() });
    const references = await Promise.all([...all, later].map((one) => one.json()));
    expect([later.status, new Set(references.map((one) => JSON.stringify(one))).size]).toEqual([200, 1]);
    expect(await app.store.listInquiries(false)).toHaveLength(1);
    expect((await app.store.countOutbox()).waiting).toBe(1);
  });

  test('[A3] without a key the same words on the same day are the same inquiry', async () => {
    const statuses = [];
    for (const message of ['one', 'one', 'two'])
      statuses.push((await app.postForm('/api/inquiries', { ...inquiryFields, message })).status);
    app.clock.now = new Date('2026-11-21T16:00:00Z');
    statuses.push((await app.postForm('/api/inquiries', { ...inquiryFields, message: 'one' })).status);
    expect(statuses).toEqual([201, 200, 201, 201]);
  });

  test('[A3] fields that are missing, wrong or unknown are each named, and nothing is stored', async () => {
    const answer = await app.post('/api/inquiries/', {
      _type: 'inquiry',
      email: 'no',
      role: 'King',
      brand: 'nobody',
      phone: '1',
      date: '2026-11-21',
      board: 'a'.repeat(8001),
      message: ['a'],
      consent: 'on',
      _key: 'no',
      _elapsed: -1,
      isAdmin: 'yes',
      __proto__x: 1,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: 'Words for many_problems',
      fields: {
        ...Object.fromEntries(
          ['name', 'email', 'role', 'brand', 'phone', 'date', 'board', 'message', 'consent'].map((name) => [name, `Mend ${name}`]),
        ),
        ...Object.fromEntries(['_key', '_elapsed', 'isAdmin', '__proto__x'].map((name) => [name, 'Words for unknown_field'])),
      },
    });
    const unknown = await app.post('/api/inquiries/', { ...inquiryFields, _type: 'nothing' });
    expect([unknown.status, await unknown.json()]).toMatchObject([422, { fields: { _type: 'Words for unknown_field' } }]);
    expect(await app.store.listInquiries(false)).toEqual([]);
  });

  test('[A5] what a machine seems to have sent is thanked, stored as suspected, and mailed to nobody', async () => {
    const traps = [{ _website: 'https://spam.example' }, { _elapsed: 1999 }, { _elapsed: '0' }];
    for (const trap of traps) {
      const answer = await app.post('/api/inquiries/', { ...inquiryFields, ...trap, _key: createIdempotencyKey() });
      expect([answer.status, await answer.json()]).toEqual([201, { reference: expect.stringMatching(referencePattern) }]);
    }
    expect(await app.store.listInquiries(true)).toHaveLength(3);
    expect(await app.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    await app.post('/api/inquiries/', { ...inquiryFields, _elapsed: 2000, _website: '', _key: createIdempotencyKey() });
    expect(await app.store.listInquiries(false)).toHaveLength(1);
  });

  test('[A5] too many from one address, or of one e-mail address, are answered 429 until the time is over', async () => {
    const strict = createTestApp(database, { LIMIT_PER_ADDRESS: '3', LIMIT_PER_EMAIL: '2' });
    const send = (email: string) => strict.post('/api/inquiries/', { ...inquiryFields, email, _key: createIdempotencyKey() });
    const statuses = [];
    for (const email of ['a@b.example', 'A@b.example', 'a@b.example']) statuses.push((await send(email)).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await send('other@b.example');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '600',
      { error: 'Words for too_many' },
    ]);
    strict.clock.now = new Date(strict.clock.now.getTime() + 600_000);
    expect([(await send('other@b.example')).status, (await send('a@b.example')).status]).toEqual([201, 429]);
    expect(JSON.stringify(await database.query('SELECT * FROM hit'))).not.toMatch(/203\.0|b\.example/);
  });

  test('[A3] a retry of what is stored is answered even past the limit', async () => {
    const strict = createTestApp(database, { LIMIT_PER_ADDRESS: '1', LIMIT_PER_EMAIL: '1' });
    const sent = { ...inquiryFields, _key: createIdempotencyKey() };
    expect([(await strict.post('/api/inquiries/', sent)).status, (await strict.post('/api/inquiries/', sent)).status]).toEqual([201, 200]);
  });

  test('[A1] health tells how the database is and what waits, and of nobody', async () => {
    await app.post('/api/inquiries/', inquiryFields);
    expect(await (await app.request('/api/health')).json()).toEqual({ status: 'ok', database: 'ok', outbox: { waiting: 1, dead: 0 } });
  });
});
