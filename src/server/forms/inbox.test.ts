import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestApp } from './app.fixture';
import { addSample, afterSampleTime, createSampleMail, sampleTime } from './store/store.fixture';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();
const run = (...args: string[]) => context.app.runInbox(...args);
const email = 'visitor@sample.example';
const hourMs = 3_600_000;

/** Stores an inquiry and returns its reference. */
const add = async (more: object = {}) => (await addSample(context.store, randomUUID(), more)).reference;
const read = (reference: string) => context.store.getInquiry(reference);
const subscribe = () => context.store.subscribePending(email, '1-abc', () => ({ ...createSampleMail('Confirm'), to: email }), sampleTime);
/** A reference as somebody says it. */
const say = (reference: string) => reference.toLowerCase().replace('-', '');

test('[A6] list prints the inquiries, and show one by its reference, with its consent and who used it', async () => {
  const reference = await add({ values: { name: 'A Sample', message: 'One\nTwo' } });
  await context.store.recordUse(reference, { action: 'file', detail: 'a.jpg', at: sampleTime });
  context.advanceClock(hourMs);
  expect(await run('answered', say(reference))).toBe(`${reference} is marked as answered.`);
  const head = `${reference}  2026-11-21 08:30  inquiry`;
  expect([await run('list'), await run('list', '--suspected')]).toEqual([`${head}  A Sample`, 'There are none.']);
  expect((await run('show', say(reference))).split('\n')).toEqual([
    head,
    'Consent to notice abc at that time.',
    'Answered 2026-11-21 09:30.',
    '2026-11-21 08:30  file a.jpg',
    '2026-11-21 09:30  answered',
    '',
    'name: A Sample',
    'message: One',
    'Two',
  ]);
  await expect(run('show', '222-223')).rejects.toThrow('a letter of it must be wrong');
});

test('[A5, L2] what waits because it looks automated is listed and released, an address with the version of its notice', async () => {
  const reference = await add({ isSuspected: true });
  await context.store.suspectAddress('reader@sample.example', '1-abc', sampleTime);
  await context.store.subscribe(email, '1-abc', sampleTime);
  expect((await run('list', '--suspected')).split('\n')).toEqual([
    `${reference}  2026-11-21 08:30  inquiry  A Sample`,
    'reader@sample.example  2026-11-21 08:30  newsletter',
  ]);
  expect(await run('release', reference)).toBe(`${reference} is mailed to the staff, and its receipt to its sender.`);
  expect(await run('release', reference)).toBe(`${reference} does not wait: it was mailed.`);
  expect(await run('release', 'Reader@sample.example')).toBe('reader@sample.example is taken for the newsletter.');
  expect((await context.store.listSubscribers()).map((one) => [one.isSuspected, one.notice])).toEqual(Array(2).fill([false, '1-abc']));
  await expect(run('release', email)).rejects.toThrow(`${email} does not wait.`);
});

test('[W4] files writes the files of an inquiry, each under a name of its own, for its owner alone and over no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const out = join(folder, 'out');
  const reference = await add({ files: [1, 2].map((size) => ({ name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(size) })) });
  const names = [1, 2].map((position) => `${reference} ${position} a.jpg`);
  expect((await run('files', say(reference), out)).split('\n')).toEqual(names);
  expect(readdirSync(out)).toEqual(names);
  expect(names.map((name) => [readFileSync(join(out, name)).length, statSync(join(out, name)).mode & 0o777])).toEqual([
    [1, 0o600],
    [2, 0o600],
  ]);
  await expect(run('files', reference, out)).rejects.toThrow('EEXIST');
  await expect(run('files', reference)).rejects.toThrow('npm run inbox -- files');
  rmSync(folder, { recursive: true });
});

test('[A6] block sends nothing more to an address, until unblock, and person prints what is stored under it as JSON', async () => {
  await subscribe();
  expect(await run('block', 'Visitor@sample.example', '--complaint')).toBe('Nothing more will be sent to this address.');
  expect(JSON.parse(await run('person', 'Visitor@sample.example'))).toMatchObject({ subscription: { email }, blocked: 'complaint' });
  expect(await run('unblock', 'Visitor@sample.example')).toBe('The newsletter may be sent to this address again.');
});

test('[A6, L5] correct changes a value that the form takes, cleaned as in a form, and with an e-mail address whose inquiry it is', async () => {
  const reference = await add();
  expect(await run('correct', say(reference), 'name', 'A\u202e\u00a0Sample\u200b', 'Two')).toBe(`Name of ${reference}: A Sample Two`);
  expect(await run('correct', reference, 'email', 'mailto:Other@Sample.example')).toContain('address before work no more');
  expect(await read(reference)).toMatchObject({
    values: { name: 'A Sample Two', email: 'Other@Sample.example' },
    email: 'other@sample.example',
  });
  await expect(run('correct', reference, 'email', 'nobody')).rejects.toThrow('Mend email');
  await expect(run('correct', reference, 'role', 'King')).rejects.toThrow('Mend role');
  await expect(run('correct', reference, 'name', '\ufffc')).rejects.toThrow('Mend name');
  await expect(run('correct', reference, 'consent', 'yes')).rejects.toThrow('can be corrected: name, email, role, brand');
});

