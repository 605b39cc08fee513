import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createTestApp, createIdempotencyKey, type TestApp } from './app.fixture';
import { getMailHeader, type SmtpServer, startSmtpServer } from './mail/smtp-server.fixture';
import { DatabaseUnavailable } from './model/database-unavailable';
import type { Database } from './store/database';
import { createEmbeddedDatabases } from './store/databases.fixture';

const databases = createEmbeddedDatabases();
let database: Database;
let smtp: SmtpServer;
let app: TestApp;

const day = 86_400_000;
const postInquiry = async (more: object = {}) => {
  const answer = await app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey(), ...more });
  return ((await answer.json()) as { reference: string }).reference;
};
const advanceClock = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const getSubjects = () => smtp.messages.map((message) => getMailHeader(message, 'Subject'));
const noLimitsEnv = { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' };

beforeAll(async () => {
  ({ database } = await databases.open());
});
afterAll(async () => {
  await database.close();
  await databases.close();
});
beforeEach(async () => {
  smtp = await startSmtpServer();
  app = createTestApp(database, { ...noLimitsEnv, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
  await app.store.ping();
  await database.exec('DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit');
});
afterEach(() => smtp.close());

test('[A4] an inquiry is mailed to the staff, with Reply-To set to the sender', async () => {
  const reference = await postInquiry();
  expect(await app.sendMails(10_000)).toBe(1);
  const [message = ''] = smtp.messages;
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'From')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')).toBe('A Sample <visitor@sample.example>');
  expect(getMailHeader(message, 'Subject')).toContain(reference);
  expect(getMailHeader(message, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@narra\.example>$/);
  expect(message).toContain('A wall of terrazzo.');
  expect([await app.sendMails(10_000), await app.store.countOutbox()]).toEqual([0, { waiting: 0, dead: 0 }]);
});

test('[G3] the mail has the lines of a board, with its link on a line of its own', async () => {
  const link = `https://narra.example/board?b=1${'Ab-_'.repeat(900)}`;
  await postInquiry({ board: `Villa\n${link}\n\nBathroom\n- Agape, Bathtubs\n  Note: señorío` });
  await app.sendMails(10_000);
  const [message = ''] = smtp.messages;
  expect(getMailHeader(message, 'Content-Transfer-Encoding')).toBe('quoted-printable');
  const quoted = message.slice(message.search(/\r?\n\r?\n/)).replace(/=\r?\n/g, '');
  const text = Buffer.from(
    quoted.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
  expect(text.split(/\r?\n/)).toEqual(
    expect.arrayContaining(['Board: ', 'Villa', link, 'Bathroom', '- Agape, Bathtubs', '  Note: señorío']),
  );
});

test('[G3] the longest board with the longest message fits the body limit', async () => {
  const lines = 'A line of the board and\n'.repeat(334).slice(0, 8000);
  const answer = await app.post('/api/inquiries', {
    ...inquiryFields,
    board: lines,
    message: 'a'.repeat(4000),
    _key: createIdempotencyKey(),
  });
  expect(answer.status).toBe(201);
});

test('[A5] form values cannot add mail headers', async () => {
  const name = 'A" <all@evil.example>, "B\u2028Bcc: all@evil.example';
  await postInquiry({ name, message: 'One\r\n.\r\nBcc: all@evil.example' });
  await app.sendMails(10_000);
  const [message = ''] = smtp.messages;
  expect(getMailHeader(message, 'Bcc')).toBeUndefined();
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')?.replace(/"(?:\\.|[^"\\])*"/g, '')).toBe(' <visitor@sample.example>');
});

test('[A4] inquiries wait in the outbox until a mail server is set', async () => {
  const real = app;
  app = createTestApp(database, noLimitsEnv);
  await postInquiry();
  expect([await app.sendMails(1000), await app.store.countOutbox()]).toEqual([0, { waiting: 1, dead: 0 }]);
  expect(await real.sendMails(1000)).toBe(1);
});

test('[A4] without STAFF_EMAIL, mails to the staff wait and others are sent', async () => {
  await postInquiry();
  app = createTestApp(database, { ...noLimitsEnv, SMTP_URL: smtp.url, MAIL_FROM: 'site@narra.example' });
  await app.post('/api/newsletter', { email: 'visitor@sample.example' });
  expect([await app.sendMails(1000), getSubjects()]).toEqual([1, ['Words for mail_confirm_subject']]);
});

test('[A4] a mail server that refuses connections fails one mail per run; every mail is sent once later', async () => {
  await postInquiry();
  await postInquiry();
  await smtp.close();
  expect(await app.sendMails(10_000)).toBe(1);
  expect(await app.store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
  smtp = await startSmtpServer(Number(new URL(smtp.url).port));
  expect(await app.sendMails(10_000)).toBe(1);
  advanceClock(60_000);
  expect([await app.sendMails(10_000), await app.sendMails(10_000), smtp.messages.length]).toEqual([1, 0, 2]);
  expect(app.logLines.join()).not.toMatch(/sample|visitor|terrazzo/i);
});

test('[A4] a mail server that rejects, is slow or disconnects gets each mail once', async () => {
  const references = [await postInquiry(), await postInquiry(), await postInquiry()];
  smtp.behaviors.push('reject', 'disconnect', 'delay');
  for (let round = 0; round < 4; round += 1) {
    await app.sendMails(10_000);
    advanceClock(day / 2);
  }
  expect(getSubjects().sort()).toEqual(references.map((reference) => `Inquiry ${reference}: A Sample`).sort());
});

test('[A4] a mail that the server accepted without confirming is sent again with the same Message-ID', async () => {
  await postInquiry();
  smtp.behaviors.push('accept and disconnect');
  await app.sendMails(10_000);
  advanceClock(day);
  await app.sendMails(10_000);
  expect(smtp.messages).toHaveLength(2);
  expect(new Set(smtp.messages.map((message) => getMailHeader(message, 'Message-ID'))).size).toBe(1);
});

test('[A4] a mail that fails for two days is given up, counted, and can be queued again', async () => {
  await postInquiry();
  smtp.behaviors.push(...Array<'reject'>(11).fill('reject'));
  for (let round = 0; round < 20; round += 1) {
    await app.sendMails(10_000);
    advanceClock(day);
  }
  expect([await app.store.countOutbox(), smtp.messages.length]).toEqual([{ waiting: 0, dead: 1 }, 0]);
  expect(await app.store.requeueDead(app.clock.now)).toBe(1);
  await app.sendMails(10_000);
  expect(smtp.messages).toHaveLength(1);
});

test('[A4] parallel senders send each mail once', async () => {
  for (let count = 0; count < 12; count += 1) await postInquiry();
  const others = [app, createTestApp(database, { SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' })];
  await Promise.all(others.map((other) => other.sendMails(20_000)));
  expect([smtp.messages.length, new Set(getSubjects()).size]).toEqual([12, 12]);
});

test('[A4] a mail that could not be marked as sent is not sent again by the same sender', async () => {
  await postInquiry();
  let isAway = false;
  const failing: Database = {
    ...database,
    query: (sql, values) => {
      if (isAway && sql.includes("'sent'")) return Promise.reject(new DatabaseUnavailable('away'));
      return database.query(sql, values);
    },
  };
  app = createTestApp(failing, { SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
  isAway = true;
  await expect(app.sendMails(10_000)).rejects.toThrow(DatabaseUnavailable);
  isAway = false;
  advanceClock(day);
  await app.sendMails(10_000);
  expect([smtp.messages.length, await app.store.countOutbox()]).toEqual([1, { waiting: 0, dead: 0 }]);
});

test('[A6, W3] a signed link confirms a subscription, and another one ends it', async () => {
  const answer = await app.post('/api/newsletter', { email: 'visitor@sample.example' });
  expect(await answer.json()).toEqual({ email: 'visitor@sample.example', state: 'pending' });
  await app.sendMails(10_000);
  const body = smtp.messages[0]!.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const links = [...body.matchAll(/https:\/\/narra\.example(\/api\/newsletter\/(?:confirm|leave)\?of=[\w.-]+)/g)].map(([, path]) => path!);
  const [confirm, leave] = [links.find((link) => link.includes('confirm'))!, links.find((link) => link.includes('leave'))!];
  expect(getMailHeader(smtp.messages[0]!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const html = { headers: { accept: 'text/html' } };
  expect(await (await app.request(confirm, html)).text()).toContain(
    'Words for confirm_action</button></form>\n<p class="answerNotice"><a href="/privacy">Words for privacy</a></p>',
  );
  expect((await app.store.listSubscribers())[0]?.confirmedAt).toBeNull();
  expect(await (await app.request(confirm, { method: 'POST', ...html })).text()).toContain('Words for confirmed_title');
  expect((await app.store.listSubscribers())[0]?.confirmedAt).toEqual(app.clock.now);
  expect((await app.post('/api/newsletter', { email: 'visitor@sample.example' })).status).toBe(409);
  for (const link of [confirm.replace('of=', 'of=0'), confirm.slice(0, -1), leave.replace('leave', 'confirm'), '/api/newsletter/confirm']) {
    expect((await app.request(link, { method: 'POST' })).status).toBe(404);
  }
  const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click'), headers: { 'sec-fetch-site': 'cross-site' } };
  const first = await app.request(leave, oneClick);
  const again = await app.request(leave, oneClick);
  expect([first.status, await first.text(), (await app.store.listSubscribers()).length]).toEqual([again.status, await again.text(), 0]);
});
