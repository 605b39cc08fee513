import { expect, test } from '@jest/globals';
import { useMailApp } from './app-mail.fixture';
import { getMailHeader, startSmtpServer } from './mail/smtp-server.fixture';
import { DatabaseUnavailable } from './model/database-unavailable';
import type { Database } from './store/database';

const context = useMailApp();
const day = 86_400_000;

test('[A4] inquiries wait in the outbox until a mail server is set', async () => {
  const real = context.app;
  context.app = context.createApp({ SMTP_URL: '' });
  await context.postInquiry();
  expect([await context.app.sendMails(1000), await context.app.store.countOutbox()]).toEqual([0, { waiting: 1, dead: 0 }]);
  expect(await real.sendMails(1000)).toBe(1);
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

test('[A4] a mail that the server accepted without confirming is sent again with the same Message-ID', async () => {
  await context.postInquiry();
  context.smtp.behaviors.push('accept and disconnect');
  await context.app.sendMails(10_000);
  context.advanceClock(day);
  await context.app.sendMails(10_000);
  expect(context.smtp.messages).toHaveLength(2);
  expect(new Set(context.smtp.messages.map((message) => getMailHeader(message, 'Message-ID'))).size).toBe(1);
});

test('[A4] a mail that fails for two days is given up, counted, and can be queued again', async () => {
  await context.postInquiry();
  context.smtp.behaviors.push(...Array<'reject'>(11).fill('reject'));
  for (let round = 0; round < 20; round += 1) {
    await context.app.sendMails(10_000);
    context.advanceClock(day);
  }
  expect([await context.app.store.countOutbox(), context.smtp.messages.length]).toEqual([{ waiting: 0, dead: 1 }, 0]);
  expect(await context.app.store.requeueDead(context.app.clock.now)).toBe(1);
  await context.app.sendMails(10_000);
  expect(context.smtp.messages).toHaveLength(1);
});

test('[A4] parallel senders send each mail once', async () => {
  for (let count = 0; count < 12; count += 1) await context.postInquiry();
  const others = [context.app, context.createApp()];
  await Promise.all(others.map((other) => other.sendMails(20_000)));
  expect([context.smtp.messages.length, new Set(context.getSubjects()).size]).toEqual([12, 12]);
});

test('[A4] a mail that could not be marked as sent is not sent again by the same sender', async () => {
  await context.postInquiry();
  let isAway = false;
  const failing: Database = {
    ...context.database,
    query: (sql, values) => {
      if (isAway && sql.includes("'sent'")) return Promise.reject(new DatabaseUnavailable('no answer'));
      return context.database.query(sql, values);
    },
  };
  context.app = context.createApp({}, failing);
  isAway = true;
  await expect(context.app.sendMails(10_000)).rejects.toThrow(DatabaseUnavailable);
  isAway = false;
  context.advanceClock(day);
  await context.app.sendMails(10_000);
  expect([context.smtp.messages.length, await context.app.store.countOutbox()]).toEqual([1, { waiting: 0, dead: 0 }]);
});
