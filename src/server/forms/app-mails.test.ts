import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readAnswer } from './app.fixture';
import { getMailHeader, startSmtpServer } from './smtp-server.fixture';
import { useMailApp } from './use-test-app.fixture';

const context = useMailApp();
const day = 86_400_000;

const subscribe = async (domain: string, count: number) => {
  for (let index = 0; index < count; index += 1) await context.app.post('/api/newsletter', { email: `a${index}@${domain}` });
};
/** The links to a path of the service in the first mail. */
const findLinks = (path: string): string[] => {
  const links = context.smtp.messages[0]!.matchAll(new RegExp(`https://narra\\.example(/api/newsletter/${path}\\?of=[\\w.-]+)`, 'g'));
  return Array.from(links, ([, link]) => link!);
};

test('[A4] an inquiry is mailed to the staff, with Reply-To set to the sender', async () => {
  const reference = await context.postInquiry();
  expect(await context.app.sendMails(10_000)).toBe(1);
  const [message = ''] = context.smtp.messages;
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'From')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')).toBe('A Sample <visitor@sample.example>');
  expect(getMailHeader(message, 'Subject')).toContain(reference);
  expect(getMailHeader(message, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@narra\.example>$/);
  expect(message).toContain('A wall of terrazzo.');
  expect([await context.app.sendMails(10_000), await context.app.store.countOutbox()]).toEqual([0, { waiting: 0, dead: 0 }]);
});

test('[A4] a mail in another script, which is sent in Base64, has the line breaks of a mail (RFC 2049, 4)', async () => {
  await context.postInquiry({ message: `${'瓷砖'.repeat(400)}\n第二行` });
  await context.app.sendMails(10_000);
  const [head, ...body] = context.smtp.messages[0]!.split('\r\n\r\n');
  expect(head).toContain('Content-Transfer-Encoding: base64');
  const text = Buffer.from(body.join(''), 'base64').toString();
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text).toContain('\r\n  第二行\r\n');
});

test('[A4, A7] the day of each link for the staff begins when its mail is sent', async () => {
  for (const message of ['First', 'Second']) {
    await context.postInquiry({ message });
    context.app.clock.now = new Date(context.app.clock.now.getTime() + 0.9 * day);
    expect(await context.app.sendMails(10_000)).toBe(1);
  }
  context.app.clock.now = new Date(context.app.clock.now.getTime() + 0.9 * day);
  const open = async (mail: string) => (await context.app.request(/\/api\/staff\?of=[\w.-]+/.exec(mail)![0])).status;
  expect(await Promise.all(context.smtp.messages.map(open))).toEqual([410, 200]);
});

test('[A5] form values cannot add mail headers', async () => {
  const name = 'A" <all@evil.example>, "B\u2028Bcc: all@evil.example';
  await context.postInquiry({ name, message: 'One\r\n.\r\nBcc: all@evil.example' });
  await context.app.sendMails(10_000);
  const [message = ''] = context.smtp.messages;
  expect(getMailHeader(message, 'Bcc')).toBeUndefined();
  expect(getMailHeader(message, 'To')).toBe('staff@narra.example');
  expect(getMailHeader(message, 'Reply-To')?.replace(/"(?:\\.|[^"\\])*"/g, '')).toBe(' <visitor@sample.example>');
});

