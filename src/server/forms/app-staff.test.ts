import { beforeEach, describe, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile } from './app.fixture';
import { getMailHeader } from './smtp-server.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;
const strangeLinks = [
  'https://evil.example/board?b=1abc',
  'https://narra.example/api/staff?of=x',
  'https://narra.example.evil.example/board',
];
const board = `Villa\nhttps://narra.example/board?b=1abc\n- Agape\n${strangeLinks.join('\n')}`;

describe.each(appDatabaseKinds)('[A2] the link of the staff, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  let reference: string;

  /** The path of the link in the newest mail. */
  const getLink = () => /https:\/\/narra\.example(\/api\/staff\?of=[\w.-]+)/.exec(context.smtp.messages.at(-1)!)![1]!;
  const open = (path: string) => context.app.request(path, { headers: { accept: 'text/html' } });
  const press = (path: string, fields: Record<string, string>) => context.app.postForm(path, fields);
  const listActions = async () => (await context.app.store.listUses(reference)).map(({ action, detail }) => [action, detail]);

  beforeEach(async () => {
    context.app = context.createApp({ SERVICE_SECRET: 'first'.repeat(7) });
    const fields = { ...inquiryFields, board, phone: '+63 2 8555 0100', message: '<b>Terrazzo</b>', _key: createIdempotencyKey() };
    const response = await context.app.postFiles(fields, [createSampleFile('plan "1".pdf', 150_000, '%PDF-1.7')]);
    ({ reference } = (await response.json()) as { reference: string });
    // The link begins with the mail, not with the inquiry.
    context.advanceClock(30 * hourMs);
    await context.app.sendMails(10_000);
  });

  test('[A7] the mail to the staff has a link to a page with the whole inquiry, its board and its files', async () => {
    const response = await open(getLink());
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const text of [
      `<h1>Inquiry ${reference}</h1>`,
      `<a href="mailto:Visitor%40Sample.Example?subject=Inquiry%20${reference}">Visitor@Sample.Example</a>`,
      '<a href="tel:+63285550100">+63 2 8555 0100</a>',
      '<dt>Role</dt><dd>Architect</dd>',
      '&lt;b&gt;Terrazzo&lt;/b&gt;',
      '<a href="https://narra.example/board?b=1abc">',
      '>plan 1.pdf</a> <span>150 kB</span>',
      'Words for staff_open',
    ])
      expect(page).toContain(text);
    for (const link of strangeLinks) expect([page.includes(link), page.includes(`href="${link}`)]).toEqual([true, false]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [, file = ''] = /href="(\/api\/staff\/file[^"]*)"/.exec(page) ?? [];
    const download = await context.app.request(file.replaceAll('&amp;', '&'));
    expect([download.status, (await download.arrayBuffer()).byteLength, download.headers.get('content-disposition')]).toEqual([
      200,
      150_000,
      "attachment; filename*=UTF-8''plan%201.pdf",
    ]);
    expect(download.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await listActions()).toEqual([
      ['opened', null],
      ['file', 'plan 1.pdf'],
    ]);
  });

  test('[A7] opening the page changes nothing, and a button marks the inquiry as answered or takes it back', async () => {
    const link = getLink();
    for (const path of ['', '&done=answered', '&do=erase&sure=yes', '&do=answered']) expect((await open(link + path)).status).toBe(200);
    expect(await context.app.store.getInquiry(reference)).toMatchObject({ answeredAt: null });
    const answered = await press(link, { do: 'answered' });
    const next = answered.headers.get('location')!;
    expect([answered.status, next]).toEqual([303, `${link}&done=answered`]);
    expect(await (await open(next)).text()).toContain('Words for staff_answered_at');
    expect(await context.app.store.getInquiry(reference)).toMatchObject({ answeredAt: context.app.clock.now });
    await press(link, { do: 'reopened' });
    expect(await context.app.store.getInquiry(reference)).toMatchObject({ answeredAt: null });
    expect(await listActions()).toEqual([
      ['opened', null],
      ['answered', null],
      ['reopened', null],
    ]);
  });

  test('[A7, L5] it is forwarded with its files, only to the domains of the staff', async () => {
    const link = getLink();
    for (const to of ['', 'colleague', 'someone@else.example', 'a@narra.example,b@else.example', 'x@narra.example.else.example']) {
      const refused = await press(link, { do: 'forward', to });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('aria-invalid="true"');
    }
    const hasForward = async () => (await (await open(link)).text()).includes('value="forward"');
    expect(await hasForward()).toBe(true);
    expect((await press(link, { do: 'forward', to: '\u200bA Colleague <Colleague@Narra.example>; ' })).status).toBe(303);
    expect(await context.app.sendMails(10_000)).toBe(1);
    const message = context.smtp.messages.at(-1)!;
    expect([getMailHeader(message, 'To'), getMailHeader(message, 'Reply-To')]).toEqual([
      'colleague@narra.example',
      'A Sample <visitor@sample.example>',
    ]);
    expect(message).toContain('plan 1.pdf');
    expect((await open(getLink())).status).toBe(200);
    expect(await listActions()).toContainEqual(['forwarded', 'colleague@narra.example']);
    context.app = context.createApp({ SERVICE_SECRET: 'first'.repeat(7), STAFF_EMAIL: '' });
    expect(await hasForward()).toBe(false);
  });

  test('[A7, A5] an inquiry is forwarded or mailed again a few times a day, whoever has its link', async () => {
    const link = getLink();
    context.app = context.createApp({ SERVICE_SECRET: 'first'.repeat(7), LIMIT_PER_EMAIL: '2' });
    const forwardTo = async (name: string) => (await press(link, { do: 'forward', to: `${name}@narra.example` })).status;
    expect([await forwardTo('one'), await forwardTo('two'), await forwardTo('three')]).toEqual([303, 303, 429]);
    expect((await context.countRows())?.mails).toBe(3);
    context.advanceClock(24 * hourMs);
    const renew = async () => (await press(link, {})).text();
    expect([await renew(), await renew()].every((page) => page.includes('Words for staff_renewed_title'))).toBe(true);
    expect(await renew()).toContain('Words for staff_mailed_often');
  });

  test('[A6, A7] it is erased with its files and mails after a second confirmation, which is logged without personal data', async () => {
    const link = getLink();
    await press(link, { do: 'forward', to: 'colleague@narra.example' });
    const page = await press(link, { do: 'erase' });
    expect(await page.text()).toContain('name="sure" value="yes" required');
    expect(await context.app.store.getInquiry(reference)).toBeDefined();
    expect(await (await press(link, { do: 'erase', sure: 'yes' })).text()).toContain('Words for staff_erased_title');
    expect(await context.countRows()).toEqual({ inquiries: 0, files: 0, mails: 0, uses: 0 });
    const gone = await open(link);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Words for staff_gone_title')]);
    expect(context.app.logLines).toEqual([`forms: inquiry ${reference} was erased with the link of the staff.`]);
  });

  test('[A7] after a day the link only mails the inquiry to the staff again, with a new link', async () => {
    const link = getLink();
    context.advanceClock(24 * hourMs - 1000);
    expect((await open(link)).status).toBe(200);
    context.advanceClock(1000);
    const file = link.replace('staff?', 'staff/file?n=1&');
    for (const path of [link, file]) {
      const expired = await open(path);
      expect([expired.status, await expired.text()]).toEqual([410, expect.not.stringContaining('Terrazzo')]);
    }
    expect((await press(link, { do: 'erase', sure: 'yes' })).status).toBe(410);
    expect(await context.app.store.getInquiry(reference)).toBeDefined();
    for (const path of [file, link]) expect(await (await press(path, {})).text()).toContain('Words for staff_renewed_title');
    await context.app.sendMails(10_000);
    expect(getMailHeader(context.smtp.messages.at(-1)!, 'To')).toBe('staff@narra.example');
    expect([getLink() === link, (await open(getLink())).status]).toEqual([false, 200]);
    expect((await listActions()).filter(([action]) => action === 'renewed')).toEqual(Array(2).fill(['renewed', null]));
  });

  test('[A7] a link that nobody signed opens nothing, and is refused after a few attempts', async () => {
    const link = getLink();
    const other = await context.app.store.getInquiry(await context.postInquiry());
    const { id } = (await context.app.store.getInquiry(reference))!;
    const forged = [link.slice(0, -1), `${link}0`, link.replace(id, other!.id), link.replace(/\.\w+\./, '.zzzzzzz.'), '/api/staff'];
    context.app = context.createApp({ SERVICE_SECRET: 'first'.repeat(7), LIMIT_PER_ADDRESS: '5' });
    for (const path of forged) expect((await open(path)).status).toBe(404);
    const refused = await open(forged[0]!);
    expect([refused.status, refused.headers.get('referrer-policy')]).toEqual([429, 'no-referrer']);
    // The staff of the same network are not locked out.
    expect((await open(link)).status).toBe(200);
    for (let count = 0; count < 4; count += 1) await open(link);
    expect((await open(link)).status).toBe(429);
  });

  test('[A7] a link that was signed with the previous secret stays valid, and one of the newsletter opens nothing', async () => {
    const link = getLink();
    context.app = context.createApp({ SERVICE_SECRET: 'second'.repeat(7) });
    expect((await open(link)).status).toBe(404);
    context.app = context.createApp({ SERVICE_SECRET: 'second'.repeat(7), SERVICE_SECRET_PREVIOUS: 'first'.repeat(7) });
    expect((await open(link)).status).toBe(200);
    expect((await open(link.replace('/staff', '/newsletter/leave'))).status).toBe(404);
  });
});
