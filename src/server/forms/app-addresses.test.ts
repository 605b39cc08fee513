import { describe, expect, test } from '@jest/globals';
import { createNoticeEffects } from './api/visit';
import { projectFields, sampleContent, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { readSettings } from './model/settings';
import { getMailHeader } from './smtp-server.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const [wrong, right] = ['visitor@sample.example', 'right@sample.example'];

describe.each(appDatabaseKinds)('[A10] an address that is wrong, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);

  const post = async (more: object = {}, fields: object = projectFields) => {
    const response = await context.app.post('/api/inquiries', { ...fields, _key: createIdempotencyKey(), ...more });
    return ((await response.json()) as { reference: string }).reference;
  };
  const sendAll = () => context.app.sendMails(10_000);
  const readMail = (to: string) => context.smtp.messages.findLast((message) => getMailHeader(message, 'To') === to)!;
  /** The path of the newest link in the mails to an address. */
  const getLink = (to: string, name = 'inquiry') => {
    const mails = context.smtp.messages.filter((message) => getMailHeader(message, 'To') === to);
    return mails.flatMap((text) => text.match(new RegExp(`/api/${name}\\?of=[\\w.-]+`)) ?? []).at(-1)!;
  };
  const getStaffLink = () => getLink('staff@narra.example', 'staff');
  const press = async (link: string, fields: Record<string, string>) => {
    const response = await context.app.postForm(link, fields);
    return [response.status, await response.text()] as const;
  };
  const open = async (link: string) => (await context.app.request(link, { headers: { accept: 'text/html' } })).text();
  const correct = (reference: string, email: string) => context.app.runInbox('correct', reference, 'email', email);
  const expectEnded = async (link: string) => {
    expect(await open(link)).toContain('Words for visitor_gone_title');
    for (const name of ['show', 'erase', 'disown']) {
      const [status, page] = await press(link, { do: name, sure: 'yes' });
      expect([status, /terrazzo|@sample/i.test(page)]).toEqual([404, false]);
    }
  };

  test('[A10] a correction ends the links of the address before, and the right one gets a receipt', async () => {
    const reference = await post();
    await sendAll();
    const link = getLink(wrong);
    expect(await correct(reference, wrong)).not.toContain('receipt');
    expect(await open(link)).toContain('Words for visitor_ask');
    expect(await correct(reference, right)).toContain('a new receipt is on its way');
    await expectEnded(link);
    expect(await sendAll()).toBe(1);
    const receipt = readMail(right);
    expect([getMailHeader(receipt, 'Subject'), /terrazzo/i.test(receipt)]).toEqual([`Words for mail_receipt_subject: ${reference}`, false]);
    expect((await press(getLink(right), { do: 'show' }))[1]).toMatch(/terrazzo/);
    expect((await press(getLink(right), { do: 'erase', sure: 'yes' }))[0]).toBe(200);
    expect(await context.app.store.listInquiries(false)).toEqual([]);
  });

  test('[A10] a receipt that waits is withdrawn when its address is corrected, and a blocked address gets none', async () => {
    await correct(await post(), right);
    await context.app.store.blockAddress('blocked@sample.example', 'complaint');
    await correct(await post(), 'blocked@sample.example');
    await sendAll();
    expect(context.smtp.recipients.sort()).toEqual([right, 'staff@narra.example', 'staff@narra.example']);
  });

  test('[A10] who did not send it ends the link with a press; the staff are told, and nothing more goes to the address', async () => {
    const reference = await post({ phone: '0917 555 0100' });
    await sendAll();
    const link = getLink(wrong);
    expect((await press(link, { do: 'disown' }))[1]).toContain('Words for visitor_disowned_title');
    await expectEnded(link);
    expect(await sendAll()).toBe(1);
    const told = readMail('staff@narra.example');
    expect(getMailHeader(told, 'Subject')).toBe(`Words for mail_disowned_subject: Project ${reference}`);
    const page = await open(getStaffLink());
    expect([page.includes('Words for staff_disowned'), page.includes('mailto:')]).toEqual([true, false]);
    await press(getStaffLink(), { do: 'forward', to: 'colleague@narra.example' });
    await sendAll();
    expect(getMailHeader(readMail('colleague@narra.example'), 'Reply-To')).toBeUndefined();
    // The staff may find that the address is right after all.
    await correct(reference, wrong);
    expect([await sendAll(), (await press(getLink(wrong), { do: 'show' }))[0]]).toEqual([1, 200]);
  });

  test('[A3, A10] what its sender, the staff or a command erased is not stored anew by a late attempt, and can be sent with other words', async () => {
    const { app } = context;
    const erasures: ((reference: string) => Promise<unknown>)[] = [
      async () => (await sendAll(), press(getLink(wrong), { do: 'erase', sure: 'yes' })),
      async () => (await sendAll(), press(getStaffLink(), { do: 'erase', sure: 'yes' })),
      () => app.store.deletePerson(wrong),
    ];
    for (const erase of erasures) {
      for (const attempt of [
        { ...projectFields, _key: createIdempotencyKey() },
        { ...projectFields, message: createIdempotencyKey() },
      ]) {
        const send = async (more: object = {}) => (await app.post('/api/inquiries', { ...attempt, ...more })).status;
        const { reference } = (await (await app.post('/api/inquiries', attempt)).json()) as { reference: string };
        await erase(reference);
        expect([await send(), await send(), (await app.store.listInquiries(false)).length]).toEqual([410, 410, 0]);
        expect(await send({ _key: createIdempotencyKey() })).toBe(201);
        await app.store.deletePerson(wrong);
      }
    }
    expect(JSON.stringify(await context.database.query('SELECT * FROM erased_key'))).not.toMatch(/sample|terrazzo|project/);
    await app.store.purge(730, new Date(Date.now() + 31 * 86_400_000), { isForced: true });
    expect(await context.database.query('SELECT * FROM erased_key')).toEqual([]);
  });

  test('[W8, A6] who was told of closed hours at an address that is wrong or takes no mail is told again, or called by the staff', async () => {
    const reference = await post({ date: '2026-11-23', time: '9:00 AM' }, visitFields);
    const { store, clock } = context.app;
    const tellNext = async () => {
      await context.app.remind();
      await sendAll();
      const told = context.smtp.messages.filter((message) => /mail_(?:closed|call)_subject/.test(getMailHeader(message, 'Subject') ?? ''));
      context.smtp.messages.length = 0;
      return told.map((message) => getMailHeader(message, 'To'));
    };
    const effects = createNoticeEffects({ content: sampleContent, settings: readSettings({}) });
    const closure = { showroom: 'bgc', from: clock.now, until: new Date('2026-11-23T02:00Z'), reason: 'Flood' };
    await store.giveNotice(closure, effects, clock.now);
    for (const email of [right, 'other@sample.example']) {
      await correct(reference, email);
      expect(await tellNext()).toEqual([email]);
    }
    await correct(reference, right);
    await context.app.remind();
    await store.blockAddress(right, 'bounce');
    expect(await tellNext()).toEqual(['staff@narra.example']);
    await store.disownInquiry(reference, { to: null, subject: 'Not theirs', text: '' }, clock.now);
    expect(await tellNext()).toEqual(['staff@narra.example']);
    expect(await tellNext()).toEqual([]);
  });
});
