import { expect, test } from '@jest/globals';
import { addSample, sampleTime } from './store/store.fixture';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();
/** The lines that an export prints. */
const run = async (...args: string[]) => (await context.app.runInbox(...args)).split('\r\n');
const add = async (more: object, now = sampleTime) => (await addSample(context.store, JSON.stringify(more), more, now)).reference;
const email = 'visitor@sample.example';
const formula = '=HYPERLINK("http://spam.example")';

test('[A6] export prints CSV that a spreadsheet reads as UTF-8, and computes nothing of', async () => {
  const reference = await add({ values: { name: formula, message: 'One\nTwo', phone: '+63 2 8555 0100' } });
  const [heading, row] = await run('export', '--csv');
  expect(heading).toMatch(/^\uFEFF"reference","received","form","notice",/);
  expect(row).toContain(`"${reference}","2026-11-21 08:30","inquiry","abc",`);
  for (const cell of [`"'=HYPERLINK(""http://spam.example"")"`, '"One\nTwo"', `"'+63 2 8555 0100"`]) expect(row).toContain(cell);
});

test('[A6] export prints for a newsletter service who confirmed, without who was not asked and without blocked addresses', async () => {
  await context.app.remind();
  await context.store.subscribe(email, '1-abc', sampleTime);
  for (const name of ['yes', 'bounced']) {
    await context.store.subscribePending(`${name}@sample.example`, '1-abc', () => ({ to: null, subject: '', text: '' }), sampleTime);
    await context.store.confirm((await context.store.listSubscribers()).find((one) => one.email.startsWith(name))!.id, sampleTime);
  }
  await context.store.blockAddress('bounced@sample.example', 'bounce');
  expect(await run('export', '--csv', '--confirmed')).toEqual([
    '\uFEFF"Email Address","Confirmed","Unsubscribe URL"',
    expect.stringMatching(/^"yes@sample\.example","2026-11-21T00:30:00\.000Z","https:\/\/narra\.example\/api\/newsletter\/leave\?of=/),
    '',
  ]);
  const [heading, ...rows] = await run('export', '--csv', '--subscribers');
  expect([heading, rows.map((row) => row.replace(/,"https:.*/, '')).sort()]).toEqual([
    '\uFEFF"email","since","confirmed","notice","blocked","leave"',
    [
      '',
      '"bounced@sample.example","2026-11-21 08:30","2026-11-21 08:30","1-abc","bounce"',
      '"visitor@sample.example","2026-11-21 08:30","not asked","1-abc",""',
      '"yes@sample.example","2026-11-21 08:30","2026-11-21 08:30","1-abc",""',
    ],
  ]);
});

test.each(['=a@sample.example', '+a@sample.example', '-a@sample.example'])(
  '[A6] the address %s leaves no export as another address',
  async (unsafe) => {
    await context.app.remind();
    await context.store.subscribe(unsafe, '1-abc', sampleTime);
    const [subscriber] = await context.store.listSubscribers();
    await context.store.confirm(subscriber!.id, sampleTime);
    await add({ values: { email: unsafe } });
    const outputs = await Promise.all([['--confirmed'], ['--subscribers'], []].map((flags) => run('export', '--csv', ...flags)));
    expect(outputs.map((lines) => [lines.length, lines.join().includes('a@sample.example')])).toEqual([
      [2, false],
      [2, false],
      [3, false],
    ]);
  },
);

test('[A14] affected prints each person once, suspected and unconfirmed ones too, and nobody of other days', async () => {
  const [before, evening] = [new Date('2026-11-20T15:59:59Z'), new Date('2026-11-22T15:59:59Z')];
  const phones = ['+63285550100'];
  const first = await add({ form: 'careers', values: { name: 'Ana' }, phones });
  const second = await add({ values: { name: formula }, phones });
  const called = await add({ email: null, values: {}, phones }, before);
  const unnamed = await add({ email: null, values: { name: '-1' }, isSuspected: true });
  await context.store.subscribe(email, '1-abc', sampleTime);
  await context.store.suspectAddress('=a@sample.example', '1-abc', evening);
  const heading = '\uFEFF"name","email","phone","forms","references","newsletter"';
  const visitor = `"'=HYPERLINK(""http://spam.example""), Ana","${email}","'+63285550100","inquiry, careers","${second}, ${first}","yes"`;
  const caller = `"","","'+63285550100","inquiry","${called}",""`;
  const nameless = `"'-1","","","inquiry","${unnamed}",""`;
  const unsafe = `"","'=a@sample.example","","","","yes"`;
  const list = (...days: string[]) => run('affected', ...days);
  expect((await list()).sort()).toEqual([heading, visitor, caller, nameless, unsafe, ''].sort());
  expect(await list('2026-11-21')).toEqual([heading, visitor, nameless, unsafe, '']);
  expect(await list('2026-11-21', '2026-11-21')).toEqual([heading, visitor, nameless, '']);
  expect(await list('2026-11-20', '2026-11-20')).toEqual([heading, caller, '']);
  for (const days of [['yesterday'], ['2026-11-21', '2026-11-20']])
    await expect(list(...days)).rejects.toThrow('npm run inbox -- affected');
});