test('[A6, W3] a signed link confirms a subscription, and another one ends it, by a press alone', async () => {
  const answer = await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  expect(await answer.json()).toEqual({ email: 'visitor@sample.example', state: 'pending' });
  await context.app.sendMails(10_000);
  const [[confirm = ''], [leave = '']] = [findLinks('confirm'), findLinks('leave')];
  expect(getMailHeader(context.smtp.messages[0]!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const html = { headers: { accept: 'text/html' } };
  expect(await (await context.app.request(confirm, html)).text()).toContain(
    'Words for confirm_action</button></form>\n<p class="answerNotice"><a href="/privacy">Words for privacy</a></p>',
  );
  expect((await context.app.store.listSubscribers())[0]?.confirmedAt).toBeNull();
  expect(await (await context.app.request(confirm, { method: 'POST', ...html })).text()).toContain('Words for confirmed_title');
  expect((await context.app.store.listSubscribers())[0]?.confirmedAt).toEqual(context.app.clock.now);
  expect((await context.app.post('/api/newsletter', { email: 'visitor@sample.example' })).status).toBe(409);
  for (const link of [confirm.replace('of=', 'of=0'), confirm.slice(0, -1), leave.replace('leave', 'confirm'), '/api/newsletter/confirm']) {
    expect((await context.app.request(link, { method: 'POST' })).status).toBe(404);
  }
  expect(context.smtp.messages[0]!.split(/\r?\n/)).toContain(`List-Unsubscribe: <https://narra.example${leave}>`);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await context.app.request(leave, { method });
    expect([status, headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([200, 'no-referrer', 'noindex, nofollow']);
  }
  expect(await context.app.store.listSubscribers()).toHaveLength(1);
  const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click'), headers: { 'sec-fetch-site': 'cross-site' } };
  const first = await context.app.request(leave, oneClick);
  const again = await context.app.request(leave, oneClick);
  expect([first.status, await first.text(), (await context.app.store.listSubscribers()).length]).toEqual([
    again.status,
    await again.text(),
    0,
  ]);
});

test('[A6] a link of an address that is not stored any more does not say that it is on the list', async () => {
  await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  await context.app.sendMails(10_000);
  const [confirm = ''] = findLinks('confirm');
  const post = () => context.app.request(confirm, { method: 'POST', headers: { accept: 'text/html' } });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  await context.app.store.deletePerson('visitor@sample.example');
  expect(await readAnswer(post())).toEqual([410, expect.stringContaining('Words for unlisted_title')]);
});

test('[A4] a mail that the server refuses for good is given up at once, whatever the code', async () => {
  await context.postInquiry();
  context.smtp.behaviors.push('refuse');
  await context.app.sendMails(10_000);
  expect(await context.app.store.listPendingMails()).toMatchObject([{ state: 'dead', tries: 1, fault: 'EMESSAGE 571' }]);
});

test('[A11] sending ends with the mails that are on their way', async () => {
  for (let count = 0; count < 9; count += 1) await context.postInquiry();
  context.smtp.behaviors.push(...Array<'delay'>(9).fill('delay'));
  const stop = new AbortController();
  const sending = context.app.sendMails(10_000, stop.signal);
  while (context.smtp.messages.length === 0) await pause(1);
  stop.abort();
  expect(await sending).toBeLessThanOrEqual(4);
  expect((await context.app.store.countOutbox()).waiting).toBe(9 - context.smtp.messages.length);
});

test('[A4] inquiries wait in the outbox until a mail server is set', async () => {
  const real = context.app;
  context.app = context.createApp({ SMTP_URL: '' });
  await context.postInquiry();
  expect([await context.app.sendMails(1000), await context.app.store.countOutbox()]).toEqual([0, { waiting: 1, dead: 0 }]);
  expect(await real.sendMails(1000)).toBe(1);
});

test('[A1, A4] /api/health tells by a word that mails wait while the mail server takes none', async () => {
  await context.postInquiry();
  await context.smtp.close();
  const words = [];
  for (let minutes = 0; minutes <= 105; minutes += 15) {
    await context.app.sendMails(1000);
    words.push(await (await context.app.request('/api/health')).json());
    context.advanceClock(15 * 60_000);
  }
  const [ok, wait] = ['ok', 'wait'].map((mails) => ({ status: 'ok', mails }));
  expect(words).toEqual([...Array<object>(6).fill(ok!), wait, wait]);
});

test('[A4] without STAFF_EMAIL, mails to the staff wait and others are sent', async () => {
  await context.postInquiry();
  context.app = context.createApp({ STAFF_EMAIL: '', MAIL_FROM: 'site@narra.example' });
  await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  expect([await context.app.sendMails(1000), context.getSubjects()]).toEqual([1, ['Words for mail_confirm_subject']]);
});

test('[A4] a mail server that refuses connections ends the run; every mail is sent once later', async () => {
  for (let count = 0; count < 5; count += 1) await context.postInquiry();
  await context.smtp.close();
  expect(await context.app.sendMails(10_000)).toBe(2);
  expect(await context.app.store.countOutbox()).toEqual({ waiting: 5, dead: 0 });
  context.smtp = await startSmtpServer(Number(new URL(context.smtp.url).port));
  expect(await context.app.sendMails(10_000)).toBe(3);
  context.advanceClock(60_000);
  expect([await context.app.sendMails(10_000), await context.app.sendMails(10_000), context.smtp.messages.length]).toEqual([2, 0, 5]);
  expect(context.app.logLines.join()).not.toMatch(/sample|visitor|terrazzo/i);
});

test('[A4] a mail server that rejects, is slow or disconnects gets each mail once', async () => {
  const references = [await context.postInquiry(), await context.postInquiry(), await context.postInquiry()];
  context.smtp.behaviors.push('reject', 'disconnect', 'delay');
  for (let round = 0; round < 4; round += 1) {
    await context.app.sendMails(10_000);
    context.advanceClock(day / 2);
  }
  expect(context.getSubjects().sort()).toEqual(references.map((reference) => `Inquiry ${reference}: A Sample`).sort());
});

test('[A4] mails to the staff are sent while visitors’ mail servers do not answer', async () => {
  await subscribe('hang.example', 10);
  for (let count = 0; count < 5; count += 1) await context.postInquiry();
  const sending = context.app.sendMails(10_000);
  while (context.smtp.messages.length < 5 || context.smtp.recipients.length < 9) await pause(20);
  expect(context.getSubjects().every((subject) => subject?.startsWith('Inquiry'))).toBe(true);
  await context.smtp.close();
  await sending;
});

test('[A4] a domain whose server disconnects is tried once, and then waits with all its mails; others are sent', async () => {
  await subscribe('drop.example', 12);
  await subscribe('sample.example', 3);
  await context.app.sendMails(10_000);
  const dropped = () => context.smtp.recipients.filter((address) => address.endsWith('@drop.example')).length;
  // Four mails are sent at once.
  expect([dropped() <= 4, context.smtp.messages.length]).toEqual([true, 3]);
  await context.app.sendMails(10_000);
  expect(dropped()).toBeLessThanOrEqual(4);
  context.advanceClock(day);
  await context.app.sendMails(10_000);
  expect(dropped()).toBeGreaterThan(4);
  expect(context.app.logLines.join()).not.toMatch(/drop|@/);
});

test('[A4] a mail to a domain whose server disconnects is tried for two days, less and less often', async () => {
  await subscribe('drop.example', 1);
  const start = context.app.clock.now.getTime();
  const attempts: number[] = [];
  for (;;) {
    const [{ state, dueAt } = { state: 'dead', dueAt: new Date() }] = await context.app.store.listPendingMails();
    if (state === 'dead') break;
    attempts.push((dueAt.getTime() - start) / 60_000);
    // It is not sent a moment earlier.
    for (const [early, count] of [
      [1, 0],
      [0, 1],
    ] as const) {
      context.app.clock.now = new Date(dueAt.getTime() - early);
      expect(await context.app.sendMails(10_000)).toBe(count);
    }
  }
  expect(attempts).toEqual([0, 1, 3, 8, 23, 53, 113, 293, 653, 1373, 2813]);
  expect(context.smtp.recipients).toHaveLength(attempts.length);
});

test('[A4] a mail that the server accepted without confirming is sent again once, with the same Message-ID', async () => {
  await context.postInquiry();
  context.smtp.behaviors.push(...Array<'accept and disconnect'>(9).fill('accept and disconnect'));
  for (let round = 0; round < 5; round += 1) {
    await context.app.sendMails(10_000);
    context.advanceClock(day);
  }
  expect([context.smtp.messages.length, await context.app.store.countOutbox()]).toEqual([2, { waiting: 0, dead: 1 }]);
  expect(new Set(context.smtp.messages.map((message) => getMailHeader(message, 'Message-ID'))).size).toBe(1);
});

test('[A4] the password is sent to another machine only over TLS, unless SMTP_URL says ignoreTLS', async () => {
  // An address of this machine that is not written as one of loopback.
  const toUrl = (port: string, query = '') => `smtp://name:password@0.0.0.0:${port}${query}`;
  const plain = context.smtp;
  const tls = await startSmtpServer(0, true);
  const [plainPort, tlsPort] = [new URL(plain.url).port, new URL(tls.url).port];
  await context.postInquiry();
  context.app = context.createApp({ SMTP_URL: toUrl(plainPort) });
  await context.app.sendMails(1000);
  expect([plain.credentials, plain.messages]).toEqual([[], []]);
  expect(context.app.logLines.join()).toContain('failed (ETLS');
  context.advanceClock(day);
  context.app = context.createApp({ SMTP_URL: toUrl(tlsPort, '?tls.rejectUnauthorized=false') });
  await context.app.sendMails(1000);
  expect([tls.credentials, tls.messages.length]).toEqual([['name:password over TLS'], 1]);
  await context.postInquiry({ message: 'Another' });
  context.app = context.createApp({ SMTP_URL: toUrl(plainPort, '?ignoreTLS=true') });
  await context.app.sendMails(1000);
  expect([plain.credentials, plain.messages.length]).toEqual([['name:password'], 1]);
  await tls.close();
});