test('[A6, A10] who left a telephone number only is found, corrected and forgotten by it, and no number of a person is taken for a reference', async () => {
  const reference = await add({ email: null, phones: ['+639175550100'] });
  expect(await run('correct', reference, 'phone', '0917', '555', '0101')).toBe(`Phone of ${reference}: 0917 555 0101`);
  expect(await run('forget', '+63 (0)917 555 0100')).toBe('Deleted 0 inquiries and 0 subscribers.');
  await expect(run('forget', '222-222')).rejects.toThrow('npm run inbox');
  await add({ email: null, phones: ['2979383'] });
  for (const command of ['forget', 'person']) await expect(run(command, '29793-8M3')).rejects.toThrow('is the reference of an inquiry');
  expect(await run('forget', '+63 (0)917 555 0101')).toContain('Deleted 1 inquiry and 0 subscribers.');
});

test('[A6, A15, L5] forget prints the number of deleted rows and how to repeat it after a restore, erased what came together', async () => {
  const reference = await add();
  await subscribe();
  const [subscriber] = await context.store.listSubscribers();
  const [deleted, again] = (await run('forget', 'Ana <Visitor@Sample.example>')).split('\n');
  expect([deleted, again]).toEqual([
    'Deleted 1 inquiry and 1 subscriber.',
    `After a restore: npm run inbox -- forget --again ${reference} ${subscriber!.id}`,
  ]);
  const other = await add();
  expect((await run('erased')).split(' ').sort()).toEqual(
    ['npm', 'run', 'inbox', '--', 'forget', '--again', reference, subscriber!.id].sort(),
  );
  expect(await run('forget', '--again', other, subscriber!.id)).toBe('Deleted 1 inquiry and 0 subscribers.');
  await expect(run('forget', '--again')).rejects.toThrow('npm run inbox');
});

test('[A12] purge says why it was refused, and is forced with a flag', async () => {
  context.app.clock.now = new Date();
  for (const key of ['1', '2']) await addSample(context.store, key, {}, new Date('2020-01-01T00:00:00Z'));
  expect(await run('purge')).toBe(
    'No inquiry and no subscriber was deleted: 2 of 2 rows of inquiry would go at once, so a clock or RETENTION_DAYS may be wrong. If all is right, npm run inbox -- purge --force deletes them.',
  );
  expect(await run('purge', '--force')).toBe('Deleted 2 inquiries and 0 subscribers.');
});

test('[A4] mails prints the mails that wait and those that were given up, with the error of the last attempt, and retry sends them again', async () => {
  expect(await run('mails')).toBe('No mail waits, and none was given up.');
  const reference = await add();
  await subscribe();
  const claimed = await context.store.claimMail(sampleTime, afterSampleTime(1000), 'visitor');
  await context.store.markFailed(claimed!, { errorCode: 'EENVELOPE 550', isUnknown: false, dueAt: null }, sampleTime);
  await context.store.blockAddress(email, 'bounce');
  expect((await run('mails')).split('\n')).toEqual([
    '1 mail waiting, 1 given up',
    `dead  2026-11-21 08:30  1 attempt  ${email}  EENVELOPE 550`,
    `waiting  2026-11-21 08:30  0 attempts  staff  ${reference}`,
  ]);
  expect([await run('retry'), await run('retry', '--waiting')]).toEqual([
    '1 mail will be sent again. Unblocked 1 address.',
    '0 mails will be sent again. One that is due within four minutes keeps its time.',
  ]);
});

test('[A10] answered marks an inquiry, and without a reference prints the median and the broken promises', async () => {
  const answer = { dueAt: afterSampleTime(hourMs), remindAt: sampleTime };
  const [kept, late, open] = [await add({ answer }), await add({ answer }), await add({ answer })];
  for (const reference of [kept, late]) {
    await run('answered', reference);
    context.advanceClock(38.6 * hourMs);
  }
  const { now } = context.app.clock;
  context.app = createTestApp(context.database, { SMTP_URL: 'smtp://mail.example', MAIL_FROM: email });
  context.app.clock.now = now;
  const [summary, missing, ...broken] = (await run('answered')).split('\n');
  expect(summary).toBe('inquiry: 1 not answered, 2 of 3 later than promised, half of the answers within 19.3 hours');
  expect(missing).toMatch(/^STAFF_EMAIL is not set: /);
  expect(broken).toEqual([
    `${open}  promised 2026-11-21 09:30  not answered`,
    `${late}  promised 2026-11-21 09:30  answered 2026-11-22 23:06`,
  ]);
  expect(await run()).toContain(`${summary}\n${missing}\n\nnpm run inbox`);
});
