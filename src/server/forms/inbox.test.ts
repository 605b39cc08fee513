import { expect, jest, test } from '@jest/globals';
import type { ServiceForm } from '../../schema/service';
import { sampleContent, visitFields } from './api/service-content.fixture';
import { type InboxDeps, runInboxCommand, toCsv } from './inbox';
import type { PendingMail, StoredInquiry, Subscriber } from './model/service-types';
import type { PurgeResult } from './store/retention';

// With a valid check letter.
const reference = '222-222';
const storedInquiry: StoredInquiry = {
  reference,
  key: 'key',
  form: 'inquiry',
  values: {
    name: '=HYPERLINK("http://spam.example")',
    message: 'One\nTwo',
    board: 'Villa\nhttps://narra.example/board?b=1abc',
    phone: '+63 2 8555 0100',
  },
  email: 'visitor@sample.example',
  phones: ['+63285550100'],
  dueAt: new Date('2026-11-20T09:30:00Z'),
  notice: 'abc123',
  isSuspected: false,
  receivedAt: new Date('2026-11-21T00:30:00Z'),
  answeredAt: new Date('2026-11-21T01:30:00Z'),
};

const inputs = (['text', 'email', 'tel', 'choice', 'consent'] as const).map((kind) => ({
  name: kind,
  label: `The ${kind}`,
  kind,
  required: true,
  problem: `Mend ${kind}`,
  ...(kind === 'choice' && { choices: [{ value: 'Architect', label: 'Architect' }] }),
}));
const blockAddress = jest.fn<InboxDeps['store']['blockAddress']>().mockResolvedValue();
const correctInquiry = jest.fn<InboxDeps['store']['correctInquiry']>().mockResolvedValue(true);
const requeue = jest.fn<InboxDeps['store']['requeue']>().mockResolvedValue(1);
const purge = jest.fn<InboxDeps['purge']>();
const otherSubscribers: Subscriber[] = [];
const pendingMails: PendingMail[] = [];
const deletePerson = jest.fn<InboxDeps['store']['deletePerson']>();
const writeFile = jest.fn<InboxDeps['writeFile']>().mockResolvedValue();
const setAnswered = jest.fn<InboxDeps['store']['setAnswered']>().mockResolvedValue();
const deps: InboxDeps = {
  store: {
    setAnswered,
    listPromises: () => Promise.resolve([{ form: 'inquiry', open: 2, due: 1, kept: 3, broken: 1, medianHours: 19.25 }]),
    listBrokenPromises: () => Promise.resolve([storedInquiry, { ...storedInquiry, answeredAt: null }]),
    listInquiries: (isSuspected) => Promise.resolve(isSuspected ? [] : [storedInquiry]),
    getInquiry: (wanted) => Promise.resolve(wanted === reference ? storedInquiry : undefined),
    getFiles: (wanted) =>
      Promise.resolve(
        wanted === reference ? ['a.jpg', 'a.jpg'].map((name) => ({ name, type: 'image/jpeg', bytes: new Uint8Array(2) })) : [],
      ),
    listUses: () => Promise.resolve([{ action: 'file', detail: 'a.jpg', at: new Date('2026-11-21T01:00:00Z') }]),
    listSubscribers: () =>
      Promise.resolve([
        {
          id: 'id-1',
          email: 'visitor@sample.example',
          createdAt: storedInquiry.receivedAt,
          confirmedAt: null,
          isUnasked: true,
          notice: '1-abc',
          blocked: null,
        },
        ...otherSubscribers,
      ]),
    blockAddress,
    unblockAddress: () => Promise.resolve(),
    findPerson: () => Promise.resolve({ inquiries: [{ reference }] }),
    correctInquiry,
    deletePerson,
    listPendingMails: () => Promise.resolve(pendingMails.splice(0)),
    requeue,
  },
  purge,
  getForms: () => [{ type: 'inquiry', inputs } as unknown as ServiceForm],
  getShowrooms: () => sampleContent.showrooms,
  writeFile,
  getUnsubscribeLink: (id) => `https://narra.example/leave/${id}`,
  now: () => new Date('2026-11-21T00:30:00Z'),
};
const runCommand = (...args: string[]) => runInboxCommand(args, deps);

test('[A6] list prints the inquiries, and the suspected ones with a flag', async () => {
  expect(await runCommand('list')).toMatch(/^222-222 {2}2026-11-21 08:30 {2}inquiry {2}=HYPER/);
  expect(await runCommand('list', '--suspected')).toBe('There are none.');
});

test('[A6] show prints an inquiry by its reference, with its consent', async () => {
  expect(await runCommand('show', '222222')).toBe(
    [
      '222-222  2026-11-21 08:30  inquiry',
      'Consent to notice abc123 at that time.',
      'Answered 2026-11-21 09:30.',
      '2026-11-21 09:00  file a.jpg',
      '',
      'name: =HYPERLINK("http://spam.example")',
      'message: One\nTwo',
      'board: Villa\nhttps://narra.example/board?b=1abc',
      'phone: +63 2 8555 0100',
    ].join('\n'),
  );
  await expect(runCommand('show', '222-223')).rejects.toThrow('a letter of it must be wrong');
});

