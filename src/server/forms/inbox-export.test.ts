import { expect, test } from '@jest/globals';
import { runInboxCommand } from './inbox';
import { createSubscriber, inboxDeps, otherSubscribers, runCommand, storedInquiry } from './inbox.fixture';
import type { StoredInquiry } from './model/service-types';

test('[A6] export prints CSV that a spreadsheet reads as UTF-8, and computes nothing of', async () => {
  expect(await runCommand('export', '--csv')).toBe(
    '\uFEFF"reference","received","form","notice","name","message","board","phone"\r\n' +
      `"222-222","2026-11-21 08:30","inquiry","abc123","'=HYPERLINK(""http://spam.example"")","One\nTwo","Villa\nhttps://narra.example/board?b=1abc","'+63 2 8555 0100"\r\n`,
  );
  expect(await runCommand('export', '--csv', '--subscribers')).toBe(
    '\uFEFF"email","since","confirmed","notice","blocked","leave"\r\n"visitor@sample.example","2026-11-21 08:30","not asked","1-abc","","https://narra.example/leave/id-1"\r\n',
  );
});

test('[A6] export prints for a newsletter service who confirmed, without who was not asked and without blocked addresses', async () => {
  const confirmedAt = storedInquiry.receivedAt;
  otherSubscribers.push(
    createSubscriber({ id: 'id-2', email: 'yes@sample.example', confirmedAt }),
    createSubscriber({ id: 'id-3', email: 'bounced@sample.example', confirmedAt, blocked: 'bounce' }),
  );
  expect(await runCommand('export', '--csv', '--confirmed')).toBe(
    '\uFEFF"Email Address","Confirmed","Unsubscribe URL"\r\n"yes@sample.example","2026-11-21T00:30:00.000Z","https://narra.example/leave/id-2"\r\n',
  );
  otherSubscribers.length = 0;
});

test.each(['=a@sample.example', '+a@sample.example', '-a@sample.example'])(
  '[A6] the address %s leaves no export as another address',
  async (email) => {
    const { receivedAt: confirmedAt, values } = storedInquiry;
    otherSubscribers.push(createSubscriber({ id: 'id-2', email, confirmedAt }));
    const store = { ...inboxDeps.store, listInquiries: () => Promise.resolve([{ ...storedInquiry, values: { ...values, email } }]) };
    const outputs = await Promise.all(
      [['--confirmed'], ['--subscribers'], []].map((flags) => runInboxCommand(['export', '--csv', ...flags], { ...inboxDeps, store })),
    );
    expect(outputs.filter((csv) => csv.includes('a@sample.example'))).toEqual([]);
    otherSubscribers.length = 0;
  },
);

test('[A14] affected prints each person once, suspected and unconfirmed ones too, and nobody of other days', async () => {
  const address = { confirmedAt: null, isUnasked: false, isSuspected: true, notice: null, blocked: null };
  otherSubscribers.push({ ...address, id: 'id-2', email: '=a@sample.example', createdAt: new Date('2026-11-22T15:59:59Z') });
  const others: StoredInquiry[] = [
    { ...storedInquiry, form: 'careers', reference: '222-224', values: { name: 'Ana' } },
    { ...storedInquiry, email: null, reference: '222-225', values: {}, receivedAt: new Date('2026-11-20T15:59:59Z') },
    { ...storedInquiry, email: null, phones: [], reference: '222-226', values: { name: '-1' }, isSuspected: true },
  ];
  const listInquiries = (isSuspected: boolean) =>
    Promise.resolve([storedInquiry, ...others].filter((one) => one.isSuspected === isSuspected));
  const run = (...days: string[]) => runInboxCommand(['affected', ...days], { ...inboxDeps, store: { ...inboxDeps.store, listInquiries } });
  const heading = '\uFEFF"name","email","phone","forms","references","newsletter"';
  const visitor = `"'=HYPERLINK(""http://spam.example""), Ana","visitor@sample.example","'+63285550100","inquiry, careers","222-222, 222-224","yes"`;
  const rows = { caller: `"","","'+63285550100","inquiry","222-225",""`, nameless: `"'-1","","","inquiry","222-226",""` };
  const unsafe = `"","'=a@sample.example","","","","yes"`;
  const lines = async (...days: string[]) => (await run(...days)).split('\r\n');
  expect(await lines()).toEqual([heading, visitor, rows.caller, rows.nameless, unsafe, '']);
  expect(await lines('2026-11-21')).toEqual([heading, visitor, rows.nameless, unsafe, '']);
  expect(await lines('2026-11-21', '2026-11-21')).toEqual([heading, visitor, rows.nameless, '']);
  expect(await lines('2026-11-20', '2026-11-20')).toEqual([heading, rows.caller, '']);
  for (const days of [['yesterday'], ['2026-11-21', '2026-11-20']]) await expect(run(...days)).rejects.toThrow('npm run inbox -- affected');
  otherSubscribers.length = 0;
});
