import { describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile } from './app.fixture';
import { getMailHeader, type SmtpServer } from './smtp-server.fixture';
import { addSample, afterSampleTime } from './store/store.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;

describe.each(appDatabaseKinds)('[A2] a mail that cannot be sent, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  const subscribe = (email = 'visitor@sample.example') => context.app.post('/api/newsletter', { email });
  const post = (more: object = {}) => context.app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey(), ...more });
  const send = () => context.app.sendMails(10_000);
  const listFaults = async () => (await context.app.store.listPendingMails()).map(({ state, fault }) => [state, fault]);
  const listBlocked = async () => (await context.app.store.listSubscribers()).map(({ blocked }) => blocked);
  const refuse = (replies: SmtpServer['replies']) => Object.assign(context.smtp.replies, replies);
  const accept = (command: keyof SmtpServer['replies']) => refuse({ [command]: undefined });

  test.each([
    ['MAIL', '550 5.7.1 Sender refused', '550 5.7.1'],
    ['MAIL', '553 5.1.8 Domain of sender address does not exist', '553 5.1.8'],
    ['MAIL', '550 Sender verify failed', '550'],
    ['RCPT', '550 5.7.1 Unable to relay', '550 5.7.1'],
    ['RCPT', '550 relay not permitted', '550'],
    ['RCPT', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)', '553 5.7.1'],
    ['RCPT', '550 5.1.0 Sender address rejected: User unknown', '550 5.1.0'],
    ['RCPT', '553 5.1.7 Sender address rejected', '553 5.1.7'],
    ['RCPT', '554 5.7.1 Relay access denied', '554 5.7.1'],
    ['RCPT', '552 5.2.2 Mailbox full', '552 5.2.2'],
    ['RCPT', '501 5.7.1 Sender not accepted', '501 5.7.1'],
    ['DATA', '550 5.7.60 Client does not have permissions to send as this sender', '550 5.7.60'],
    ['DATA', '554 Message rejected: Email address is not verified.', '554'],
  ] as const)('[A4] one to %s with “%s” waits, blocks no address, and is sent when that is mended', async (command, reply, code) => {
    refuse({ [command]: reply });
    await subscribe();
    await post();
    await send();
    const error = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE';
    expect(await listFaults()).toEqual(Array(3).fill(['waiting', `${error} ${code}`]));
    expect(await listBlocked()).toEqual([null]);
    accept(command);
    context.advanceClock(hourMs);
    expect([await send(), context.smtp.messages.length]).toEqual([3, 3]);
  });

  test.each([
    '550 5.1.1 No such user',
    '501 malformed address',
    '551 5.1.6 User has moved',
    '553 5.1.3 Bad mailbox syntax',
    '556 5.1.10 Null MX',
    '550 no mailbox here by that name (#5.1.1)',
  ])(
    '[A6] one that is refused with “%s”, which is about the mailbox, is given up at once, and its address blocked and sent no more',
    async (reply) => {
      refuse({ RCPT: reply });
      await subscribe();
      await send();
      expect([await listBlocked(), (await subscribe()).status]).toEqual([['bounce'], 201]);
      expect(await context.app.store.countOutbox()).toEqual({ waiting: 0, dead: 1 });
    },
  );

  test('[A4] without STAFF_EMAIL the newest hundred mails to the staff wait, and every inquiry is stored', async () => {
    context.app = context.createApp({ STAFF_EMAIL: '', MAIL_FROM: 'site@narra.example' });
    for (let index = 0; index < 103; index += 1) await addSample(context.app.store, `key ${index}`, {}, afterSampleTime(index));
    await context.app.remind();
    await context.app.remind();
    expect(await context.countRows()).toMatchObject({ inquiries: 103, mails: 100 });
    expect(Math.min(...(await context.app.store.listPendingMails()).map(({ dueAt }) => dueAt.getTime()))).toBe(
      afterSampleTime(3).getTime(),
    );
    expect(context.app.logLines.filter((line) => line.includes('3 mails'))).toEqual([
      'forms: STAFF_EMAIL is not set: 3 mails to the staff will not be sent; "npm run inbox -- list" has all inquiries',
    ]);
  });

  test('[A6] a retry unblocks the addresses that were blocked while a server knew nobody, and sends their mails', async () => {
    refuse({ RCPT: '550 5.1.1 No such user' });
    await subscribe();
    await post({ email: 'other@sample.example' });
    await context.app.store.blockAddress('objector@sample.example', 'complaint');
    await send();
    const countBlocked = () => context.database.query('SELECT reason, count(*)::int FROM blocked_address GROUP BY reason ORDER BY reason');
    const complaint = { reason: 'complaint', count: 1 };
    expect(await countBlocked()).toEqual([{ reason: 'bounce', count: 2 }, complaint]);
    accept('RCPT');
    expect([await context.app.store.unblockBounced(), await context.app.store.requeue(false, context.app.clock.now)]).toEqual([2, 2]);
    expect([await listBlocked(), await countBlocked()]).toEqual([[null], [complaint]]);
    await send();
    expect(context.smtp.messages.map((message) => getMailHeader(message, 'To')).sort()).toEqual([
      'other@sample.example',
      'visitor@sample.example',
    ]);
  });

  test.each(['552 5.3.4 Message too big', '554 5.7.1 Attachments of this type are not taken', '550 5.6.1 Media not supported'])(
    '[A4] one whose files are refused with “%s” is sent once more without them, and says where they are',
    async (reply) => {
      refuse({ FILES: reply });
      await context.app.postFiles({ ...projectFields, _key: createIdempotencyKey() }, [createSampleFile('plan.pdf', 1000, '%PDF-1.7')]);
      // The mail to the staff twice, and the receipt.
      expect([await send(), await context.app.store.countOutbox()]).toEqual([3, { waiting: 0, dead: 0 }]);
      const mail = context.smtp.messages.find((message) => getMailHeader(message, 'To') === 'staff@narra.example')!;
      expect(mail).toMatch(/Words for mail_staff_link[^]*Words for mail_files_refused[^]*terrazzo/);
      expect(mail).not.toContain('Content-Disposition');
    },
  );

  test('[A4] one that is refused without its files too is given up', async () => {
    refuse({ DATA: '552 5.3.4 Message too big' });
    await context.app.postFiles({ ...projectFields, email: '', phone: '0917 555 0100', _key: createIdempotencyKey() }, [
      createSampleFile('plan.pdf', 1000, '%PDF-1.7'),
    ]);
    expect([await send(), await listFaults()]).toEqual([2, [['dead', 'EMESSAGE 552 5.3.4']]]);
  });

  test('[A4] while STAFF_EMAIL has no mailbox, which somebody mends, the mails to the staff wait', async () => {
    context.app = context.createApp({ STAFF_EMAIL: 'staff@unknown.example', MAIL_FROM: 'site@narra.example' });
    await context.postInquiry();
    await send();
    expect(await listFaults()).toEqual([['waiting', 'EENVELOPE 550 5.1.1']]);
    context.app = context.createApp();
    context.advanceClock(hourMs);
    await send();
    expect(context.smtp.messages.map((message) => getMailHeader(message, 'To'))).toEqual(['staff@narra.example']);
  });
});