test('[W4] files writes the files of an inquiry, each under a name of its own', async () => {
  expect(await runCommand('files', '222222', 'out')).toBe('222-222 1 a.jpg\n222-222 2 a.jpg');
  expect(writeFile.mock.calls).toEqual([
    ['out', '222-222 1 a.jpg', new Uint8Array(2)],
    ['out', '222-222 2 a.jpg', new Uint8Array(2)],
  ]);
  await expect(runCommand('files', '222-222')).rejects.toThrow('npm run inbox -- files');
});

test('[A6] export prints CSV that is safe in a spreadsheet', async () => {
  expect(await runCommand('export', '--csv')).toBe(
    'reference,received,form,notice,name,message,board,phone\r\n' +
      `222-222,2026-11-21 08:30,inquiry,abc123,"'=HYPERLINK(""http://spam.example"")","One\nTwo","Villa\nhttps://narra.example/board?b=1abc","'+63 2 8555 0100"\r\n`,
  );
  expect(await runCommand('export', '--csv', '--subscribers')).toBe(
    'email,since,confirmed,notice,blocked,leave\r\nvisitor@sample.example,2026-11-21 08:30,not asked,1-abc,,https://narra.example/leave/id-1\r\n',
  );
});

test('[A6] export prints for a newsletter service who confirmed, without who was not asked and without blocked addresses', async () => {
  const { receivedAt: createdAt } = storedInquiry;
  otherSubscribers.push(
    { id: 'id-2', email: 'yes@sample.example', createdAt, confirmedAt: createdAt, isUnasked: false, notice: null, blocked: null },
    { id: 'id-3', email: 'bounced@sample.example', createdAt, confirmedAt: createdAt, isUnasked: false, notice: null, blocked: 'bounce' },
  );
  expect(await runCommand('export', '--csv', '--confirmed')).toBe(
    'Email Address,Confirmed,Unsubscribe URL\r\nyes@sample.example,2026-11-21T00:30:00.000Z,https://narra.example/leave/id-2\r\n',
  );
  otherSubscribers.length = 0;
});

test('[A6] block sends nothing more to an address, until unblock', async () => {
  expect(await runCommand('block', 'Visitor@sample.example', '--complaint')).toBe('Nothing more will be sent to this address.');
  await runCommand('block', 'other@sample.example');
  expect(await runCommand('unblock', 'Visitor@sample.example')).toBe('The newsletter may be sent to this address again.');
  expect(blockAddress.mock.calls).toEqual([
    ['visitor@sample.example', 'complaint'],
    ['other@sample.example', 'bounce'],
  ]);
});

test('[A6] person prints what is stored under an address as JSON', async () => {
  expect(JSON.parse(await runCommand('person', 'Visitor@sample.example'))).toEqual({ inquiries: [{ reference }] });
});

test('[A6] correct changes a value that the form takes, and with an e-mail address whose inquiry it is', async () => {
  expect(await runCommand('correct', '222222', 'text', 'A', 'Sample')).toBe('The text of 222-222: A Sample');
  expect(await runCommand('correct', reference, 'email', 'Other@Sample.example')).toContain('The email of');
  expect(correctInquiry.mock.calls).toEqual([
    [reference, 'text', 'A Sample', null, undefined],
    [reference, 'email', 'Other@Sample.example', null, { kind: 'email', value: 'other@sample.example' }],
  ]);
  await expect(runCommand('correct', reference, 'email', 'nobody')).rejects.toThrow('Mend email');
  await expect(runCommand('correct', reference, 'choice', 'King')).rejects.toThrow('Mend choice');
  await expect(runCommand('correct', reference, 'consent', 'yes')).rejects.toThrow('can be corrected: text, email, tel, choice');
});

test('[A12] purge says why it was refused, and is forced with a flag', async () => {
  const result: PurgeResult = { inquiries: 0, subscribers: 0, problem: '4 of 4 rows of inquiry would go at once' };
  purge.mockResolvedValueOnce(result).mockResolvedValueOnce({ inquiries: 4, subscribers: 0 });
  expect(await runCommand('purge')).toBe(
    'No inquiry and no subscriber was deleted: 4 of 4 rows of inquiry would go at once. If all is right, npm run inbox -- purge --force deletes them.',
  );
  expect(await runCommand('purge', '--force')).toBe('Deleted 4 inquiries and 0 subscribers.');
  expect(purge.mock.calls).toEqual([[false], [true]]);
});

test('[A6] forget and purge print the number of deleted rows, retry of queued mails', async () => {
  deletePerson.mockResolvedValue({ inquiries: 1, subscribers: 0 });
  expect(await runCommand('forget', 'Visitor@Sample.example')).toBe('Deleted 1 inquiry and 0 subscribers.');
  expect(deletePerson).toHaveBeenCalledWith('visitor@sample.example');
  purge.mockResolvedValueOnce({ inquiries: 2, subscribers: 1 });
  expect(await runCommand('purge')).toBe('Deleted 2 inquiries and 1 subscriber.');
  expect([await runCommand('retry'), await runCommand('retry', '--waiting')]).toEqual([
    '1 mail will be sent again.',
    '1 mail will be sent again. One that is due within four minutes keeps its time.',
  ]);
  expect(requeue.mock.calls.map(([includesWaiting]) => includesWaiting)).toEqual([false, true]);
});

