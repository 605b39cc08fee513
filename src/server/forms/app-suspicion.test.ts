import { beforeEach, describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { getMailHeader } from './smtp-server.fixture';
import { databaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;

describe.each(databaseKinds)('[A2] what looks automated, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  let key: string;

  /** Posts an inquiry as a machine does, unless `more` says otherwise, and returns its reference. */
  const post = async (more: object = {}) => {
    const fields = { ...projectFields, phone: '0917 555 0100', _key: key, _elapsed: 1500, ...more };
    const response = await context.app.post('/api/inquiries', fields);
    return { status: response.status, ...((await response.json()) as { reference: string; due: string }) };
  };
  const asPerson = { _elapsed: 15_000 };
  const listReferences = async (isSuspected: boolean) =>
    (await context.app.store.listInquiries(isSuspected)).map(({ reference }) => reference);
  const sendAll = () => context.app.sendMails(10_000);
  const listRecipients = () => context.smtp.messages.map((message) => getMailHeader(message, 'To')).sort();
  const bothRecipients = ['staff@narra.example', 'visitor@sample.example'];
  const readMail = (subject: string) =>
    context.smtp.messages
      .findLast((message) => getMailHeader(message, 'Subject')?.includes(subject))!
      .replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=');

  beforeEach(() => {
    key = createIdempotencyKey();
  });

  test('[A5] sent again as people do, with the same key, it is mailed once, with the promise that its sender was told', async () => {
    const first = await post();
    expect([first.status, await sendAll()]).toEqual([201, 0]);
    context.advanceClock(hourMs);
    const again = await post(asPerson);
    await post(asPerson);
    expect(again).toEqual({ ...first, status: 200 });
    await sendAll();
    expect([listRecipients(), await listReferences(true), await listReferences(false)]).toEqual([bothRecipients, [], [first.reference]]);
    const { dueAt } = (await context.app.store.getInquiry(first.reference))!;
    expect(dueAt?.toISOString()).toBe(first.due);
    context.app.clock.now = new Date(dueAt!);
    await context.app.remind();
    await sendAll();
    expect(readMail('Words for mail_remind_subject')).toContain(first.reference);
  });

  test('[A5] sent again with the same content under another key on the same day, it is mailed once, and each key finds it', async () => {
    const { reference } = await post({ _elapsed: undefined, _website: 'https://spam.example' });
    key = createIdempotencyKey();
    expect((await post(asPerson)).reference).toBe(reference);
    expect((await post(asPerson)).reference).toBe(reference);
    await sendAll();
    expect([listRecipients(), (await context.countRows())?.inquiries]).toEqual([bothRecipients, 1]);
    context.advanceClock(24 * hourMs);
    key = createIdempotencyKey();
    expect((await post(asPerson)).reference).not.toBe(reference);
  });

  test('[A5] a plain form that is sent again as people do is mailed, and no other content ends a suspicion', async () => {
    const plain = { ...projectFields, _elapsed: '1000' };
    await context.app.postForm('/api/inquiries', plain);
    await context.app.postForm('/api/inquiries', { ...plain, message: 'Something else', _elapsed: '15000' });
    expect([(await listReferences(true)).length, (await listReferences(false)).length]).toEqual([1, 1]);
    await context.app.postForm('/api/inquiries', { ...plain, _elapsed: '15000' });
    expect([(await listReferences(true)).length, (await listReferences(false)).length]).toEqual([0, 2]);
  });

  test('[A5] its receipt has the limits of receipts', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '1' });
    await post(asPerson);
    context.advanceClock(hourMs);
    key = createIdempotencyKey();
    await post({ message: 'Another' });
    await post({ message: 'Another', ...asPerson });
    await sendAll();
    expect(listRecipients()).toEqual(['staff@narra.example', ...bothRecipients]);
  });
});
