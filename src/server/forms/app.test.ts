import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { inquiryFields, projectFields, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, readAnswer } from './app.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { noLimitsEnv, useTestApp } from './use-test-app.fixture';

const referencePattern = /^[2-9A-Z]{5}-[2-9A-Z]{3}$/;

describe.each(appDatabaseKinds)('on the %s database', (_, openDatabases) => {
  const context = useTestApp(openDatabases);

  test('[A1] every route works with and without a final slash', async () => {
    for (const slash of ['', '/']) {
      expect((await context.app.post(`/api/newsletter${slash}`, { email: `a${slash.length}@sample.example` })).status).toBe(201);
      expect((await context.app.post(`/api/inquiries${slash}`, inquiryFields)).status).toBe(slash === '' ? 201 : 200);
      for (const path of ['health', 'alive', 'notices']) expect((await context.app.request(`/api/${path}${slash}`)).status).toBe(200);
      for (const path of ['newsletter/confirm', 'newsletter/leave', 'inquiry', 'showroom', 'staff'])
        expect(await readAnswer(context.app.request(`/api/${path}${slash}`))).toEqual([404, { error: 'Words for link_title' }]);
    }
  });

  test('[L3] [A3] an address is subscribed, and gets a 409 the second time', async () => {
    expect(await readAnswer(context.app.post('/api/newsletter/', { email: ' Visitor@sample.example', _notice: '1-1a2b3c4d' }))).toEqual([
      201,
      { email: 'visitor@sample.example', state: 'subscribed' },
    ]);
    expect(await readAnswer(context.app.post('/api/newsletter/', { email: 'visitor@SAMPLE.example' }))).toEqual([
      409,
      { error: 'Words for already' },
    ]);
    const { now } = context.app.clock;
    expect(await context.app.store.listSubscribers()).toMatchObject([
      { email: 'visitor@sample.example', confirmedAt: null, isUnasked: true, notice: '1-1a2b3c4d', createdAt: now },
    ]);
  });

  test('[A5, A6] who is on the list is told a few times an hour; then the answer is that of a new address', async () => {
    const app = createTestApp(context.database, { ...noLimitsEnv, LIMIT_PER_ADDRESS: '30' });
    const subscribe = async (name: string) => {
      const answer = await app.post('/api/newsletter', { email: `${name}@sample.example` });
      return [answer.status, (await answer.text()).replace(name, '')];
    };
    const [added] = [await subscribe('one'), await subscribe('two')];
    const known = [409, '{"error":"Words for already"}'];
    const answers = [];
    for (const name of ['one', 'two', 'one', 'two', 'three']) answers.push(await subscribe(name));
    expect(answers).toEqual([known, known, known, added, added]);
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    expect(await subscribe('three')).toEqual(known);
  });

  test('[A3] parallel subscribes, each of them repeated, lose no address and store none twice', async () => {
    const subscribe = (index: number) => context.app.post('/api/newsletter', { email: `person${Math.floor(index / 2)}@sample.example` });
    const statuses = (await Promise.all(Array.from({ length: 100 }, (__, index) => subscribe(index)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(50).fill(201), ...Array<number>(50).fill(409)]);
    expect(await context.app.store.listSubscribers()).toHaveLength(50);
    expect(context.app.logLines).toEqual([]);
  });

  test('[L1] [A3] an empty or invalid address gets a 422', async () => {
    for (const email of ['', 'no address', 7, null, 'a@b.example\nBcc: c@d.example']) {
      expect(await readAnswer(context.app.post('/api/newsletter/', { email }))).toEqual([
        422,
        { error: 'Words for email', fields: { email: 'Words for email' } },
      ]);
    }
    expect(await readAnswer(context.app.post('/api/newsletter/', { email: 'a@b.example', admin: true }))).toMatchObject([
      422,
      { fields: { admin: 'Words for unknown_field' } },
    ]);
  });

  test('[L5] an address is cleaned before it is judged: in the newsletter and in each form, from a script and from a plain form', async () => {
    const { app } = context;
    const email = 'Juan <\u200bVisitor@sample.example>;';
    expect((await app.post('/api/newsletter', { email })).status).toBe(201);
    expect((await app.postForm('/api/newsletter', { email })).status).toBe(409);
    for (const form of [inquiryFields, projectFields, visitFields])
      for (const post of [() => app.post('/api/inquiries', { ...form, email }), () => app.postForm('/api/inquiries', { ...form, email })])
        expect((await post()).status).toBeLessThan(300);
    const stored = [...(await app.store.listInquiries(false)), ...(await app.store.listSubscribers())];
    expect(stored.map((one) => one.email)).toEqual(Array(4).fill('visitor@sample.example'));
  });

  test('[A3] [A4] [A6] an inquiry is stored with its consent, its mail is queued, and its reference is returned', async () => {
    const response = await context.app.post('/api/inquiries/', {
      ...inquiryFields,
      brand: 'agape',
      date: '2026-11-22',
      _key: createIdempotencyKey(),
      _elapsed: 9000,
    });
    const body = (await response.json()) as { reference: string };
    expect([response.status, body.reference]).toEqual([201, expect.stringMatching(referencePattern)]);
    expect(await context.app.store.listInquiries(false)).toEqual([
      {
        id: expect.any(String),
        emailState: null,
        visitShowroom: null,
        visitAt: null,
        visitState: null,
        visitVersion: expect.any(String),
        key: expect.any(String),
        form: 'inquiry',
        reference: body.reference,
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
        phones: [],
        dueAt: null,
        isSuspected: false,
        receivedAt: context.app.clock.now,
        answeredAt: null,
      },
    ]);
    const claimed = await context.app.store.claimMail(context.app.clock.now, context.app.clock.now, 'staff');
    expect(claimed?.mail).toMatchObject({
      to: null,
      replyTo: { name: 'A Sample', address: 'visitor@sample.example' },
      subject: `Inquiry ${body.reference}: A Sample`,
    });
    expect(claimed?.mail.text).toContain('November 21, 2026 at 8:30');
    expect(claimed?.mail.text).toContain('Brand: Agape\n');
  });

  test('[A3] inquiries with the same key are stored once, also when they arrive at the same time', async () => {
    const _key = createIdempotencyKey();
    const send = (more = {}) => context.app.post('/api/inquiries/', { ...inquiryFields, _key, ...more });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const later = await send({ _key: _key.toUpperCase() });
    const references = await Promise.all([...responses, later].map((response) => response.json()));
    expect([later.status, new Set(references.map((body) => JSON.stringify(body))).size]).toEqual([200, 1]);
    expect(await context.app.store.listInquiries(false)).toHaveLength(1);
    expect((await context.app.store.countOutbox()).waiting).toBe(1);
  });

  test('[A3, A11] the key of another inquiry gets a 409, also at the same time', async () => {
    const _key = createIdempotencyKey();
    const send = (message: string) => context.app.post('/api/inquiries/', { ...inquiryFields, message, _key });
    const statuses = (await Promise.all(['one', 'two', 'three'].map(send))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const [inquiry] = await context.app.store.listInquiries(false);
    const other = await send('four');
    expect([(await send(inquiry!.values['message']!)).status, other.status, await other.json()]).toEqual([
      200,
      409,
      { error: 'Words for other_content' },
    ]);
  });

  test('[A3] without a key, the same values on the same day are the same inquiry', async () => {
    const statuses = [];
    for (const message of ['one', 'one', 'two'])
      statuses.push((await context.app.postForm('/api/inquiries', { ...inquiryFields, message })).status);
    context.app.clock.now = new Date('2026-11-21T16:00:00Z');
    statuses.push((await context.app.postForm('/api/inquiries', { ...inquiryFields, message: 'one' })).status);
    expect(statuses).toEqual([201, 200, 201, 201]);
  });

  test('[A3] every missing, invalid or unknown field is reported, and nothing is stored', async () => {
    const response = await context.app.post('/api/inquiries/', {
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
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'Words for many_problems',
      fields: {
        ...Object.fromEntries(
          ['name', 'email', 'role', 'brand', 'phone', 'date', 'message', 'consent'].map((name) => [name, `Mend ${name}`]),
        ),
        board: 'Words for too_long 8,000.',
        ...Object.fromEntries(['_key', '_elapsed', 'isAdmin', '__proto__x'].map((name) => [name, 'Words for unknown_field'])),
      },
    });
    expect(await readAnswer(context.app.post('/api/inquiries/', { ...inquiryFields, _type: 'nothing' }))).toMatchObject([
      422,
      { fields: { _type: 'Words for unknown_field' } },
    ]);
    expect(await context.app.store.listInquiries(false)).toEqual([]);
  });

  test('[A5] an inquiry that looks automated gets a success response, is stored as suspected and is not mailed', async () => {
    const traps = [{ _margin: 'https://spam.example' }, { _elapsed: 1999 }, { _elapsed: '0' }];
    for (const trap of traps) {
      expect(await readAnswer(context.app.post('/api/inquiries/', { ...inquiryFields, ...trap, _key: createIdempotencyKey() }))).toEqual([
        201,
        { reference: expect.stringMatching(referencePattern) },
      ]);
    }
    expect(await context.app.store.listInquiries(true)).toHaveLength(3);
    expect(await context.app.store.listInquiries(false)).toEqual([]);
    expect(await context.app.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    await context.app.post('/api/inquiries/', { ...inquiryFields, _elapsed: 2000, _key: createIdempotencyKey() });
    expect(await context.app.store.listInquiries(false)).toHaveLength(1);
  });

  test('[A5] too many inquiries from one network or e-mail address get a 429 until the window ends', async () => {
    const strict = createTestApp(context.database, { LIMIT_PER_ADDRESS: '3', LIMIT_PER_EMAIL: '2' });
    const send = (email: string, ip?: string) =>
      strict.post('/api/inquiries/', { ...inquiryFields, email, _key: createIdempotencyKey() }, {}, ip);
    const statuses = [];
    for (const email of ['a@b.example', 'A@b.example', 'a@b.example']) statuses.push((await send(email)).status);
    expect(statuses).toEqual([201, 201, 429]);
    // Nobody elsewhere is kept from writing by who has used up their address.
    expect((await send('a@b.example', '198.51.100.7')).status).toBe(201);
    expect((await send('third@b.example')).status).toBe(201);
    const refused = await send('other@b.example');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '600',
      { error: 'Words for too_many' },
    ]);
    strict.clock.now = new Date(strict.clock.now.getTime() + 600_000);
    expect([(await send('other@b.example')).status, (await send('a@b.example')).status]).toEqual([201, 429]);
    expect(JSON.stringify(await context.database.query('SELECT * FROM hit'))).not.toMatch(/203\.0|b\.example/);
  });

  test('[A3] a retry of a stored inquiry succeeds over the limit', async () => {
    const strict = createTestApp(context.database, { LIMIT_PER_ADDRESS: '1', LIMIT_PER_EMAIL: '1' });
    const inquiry = { ...inquiryFields, _key: createIdempotencyKey() };
    expect([(await strict.post('/api/inquiries/', inquiry)).status, (await strict.post('/api/inquiries/', inquiry)).status]).toEqual([
      201, 200,
    ]);
  });

  test('[A1] /api/health tells no number, as docs/operate.md quotes it, and without a mail server mails may wait', async () => {
    await context.app.post('/api/inquiries/', inquiryFields);
    context.advanceClock(90 * 60_000);
    const health = await (await context.app.request('/api/health')).text();
    expect(health).toBe('{"status":"ok","mails":"ok"}');
    expect(readFileSync('docs/operate.md', 'utf8')).toContain(`\`${health}\``);
  });
});