test('[A10] answered marks an inquiry, and without a reference prints the median and the broken promises', async () => {
  expect(await runCommand('answered', '222222')).toBe('222-222 is marked as answered.');
  expect(setAnswered).toHaveBeenCalledWith(reference, true, new Date('2026-11-21T00:30:00Z'));
  const summary = 'inquiry: 2 not answered, 1 of 4 later than promised, half of the answers within 19.3 hours';
  expect((await runCommand('answered')).split('\n')).toEqual([
    summary,
    '222-222  promised 2026-11-20 17:30  answered 2026-11-21 09:30',
    '222-222  promised 2026-11-20 17:30  not answered',
  ]);
  expect(await runCommand()).toContain(`${summary}\n\nnpm run inbox`);
});

test('[A6, A10] who left a telephone number only is found, corrected and forgotten by it', async () => {
  deletePerson.mockResolvedValueOnce({ inquiries: 1, subscribers: 0 });
  await runCommand('forget', '+63 (0)917 555 0100');
  expect(deletePerson).toHaveBeenCalledWith('+639175550100');
  await expect(runCommand('forget', '222-222')).rejects.toThrow('npm run inbox');
  await runCommand('correct', reference, 'tel', '0917', '555', '0101');
  expect(correctInquiry).toHaveBeenLastCalledWith(reference, 'tel', '0917 555 0101', null, { kind: 'phones', value: ['+639175550101'] });
});

test('[W8, A6] a visit is corrected to hours of its showroom alone, the day together with its hour', async () => {
  const inquiry = { ...storedInquiry, form: 'visit', values: visitFields };
  const getInquiry = () => Promise.resolve(inquiry);
  const correct = (...args: string[]) =>
    runInboxCommand(['correct', reference, ...args], {
      ...deps,
      getForms: () => sampleContent.forms,
      store: { ...deps.store, getInquiry },
    });
  await expect(correct('time', '5:00', 'PM')).rejects.toThrow('The hours of that day are 9:00 AM, 10:00 AM, 11:00 AM.');
  await expect(correct('date', '2026-11-30')).rejects.toThrow('BGC is closed on 2026-11-30: Bonifacio Day.');
  await expect(correct('date', '2026-11-25', '5:00', 'PM')).rejects.toThrow('The hours of that day');
  await expect(correct('date', '2026-11-25', 'noon')).rejects.toThrow('Mend time');
  expect(await correct('date', '2026-11-25', '10:00', 'AM')).toBe('Date of 222-222: 2026-11-25 10:00 AM');
  const visit = { showroom: 'bgc', at: new Date('2026-11-25T02:00Z') };
  expect(correctInquiry.mock.calls.slice(-2)).toEqual([
    [reference, 'date', '2026-11-25', visit, undefined],
    [reference, 'time', '10:00 AM', visit],
  ]);
  correctInquiry.mockResolvedValueOnce({ closed: 'Flood' });
  await expect(correct('time', '11:00', 'AM')).rejects.toThrow('the showroom is closed at that hour: Flood');
});

test('[A6] invalid arguments print the list of commands', async () => {
  for (const args of [['lst'], ['export'], ['forget', 'nobody'], ['constructor'], ['show'], ['purge', '--forced']]) {
    await expect(runCommand(...args)).rejects.toThrow('npm run inbox -- list');
  }
});

test('[A4] mails prints the mails that wait and those that were given up, with the error of the last attempt', async () => {
  const dueAt = new Date('2026-11-21T01:00:00Z');
  pendingMails.push(
    { state: 'dead', reference, to: null, tries: 2, fault: 'ETIMEDOUT', dueAt },
    { state: 'waiting', reference: null, to: 'visitor@sample.example', tries: 0, fault: null, dueAt },
  );
  expect(await runCommand('mails')).toBe(
    'dead  2026-11-21 09:00  2 attempts  staff  222-222  ETIMEDOUT\nwaiting  2026-11-21 09:00  0 attempts  visitor@sample.example',
  );
  expect(await runCommand('mails')).toBe('No mail waits, and none was given up.');
});

test('[A6] cells with commas, semicolons, quotes and line breaks are quoted', () => {
  expect(
    toCsv([
      ['a', 'b;=1'],
      ['x, "y"', 'one\ntwo'],
    ]),
  ).toBe('a,"b;=1"\r\n"x, ""y""","one\ntwo"\r\n');
});

test.each(['=1+1', '+63 2 8555 0100', '-1', '@sum', '\tx', '\rx', '＝1'])('[A6] the cell %j is not a formula in a spreadsheet', (value) => {
  expect(toCsv([[value]])).toBe(`"'${value}"\r\n`);
});
