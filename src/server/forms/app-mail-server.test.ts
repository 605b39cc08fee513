import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { useMailApp } from './app-mail.fixture';
import { startSmtpServer } from './mail/smtp-server.fixture';

const context = useMailApp();
const day = 86_400_000;

const subscribe = async (domain: string, count: number) => {
  for (let index = 0; index < count; index += 1) await context.app.post('/api/newsletter', { email: `a${index}@${domain}` });
};

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
  const attempts: number[] = [];
  // Every quarter of an hour for four days.
  for (let quarter = 0; quarter < 4 * 96; quarter += 1) {
    const before = context.smtp.recipients.length;
    await context.app.sendMails(10_000);
    if (context.smtp.recipients.length > before) attempts.push(quarter / 4);
    context.advanceClock(day / 96);
  }
  expect(attempts).toEqual([0, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 5.5, 11.5, 23.5, 47.5]);
});

test('[A4] a mail that the server takes without an answer is sent at most twice', async () => {
  await context.postInquiry();
  context.smtp.behaviors.push(...Array<'accept and disconnect'>(9).fill('accept and disconnect'));
  for (let round = 0; round < 5; round += 1) {
    await context.app.sendMails(10_000);
    context.advanceClock(day);
  }
  expect([context.smtp.messages.length, await context.app.store.countOutbox()]).toEqual([2, { waiting: 0, dead: 1 }]);
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
  await context.createApp({ SMTP_URL: toUrl(tlsPort, '?tls.rejectUnauthorized=false') }).store.ping();
  const clock = context.app.clock.now;
  context.app = context.createApp({ SMTP_URL: toUrl(tlsPort, '?tls.rejectUnauthorized=false') });
  context.app.clock.now = clock;
  await context.app.sendMails(1000);
  expect([tls.credentials, tls.messages.length]).toEqual([['name:password over TLS'], 1]);
  await context.postInquiry({ message: 'Another' });
  context.app = context.createApp({ SMTP_URL: toUrl(plainPort, '?ignoreTLS=true') });
  context.app.clock.now = clock;
  await context.app.sendMails(1000);
  expect([plain.credentials, plain.messages.length]).toEqual([['name:password'], 1]);
  await tls.close();
});
