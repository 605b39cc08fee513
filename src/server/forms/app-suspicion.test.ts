import { beforeEach, describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { getMailHeader } from './smtp-server.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;

describe.each(appDatabaseKinds)('[A2] what looks automated, on the %s database', (_, openDatabases) => {
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
  const readMail = (subject: string) => context.smtp.messages.findLast((message) => getMailHeader(message, 'Subject')?.includes(subject))!;

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
    const { reference } = await post({ _elapsed: undefined, _margin: 'https://spam.example' });
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

  /** The text of the daily mail to the staff on a morning, and the paths of the links in it. */
  const readDaily = async (day: string) => {
    context.app.clock.now = new Date(`${day}T00:30:00Z`);
    context.smtp.messages.length = 0;
    await context.app.remind();
    await sendAll();
    const mail = readMail('Words for mail_suspected_subject');
    return { mail, paths: [...mail.matchAll(/https:\/\/narra\.example(\/api\/staff\?of=[\w.-]+)/g)].map(([, path]) => path!) };
  };

  test('[A5] it is in the daily mail to the staff with a signed link, and one press mails it and keeps its promise', async () => {
    context.app = context.createApp({ OWNER_EMAIL: 'owner@narra.example' });
    const { reference } = await post();
    const { mail, paths } = await readDaily('2026-11-22');
    expect([getMailHeader(mail, 'To'), paths.length]).toEqual(['staff@narra.example', 1]);
    expect(mail).toContain(`Project ${reference}`);
    expect(mail).not.toMatch(/terrazzo|visitor|mail_suspected_more|mail_suspected_addresses/i);
    const open = async () => (await context.app.request(paths[0]!, { headers: { accept: 'text/html' } })).text();
    const page = await open();
    expect(page).toContain('Words for staff_suspected');
    expect(page).toContain('value="release"');
    const pressed = await context.app.postForm(paths[0]!, { do: 'release' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${paths[0]}&done=released`]);
    await context.app.postForm(paths[0]!, { do: 'release' });
    expect(await open()).not.toMatch(/staff_suspected|value="release"/);
    context.smtp.messages.length = 0;
    await sendAll();
    expect([listRecipients(), await listReferences(false)]).toEqual([bothRecipients, [reference]]);
    expect((await context.app.store.listUses(reference)).map(({ action }) => action)).toEqual(['opened', 'released']);
    expect(await context.app.store.listPromises(context.app.clock.now)).toMatchObject([{ open: 1 }]);
  });

  test('[A5] the daily mail lists the newest, counts the others, and names each on one day', async () => {
    for (let index = 0; index < 22; index += 1) {
      key = createIdempotencyKey();
      await post({ message: `Message ${index}` });
    }
    const { mail, paths } = await readDaily('2026-11-22');
    expect([paths.length, mail.includes('Words for mail_suspected_more: 2')]).toEqual([20, true]);
    context.app.clock.now = new Date('2026-11-23T00:15:00Z');
    key = createIdempotencyKey();
    const { reference } = await post({ message: 'The next day' });
    const next = await readDaily('2026-11-23');
    expect([next.paths.length, next.mail.includes(reference)]).toEqual([1, true]);
  });

  test('[A5] an address for the newsletter waits, is counted in the daily mail, and is asked when a person gives it again', async () => {
    const subscribe = (trap: string) => context.app.post('/api/newsletter', { email: 'reader@sample.example', _margin: trap });
    const answer = await subscribe('x');
    await subscribe('x');
    expect([answer.status, await answer.json()]).toEqual([201, { email: 'reader@sample.example', state: 'pending' }]);
    expect(await context.app.store.listSubscribers()).toMatchObject([{ isSuspected: true, confirmedAt: null, isUnasked: false }]);
    const { mail, paths } = await readDaily('2026-11-22');
    expect([paths, mail.includes('Words for mail_suspected_addresses: 1')]).toEqual([[], true]);
    context.smtp.messages.length = 0;
    await subscribe('');
    // Once it is asked, no machine changes that.
    await subscribe('x');
    await sendAll();
    expect([listRecipients(), await context.app.store.listSubscribers()]).toMatchObject([
      ['reader@sample.example'],
      [{ isSuspected: false }],
    ]);
    await context.app.store.purge(730, new Date('2027-01-21T00:30:00Z'), { isForced: true });
    expect(await context.app.store.listSubscribers()).toEqual([]);
  });

  test('[A5] an address that a command releases is asked by mail, as any other', async () => {
    await context.app.post('/api/newsletter', { email: 'reader@sample.example', _margin: 'x' });
    await context.app.runInbox('release', 'reader@sample.example');
    expect([await sendAll(), listRecipients()]).toEqual([1, ['reader@sample.example']]);
    expect(await context.app.store.listSubscribers()).toMatchObject([{ isSuspected: false, isUnasked: false, confirmedAt: null }]);
  });

  test('[A5] without a mail server too, and a blocked address stays blocked', async () => {
    await context.app.store.blockAddress('objector@sample.example', 'complaint');
    const objector = { email: 'objector@sample.example' };
    await context.app.post('/api/newsletter', { ...objector, _margin: 'x' });
    await context.app.post('/api/newsletter', objector);
    expect([await sendAll(), await context.app.store.listSubscribers()]).toMatchObject([0, [{ blocked: 'complaint' }]]);
    context.app = context.createApp({ SMTP_URL: '' });
    await context.app.post('/api/newsletter', { email: 'reader@sample.example', _margin: 'x' });
    await context.app.post('/api/newsletter', { email: 'reader@sample.example' });
    expect((await context.app.store.listSubscribers())[1]).toMatchObject({ isSuspected: false, isUnasked: true });
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
