import { expect, test } from '@jest/globals';
import { sampleContent, visitFields } from './api/service-content.fixture';
import { runInboxCommand } from './inbox';
import { createSubscriber, inboxDeps, mocks, otherSubscribers, pendingMails, reference, runCommand, storedInquiry } from './inbox.fixture';

const { blockAddress, correctInquiry, deletePerson, eraseAgain, purge, releaseAddress, requeue, setAnswered, writeFile } = mocks;

test('[A6] list prints the inquiries, and the suspected ones with a flag', async () => {
  expect(await runCommand('list')).toMatch(/^222-222 {2}2026-11-21 08:30 {2}inquiry {2}=HYPER/);
  expect(await runCommand('list', '--suspected')).toBe('There are none.');
});

test('[A5] release mails an inquiry that waits because it looks automated', async () => {
  expect(await runCommand('release', reference)).toBe('222-222 does not wait: it was mailed.');
  storedInquiry.isSuspected = true;
  expect(await runCommand('release', reference)).toBe('222-222 is mailed to the staff, and its receipt to its sender.');
  storedInquiry.isSuspected = false;
});

test('[A5, L2] an address for the newsletter that waits is listed and released, with the version of the notice that it was given under', async () => {
  otherSubscribers.push(createSubscriber({ id: 'id-4', email: 'reader@sample.example', isSuspected: true, notice: '1-abc' }));
  expect(await runCommand('list', '--suspected')).toBe('reader@sample.example  2026-11-21 08:30  newsletter');
  expect(await runCommand('release', 'Reader@sample.example')).toBe('reader@sample.example is taken for the newsletter.');
  expect(releaseAddress.mock.calls).toEqual([[{ email: 'reader@sample.example', notice: '1-abc' }]]);
  await expect(runCommand('release', 'visitor@sample.example')).rejects.toThrow('visitor@sample.example does not wait.');
  otherSubscribers.length = 0;
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

test('[A6] block sends nothing more to an address, until unblock', async () => {
  expect(await runCommand('block', 'Visitor@sample.example', '--complaint')).toBe('Nothing more will be sent to this address.');
  await runCommand('block', 'other@sample.example');
  expect(await runCommand('unblock', 'Visitor@sample.example')).toBe('The newsletter may be sent to this address again.');
  expect(blockAddress.mock.calls).toEqual([
    ['visitor@sample.example', 'complaint'],
    ['other@sample.example', 'bounce'],
  ]);
});

test('[A6] blocked lists the addresses to which nothing is sent, and person prints what is stored under an address as JSON', async () => {
  expect(await runCommand('blocked')).toBe('gone@sample.example  bounce\n1 address not stored any more');
  expect(JSON.parse(await runCommand('person', 'Visitor@sample.example'))).toEqual({ inquiries: [{ reference }] });
});

test('[A6] correct changes a value that the form takes, and with an e-mail address whose inquiry it is', async () => {
  expect(await runCommand('correct', '222222', 'text', 'A', 'Sample')).toBe('The text of 222-222: A Sample');
  expect(await runCommand('correct', reference, 'email', 'Other@Sample.example')).toContain('a new receipt is on its way');
  expect(correctInquiry.mock.calls).toEqual([
    [reference, 'text', 'A Sample', null, undefined, undefined],
    [
      reference,
      'email',
      'Other@Sample.example',
      null,
      { kind: 'email', value: 'other@sample.example' },
      expect.objectContaining({ mail: expect.objectContaining({ to: 'other@sample.example' }) }),
    ],
  ]);
  await expect(runCommand('correct', reference, 'email', 'nobody')).rejects.toThrow('Mend email');
  await expect(runCommand('correct', reference, 'choice', 'King')).rejects.toThrow('Mend choice');
  await expect(runCommand('correct', reference, 'consent', 'yes')).rejects.toThrow('can be corrected: text, email, tel, choice');
});

test('[L5] what a command writes is cleaned as in a form, and whom it looks for too', async () => {
  await runCommand('correct', reference, 'text', 'A\u202e\u00a0Sample\u200b');
  expect(correctInquiry).toHaveBeenLastCalledWith(reference, 'text', 'A Sample', null, undefined, undefined);
  await runCommand('correct', reference, 'email', 'mailto:Other@Sample.example');
  const contact = { kind: 'email', value: 'other@sample.example' } as const;
  expect(correctInquiry).toHaveBeenLastCalledWith(reference, 'email', 'Other@Sample.example', null, contact, expect.anything());
  await expect(runCommand('correct', reference, 'text', '\ufffc')).rejects.toThrow('Mend text');
  deletePerson.mockResolvedValueOnce({ inquiries: 1, subscribers: 0, names: [reference] });
  await runCommand('forget', 'Ana <Ana@Sample.example>');
  expect(deletePerson).toHaveBeenLastCalledWith('ana@sample.example');
});

test('[A12] purge says why it was refused, and is forced with a flag', async () => {
  const problem = '4 of 4 rows of inquiry would go at once';
  purge.mockResolvedValueOnce({ inquiries: 0, subscribers: 0, problem }).mockResolvedValueOnce({ inquiries: 4, subscribers: 0 });
  expect(await runCommand('purge')).toBe(
    'No inquiry and no subscriber was deleted: 4 of 4 rows of inquiry would go at once. If all is right, npm run inbox -- purge --force deletes them.',
  );
  expect(await runCommand('purge', '--force')).toBe('Deleted 4 inquiries and 0 subscribers.');
  expect(purge.mock.calls).toEqual([[false], [true]]);
});

test('[A6] forget and purge print the number of deleted rows, retry of queued mails', async () => {
  deletePerson.mockResolvedValueOnce({ inquiries: 0, subscribers: 0, names: [] });
  expect(await runCommand('forget', 'Visitor@Sample.example')).toBe('Deleted 0 inquiries and 0 subscribers.');
  expect(deletePerson).toHaveBeenCalledWith('visitor@sample.example');
  purge.mockResolvedValueOnce({ inquiries: 2, subscribers: 1 });
  expect(await runCommand('purge')).toBe('Deleted 2 inquiries and 1 subscriber.');
  expect([await runCommand('retry'), await runCommand('retry', '--waiting')]).toEqual([
    '1 mail will be sent again. Unblocked 2 addresses.',
    '1 mail will be sent again. One that is due within four minutes keeps its time. Unblocked 2 addresses.',
  ]);
  expect(requeue.mock.calls.map(([includesWaiting]) => includesWaiting)).toEqual([false, true]);
});

test('[A6, A15] forget prints how to repeat it after a restore, erased what came together, and no number of a person is taken for a reference', async () => {
  deletePerson.mockResolvedValueOnce({ inquiries: 1, subscribers: 1, names: [reference, 'id-1'] });
  expect((await runCommand('forget', 'Visitor@Sample.example')).split('\n')).toEqual([
    'Deleted 1 inquiry and 1 subscriber.',
    'After a restore: npm run inbox -- forget --again 222-222 id-1',
  ]);
  expect(await runCommand('erased')).toBe(`npm run inbox -- forget --again 222-222 ${storedInquiry.id}`);
  eraseAgain.mockResolvedValueOnce({ inquiries: 1, subscribers: 1, names: [reference, 'id-1'] });
  expect(await runCommand('forget', '--again', reference, 'id-1')).toBe('Deleted 1 inquiry and 1 subscriber.');
  expect(eraseAgain.mock.calls).toEqual([[[reference, 'id-1']]]);
  await expect(runCommand('forget', '--again')).rejects.toThrow('npm run inbox');
});

test('[A10] answered marks an inquiry, and without a reference prints the median and the broken promises', async () => {
  expect(await runCommand('answered', '222222')).toBe('222-222 is marked as answered.');
  expect(setAnswered).toHaveBeenCalledWith(reference, true, new Date('2026-11-21T00:30:00Z'));
  const summary = 'inquiry: 2 not answered, 1 of 4 later than promised, half of the answers within 19.3 hours';
  expect((await runCommand('answered')).split('\n')).toEqual([
    summary,
    'STAFF_EMAIL is not set.',
    '222-222  promised 2026-11-20 17:30  answered 2026-11-21 09:30',
    '222-222  promised 2026-11-20 17:30  not answered',
  ]);
  expect(await runCommand()).toContain(`${summary}\nSTAFF_EMAIL is not set.\n\nnpm run inbox`);
});

test('[A6, A10] who left a telephone number only is found, corrected and forgotten by it', async () => {
  deletePerson.mockResolvedValueOnce({ inquiries: 1, subscribers: 0, names: [reference] });
  await runCommand('forget', '+63 (0)917 555 0100');
  expect(deletePerson).toHaveBeenCalledWith('+639175550100');
  await expect(runCommand('forget', '222-222')).rejects.toThrow('npm run inbox');
  await runCommand('correct', reference, 'tel', '0917', '555', '0101');
  expect(correctInquiry).toHaveBeenLastCalledWith(
    reference,
    'tel',
    '0917 555 0101',
    null,
    { kind: 'phones', value: ['+639175550101'] },
    undefined,
  );
});

test('[W8, A6] a visit is corrected to hours of its showroom alone, the day together with its hour', async () => {
  const inquiry = { ...storedInquiry, form: 'visit', values: visitFields };
  const getInquiry = () => Promise.resolve(inquiry);
  const correct = (...args: string[]) =>
    runInboxCommand(['correct', reference, ...args], {
      ...inboxDeps,
      getContent: () => sampleContent,
      store: { ...inboxDeps.store, getInquiry },
    });
  await expect(correct('time', '5:00', 'PM')).rejects.toThrow('The hours of that day are 9:00 AM, 10:00 AM, 11:00 AM.');
  await expect(correct('date', '2026-11-30')).rejects.toThrow('BGC is closed on 2026-11-30: Bonifacio Day.');
  await expect(correct('date', '2026-11-25', '5:00', 'PM')).rejects.toThrow('The hours of that day');
  await expect(correct('date', '2026-11-25', 'noon')).rejects.toThrow('Mend time');
  expect(await correct('date', '2026-11-25', '10:00', 'AM')).toBe('Date of 222-222: 2026-11-25 10:00 AM');
  const visit = { showroom: 'bgc', at: new Date('2026-11-25T02:00Z') };
  expect(correctInquiry.mock.calls.slice(-2)).toEqual([
    [reference, 'date', '2026-11-25', visit, undefined, undefined],
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
    '1 mail waiting, 1 given up\ndead  2026-11-21 09:00  2 attempts  staff  222-222  ETIMEDOUT\nwaiting  2026-11-21 09:00  0 attempts  visitor@sample.example',
  );
  expect(await runCommand('mails')).toBe('No mail waits, and none was given up.');
});
