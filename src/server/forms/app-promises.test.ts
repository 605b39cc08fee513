import { describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile, createTestApp, readAnswer } from './app.fixture';
import { getMailHeader } from './smtp-server.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;
const day = 24 * hourMs;

describe.each(appDatabaseKinds)('[A2] a promised answer, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);

  const post = async (more: object = {}) => {
    const response = await context.app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey(), ...more });
    return { status: response.status, ...((await response.json()) as { reference: string; due?: string; error?: string }) };
  };
  const phoneOnly = { email: '', phone: '0917 555 0100' };
  const sendAll = () => context.app.sendMails(10_000);
  const readMail = (to: string) => context.smtp.messages.findLast((message) => getMailHeader(message, 'To') === to)!;
  const getSenderLink = () => /https:\/\/narra\.example(\/api\/inquiry\?of=[\w.-]+)/.exec(readMail('visitor@sample.example'))![1]!;
  const open = (path: string) => context.app.request(path, { headers: { accept: 'text/html' } });

  test('[A10] who leaves an e-mail address gets a receipt with the reference, the time of the answer and a link, nothing of the text, and no answer is asked of programs', async () => {
    const fields = { ...projectFields, _key: createIdempotencyKey(), reply: 'messenger' };
    const response = await context.app.postFiles(fields, [createSampleFile('plan.pdf', 1000, '%PDF-1.7')]);
    const { reference, due } = (await response.json()) as { reference: string; due: string };
    // Sent on a Saturday, promised in two working days.
    expect(due).toBe('2026-11-24T04:00:00.000Z');
    expect(await sendAll()).toBe(2);
    const receipt = readMail('visitor@sample.example');
    expect(getMailHeader(receipt, 'Subject')).toBe(`Words for mail_receipt_subject: ${reference}`);
    expect(getMailHeader(receipt, 'Reply-To')).toBe('Narra <staff@narra.example>');
    for (const text of [`Words for reference: ${reference}`, 'Words for answer_by: November 24, 2026', 'Words for write_first', '/privacy'])
      expect(receipt).toContain(text);
    expect(receipt).not.toMatch(/terrazzo|plan\.pdf/i);
    expect(getMailHeader(receipt, 'Auto-Submitted')).toBe('auto-generated');
    expect(readMail('staff@narra.example')).toContain('plan.pdf');
  });

  test('[A3, A10] an address that looks mistyped and is the only contact is asked for once, and taken when it is sent again', async () => {
    const { app } = context;
    const problem = 'Words for email_meant ana@gmail.com? Words for email_kept';
    const fields = { ...projectFields, email: 'Ana@gmail.con', _key: createIdempotencyKey() };
    expect(await readAnswer(app.post('/api/inquiries', fields))).toEqual([422, { error: problem, fields: { email: problem } }]);
    expect((await app.post('/api/inquiries', fields)).status).toBe(201);
    const plain = { ...projectFields, email: 'ben@gmial.com' };
    expect(await readAnswer(app.postForm('/api/inquiries', plain))).toEqual([
      422,
      expect.stringContaining('Words for email_meant ben@gmail.com?'),
    ]);
    expect((await app.postForm('/api/inquiries', plain)).status).toBe(201);
    const letters = [];
    for (const path of ['ana@yahoo.con', 'ana@yahoo.con', 'ana@yahoo.com'])
      letters.push((await app.post('/api/newsletter', { email: path })).status);
    expect(letters).toEqual([422, 201, 201]);
    expect((await app.post('/api/inquiries', { ...projectFields, email: 'cy@gmail.con', phone: '0917 555 0100' })).status).toBe(201);
  });

  test('[A3, A5] a network that was asked about many addresses is asked no more', async () => {
    const app = context.createApp({ LIMIT_PER_ADDRESS: '2' });
    const subscribe = async (name: string) => (await app.post('/api/newsletter', { email: `${name}@gmail.con` })).status;
    expect([await subscribe('one'), await subscribe('two'), await subscribe('three')]).toEqual([422, 422, 201]);
  });

  test('[A10, A6] its link shows what was sent after a press, and erases it after a second confirmation; the staff are told', async () => {
    const { reference } = await post({ message: '<b>Terrazzo</b>', reply: 'email' });
    await sendAll();
    const link = getSenderLink();
    const page = await open(link);
    const opened = await page.text();
    expect(opened).toMatch(/Words for visitor_ask[^]*Words for visitor_show[^]*Words for visitor_disown/);
    expect(opened).not.toMatch(/terrazzo|By email|visitor@|value="erase"/i);
    const html = await (await context.app.postForm(link, { do: 'show' })).text();
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-referrer',
      'noindex, nofollow',
    ]);
    for (const text of [`Project ${reference}`, '&lt;b&gt;Terrazzo&lt;/b&gt;', '<dt>Reply</dt><dd>By email</dd>', 'Words for answer_by'])
      expect(html).toContain(text);
    expect(await (await context.app.postForm(link, { do: 'erase' })).text()).toContain('Words for visitor_erase_text');
    expect((await open(`${link}&sure=yes`)).status).toBe(200);
    expect((await open(link.slice(0, -1))).status).toBe(404);
    expect((await open(link.replace('/inquiry', '/staff'))).status).toBe(404);
    expect(await (await context.app.postForm(link, { do: 'erase', sure: 'yes' })).text()).toContain('Words for visitor_erased_text');
    expect((await open(link)).status).toBe(404);
    expect(await context.app.store.listInquiries(false)).toEqual([]);
    await sendAll();
    expect(getMailHeader(readMail('staff@narra.example'), 'Subject')).toBe(`Words for mail_erased_subject: Project ${reference}`);
    expect(context.app.logLines).toEqual([`forms: inquiry ${reference} was erased by its sender.`]);
  });

  test('[A10, A6] the links of a mail are made when it is sent, so that a secret that changed meanwhile ends none', async () => {
    context.app = context.createApp({ SERVICE_SECRET: 'first'.repeat(7), SITE_URL: 'https://old.example' });
    await post({ message: 'Terrazzo' });
    await context.app.post('/api/newsletter', { email: 'reader@sample.example' });
    context.app = context.createApp({ SERVICE_SECRET: 'second'.repeat(7) });
    await sendAll();
    const link = getSenderLink();
    expect(await (await open(link)).text()).toContain('Words for visitor_show');
    const letter = readMail('reader@sample.example');
    const press = async (purpose: string) => {
      const [, link] = new RegExp(`https://narra\\.example(/api/newsletter/${purpose}\\?of=[\\w.-]+)`).exec(letter)!;
      return (await context.app.request(link!, { method: 'POST' })).status;
    };
    expect([await press('confirm'), await press('leave')]).toEqual([200, 200]);
    expect(getMailHeader(letter, 'List-Unsubscribe')).toContain('<https://narra.example/api/newsletter/leave?of=');
  });

  test('[A10, A6] one contact is enough: a telephone number alone gets no receipt, is answered by the chosen channel, is limited, and what came with it can be found and forgotten', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '1' });
    const { status, reference } = await post({ ...phoneOnly, reply: 'viber' });
    expect([status, await sendAll()]).toEqual([201, 1]);
    expect(getMailHeader(context.smtp.messages[0]!, 'Reply-To')).toBeUndefined();
    const link = /\/api\/staff\?of=[\w.-]+/.exec(readMail('staff@narra.example'))![0];
    expect(await (await open(link)).text()).toContain('<a href="viber://chat?number=%2B639175550100">0917 555 0100</a>');
    expect((await post({ email: '', phone: '+63 917 555 0100' })).status).toBe(429);
    expect(await context.app.store.findPerson('639175550100')).toMatchObject({ inquiries: [{ reference }] });
    expect(await context.app.store.deletePerson('639175550100')).toMatchObject({ inquiries: 1, subscribers: 0 });
    expect((await open(link)).status).toBe(404);
  });

  test('[A15] who left two numbers is found, limited and forgotten by the second one too, however it is written', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '1' });
    const { reference } = await post({ email: '', phone: '8555 0100 / +63 (0)917 555 0100' });
    expect((await post({ email: '', phone: '9175550100' })).status).toBe(429);
    expect(await context.app.store.findPerson('0917-555-0100')).toMatchObject({ inquiries: [{ reference }] });
    expect(await context.app.store.findPerson('8555 0100')).toMatchObject({ inquiries: [{ reference }] });
    const phones = ['85550100', '+639185550101'];
    await context.app.store.correctInquiry(reference, 'phone', '8555 0100, 0918 555 0101', { phones });
    expect(await context.app.store.deletePerson('0917 555 0100')).toMatchObject({ inquiries: 0, subscribers: 0 });
    expect(await context.app.store.deletePerson('+63 0918 555 0101')).toMatchObject({ inquiries: 1, subscribers: 0 });
  });

  test('[A10] without a contact, or without that of the chosen channel, the form is returned', async () => {
    expect(await post({ email: '' })).toMatchObject({ status: 422, fields: { email: 'Words for no_contact' } });
    expect(await post({ reply: 'viber' })).toMatchObject({ status: 422, fields: { phone: 'Mend phone' } });
    const { _type, message, consent } = projectFields;
    expect(
      await readAnswer(
        context.app.postForm('/api/inquiries/', { _type, message, consent, email: '', phone: '0917 555 0100', reply: 'call' }),
      ),
    ).toEqual([201, expect.stringMatching(/Words for answer_by November 24, 2026 at 12:00\sPM\. Quote/)]);
  });

  test('[A10, A6] neither what looks like a machine’s nor a blocked address gets a receipt', async () => {
    await post({ _margin: 'https://spam.example' });
    await context.app.store.blockAddress('visitor@sample.example', 'complaint');
    await post();
    await sendAll();
    expect(context.smtp.recipients).toEqual(['staff@narra.example']);
  });

  test('[A10] the staff are reminded once when the showroom opens on the last day, unless the inquiry is marked as answered', async () => {
    const fields = { ...projectFields, _key: createIdempotencyKey() };
    const late = await context.app.postFiles(fields, [createSampleFile('plan.pdf', 1000, '%PDF-1.7')]);
    const { reference } = (await late.json()) as { reference: string };
    const answered = await post();
    await context.app.store.setAnswered(answered.reference, true, context.app.clock.now);
    await sendAll();
    context.app.clock.now = new Date('2026-11-24T00:59:59Z');
    // A day whose answers are due has its daily mail.
    await context.app.remind();
    expect([await sendAll(), context.getSubjects().at(-1)]).toEqual([1, 'Words for mail_daily_subject']);
    context.advanceClock(1000);
    await Promise.all([context.app.remind(), context.createApp().remind(), context.app.remind()]);
    await context.app.remind();
    expect(await sendAll()).toBe(1);
    const reminder = readMail('staff@narra.example');
    expect(getMailHeader(reminder, 'Subject')).toBe(`Words for mail_remind_subject: Project ${reference}`);
    expect(reminder).toMatch(/Words for mail_staff_link[^]*Words for mail_remind_text[^]*terrazzo/);
    expect(reminder).not.toContain('attachment');
  });

  test('[A10] when a promise is broken too often, the daily mail to the owner quotes the sentence that is untrue, once a day', async () => {
    const owner = { OWNER_EMAIL: 'owner@narra.example' };
    context.app = context.createApp(owner);
    for (let count = 0; count < 3; count += 1) await post();
    const kept = await post();
    await context.app.store.setAnswered(kept.reference, true, new Date(context.app.clock.now.getTime() + 3 * hourMs));
    await sendAll();
    // Until 8 AM in Manila it is the day before.
    context.app.clock.now = new Date('2026-11-25T23:59:59Z');
    await context.app.store.queueDailyMails('2026-11-25', () => [], context.app.clock.now);
    await context.app.remind();
    const received = () => context.smtp.recipients.filter((to) => to === 'owner@narra.example').length;
    await sendAll();
    expect(received()).toBe(0);
    context.advanceClock(1000);
    await Promise.all([context.app.remind(), context.createApp(owner).remind()]);
    await sendAll();
    expect(received()).toBe(1);
    const mail = readMail('owner@narra.example');
    for (const text of [
      'Words for mail_daily_due: 3',
      'Words for mail_daily_open: 3',
      'Words for mail_daily_median: 3',
      'Words for mail_daily_broken: 3 Words for mail_daily_of 4',
      'Words for mail_daily_untrue',
      '  We answer within two working days.',
    ])
      expect(mail).toContain(text);
    expect(mail).not.toMatch(/visitor|terrazzo/i);
    for (const [date, count] of [
      ['2026-12-21T00:00:00Z', 1],
      ['2026-12-22T00:00:00Z', 0],
    ] as const) {
      context.app.clock.now = new Date(date);
      await context.app.remind();
      expect([date, await sendAll()]).toEqual([date, count]);
    }
  });

  test('[A4, A10] days without a mail server leave no row of daily mails to be sent once it is set', async () => {
    await post();
    await sendAll();
    const app = createTestApp(context.database);
    for (let days = 4; days < 9; days += 1) {
      app.clock.now = new Date(context.app.clock.now.getTime() + days * day);
      await app.remind();
    }
    context.app.clock.now = app.clock.now;
    context.smtp.messages.length = 0;
    await context.app.remind();
    await sendAll();
    expect(context.getSubjects().filter((subject) => subject === 'Words for mail_daily_subject')).toHaveLength(1);
  });

  test('[A12, A10] when a clock that was ahead is right again, the mails of that time are sent, and the daily mail comes', async () => {
    await post();
    await sendAll();
    context.advanceClock(400 * day);
    const { reference } = await post();
    await context.app.remind();
    context.app.clock.now = new Date('2026-11-24T00:30:00Z');
    await context.app.remind();
    await sendAll();
    expect(context.getSubjects()).toEqual(
      expect.arrayContaining([`Words for mail_receipt_subject: ${reference}`, 'Words for mail_daily_subject']),
    );
  });

  test('[A10, A13] a further inquiry asks the database once, with its receipt and its reminder', async () => {
    let calls = 0;
    const count = <T>(result: T): T => {
      calls += 1;
      return result;
    };
    const { database } = context;
    context.app = context.createApp(
      {},
      { ...database, query: (...args) => count(database.query(...args)), transaction: (work) => count(database.transaction(work)) },
    );
    await post();
    calls = 0;
    expect([(await post()).status, calls]).toEqual([201, 1]);
  });
});
