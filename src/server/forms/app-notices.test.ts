import { beforeEach, describe, expect, test } from '@jest/globals';
import { createNoticeEffects } from './api/visit';
import { projectFields, sampleContent, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey, readAnswer } from './app.fixture';
import { readSettings } from './model/settings';
import { getMailHeader } from './smtp-server.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const closed = { do: 'give', kind: 'closed', when: '2026-11-23T10:00', reason: 'Flood <b>in</b> the street' };
const effects = createNoticeEffects({ content: sampleContent, settings: readSettings({}) });
const visit = { ...visitFields, date: '2026-11-23', time: '9:00 AM' };

describe.each(appDatabaseKinds)('[A2] the hours of today, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  let link: string;

  beforeEach(async () => {
    const { store, clock } = context.app;
    link = await context.app.createLink('manager', await store.createManager('bgc', clock.now));
  });

  const open = (path: string) => context.app.request(path, { headers: { accept: 'text/html' } });
  const give = (fields: Record<string, string> = closed) => context.app.postForm(link, fields);
  const readNotices = async (): Promise<unknown> => (await context.app.request('/api/notices')).json();
  const book = (more: object = {}) => context.app.post('/api/inquiries', { ...visit, _key: createIdempotencyKey(), ...more });

  test('[W8] the link of a manager opens a page with three choices and a reason; a choice is given to all pages, cached for a minute, and ends by itself', async () => {
    const page = await open(link);
    const html = await page.text();
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(html.match(/<input type="radio" name="kind"/g)).toHaveLength(3);
    expect(html).toContain('maxlength="60"');
    expect(await readNotices()).toEqual({});
    expect(await readAnswer(give())).toEqual([200, expect.stringContaining('Flood &lt;b&gt;in&lt;/b&gt; the street')]);
    const answer = await context.app.request('/api/notices');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    const { reason } = closed;
    const closedDays = ['2026-11-21', '2026-11-22'].map((date) => ({ date, name: reason }));
    const late = { date: '2026-11-23', name: reason, opens: '10:00 AM', closes: '12:00 PM' };
    const bonifacioDay = { date: '2026-11-30', name: 'Bonifacio Day', opens: null, closes: null };
    const holidays = [...closedDays, late, bonifacioDay];
    expect(await answer.json()).toEqual({ bgc: { holidays, until: Date.parse('2026-11-23T02:00Z'), reason } });
    context.app.clock.now = new Date('2026-11-23T02:00:00Z');
    expect(await readNotices()).toEqual({});
    expect(context.app.logLines).toEqual([
      expect.stringMatching(
        /^forms: the manager of bgc closed it from November 21, 2026 at 8:30\sAM until November 23, 2026 at 10:00\sAM\.$/,
      ),
    ]);
  });

  test.each([
    ['early', '2026-11-21T11:00', '2026-11-21', '9:00 AM', '11:00 AM'],
    ['early', '2026-11-23T10:30', '2026-11-23', '9:00 AM', '10:30 AM'],
    ['late', '2026-11-23T10:30', '2026-11-23', '10:30 AM', '12:00 PM'],
    ['late', '2026-11-21T10:30', '2026-11-21', '10:30 AM', '12:00 PM'],
  ])('[W8] closing early or opening late changes one day: %s at %s', async (kind, when, date, opens, closes) => {
    if (date === '2026-11-23') context.app.clock.now = new Date('2026-11-22T04:00:00Z');
    await give({ ...closed, kind, when });
    expect(await readNotices()).toMatchObject({ bgc: { holidays: [{ date, opens, closes }, { date: '2026-11-30' }] } });
  });

  test('[W8] what is missing, past, too far or too long is refused, and kept in the form', async () => {
    for (const more of [
      { kind: '' },
      { when: '2026-11-21T08:30' },
      { when: '2026-12-06T08:30' },
      { kind: 'early', when: '2026-11-23T11:00' },
      { kind: 'late', when: '2026-11-23T10:00' },
      // Midnight in place of noon: it would close no hour.
      { kind: 'late', when: '2026-11-22T00:00' },
      { kind: 'early', when: '2026-11-21T24:00' },
      { when: 'tomorrow' },
      { when: '21 November 2026 20:00' },
      { reason: ' ' },
      // Nobody sees it.
      { reason: '\u200b' },
      { reason: 'a'.repeat(61) },
      { reason: 'One\nTwo' },
    ]) {
      expect(await readAnswer(give({ ...closed, ...more }))).toEqual([422, expect.stringContaining('Words for manager_problem')]);
    }
    expect(await readNotices()).toEqual({});
  });

  test('[W8] the form of a visit refuses these hours, in one statement, until the manager ends it', async () => {
    await give();
    expect(await (await book()).json()).toMatchObject({ fields: { time: `BGC Words for closed_then ${closed.reason}` } });
    expect((await book({ time: '10:00 AM' })).status).toBe(201);
    await give({ do: 'end' });
    expect([(await book()).status, await readNotices()]).toEqual([201, {}]);
  });

  test('[W8] visitors who booked these hours are mailed once, and the staff are asked to call who left no address', async () => {
    const { reference } = (await (await book()).json()) as { reference: string };
    await book({ time: '10:00 AM', email: 'later@sample.example' });
    await book({ email: '', phone: '0917 555 0100' });
    await context.app.sendMails(10_000);
    context.smtp.messages.length = 0;
    await give();
    await give({ ...closed, reason: 'Still a flood' });
    await context.app.sendMails(10_000);
    const mails = context.smtp.messages.map((message) => [getMailHeader(message, 'To'), getMailHeader(message, 'Subject')]);
    expect(mails.sort()).toEqual([
      ['staff@narra.example', expect.stringMatching(/^Words for mail_call_subject: Visit /)],
      ['visitor@sample.example', `Words for mail_closed_subject: Visit ${reference}`],
    ]);
    const text = context.smtp.messages.find((message) => getMailHeader(message, 'To') === 'visitor@sample.example')!;
    for (const part of ['November 23, 2026 at 9:00', 'Flood <b>in</b> the street', 'https://narra.example/contact-us/visit', '/privacy'])
      expect(text).toContain(part);
  });

  /** Sends the mails that wait, and returns the subjects of those to visitors and to the staff about closed and open hours. */
  const sendTold = async (): Promise<string[]> => {
    context.smtp.messages.length = 0;
    await context.app.sendMails(10_000);
    const subjects = context.smtp.messages.map(
      (message) => /mail_(?:closed|open|call)_subject/.exec(getMailHeader(message, 'Subject') ?? '')?.[0],
    );
    return subjects.filter((subject) => subject !== undefined).sort();
  };

  test('[W8] a notice that is ended before its mails left is told to nobody, and the next one is', async () => {
    await book();
    await book({ email: '', phone: '0917 555 0100' });
    await give();
    await give({ do: 'end' });
    expect(await sendTold()).toEqual([]);
    await give();
    expect(await sendTold()).toEqual(['mail_call_subject', 'mail_closed_subject']);
  });

  test.each([
    ['ended', () => give({ do: 'end' })],
    ['revoked with its link', () => context.app.store.revokeManager('bgc', effects, context.app.clock.now)],
    ['replaced by a shorter one', () => give({ ...closed, when: '2026-11-21T20:00' })],
  ])('[W8] who was told of a notice that is %s is told that it is open after all, and of the next closing again', async (_case, end) => {
    const { reference } = (await (await book()).json()) as { reference: string };
    await book({ email: '', phone: '0917 555 0100' });
    await give();
    expect(await sendTold()).toEqual(['mail_call_subject', 'mail_closed_subject']);
    await end();
    expect(await sendTold()).toEqual(['mail_call_subject', 'mail_open_subject']);
    const text = context.smtp.messages.find((message) => getMailHeader(message, 'To') === 'visitor@sample.example')!;
    for (const part of [reference, 'BGC, Monday, November 23, 2026 at 9:00', '/privacy'])
      expect(text.replace(/=\r?\n/g, '')).toContain(part);
    link = await context.app.createLink('manager', await context.app.store.createManager('bgc', context.app.clock.now));
    await give();
    expect(await sendTold()).toEqual(['mail_call_subject', 'mail_closed_subject']);
  });

  test('[W8] a notice that ends by itself tells nobody', async () => {
    await book();
    await give();
    await sendTold();
    context.app.clock.now = new Date('2026-11-23T02:00:00Z');
    await context.app.remind();
    await give({ ...closed, when: '2026-11-23T11:00' });
    expect(await sendTold()).toEqual([]);
  });

  test('[W8] who booked closed hours and was not told, as of a restored backup, is told by the next job, once', async () => {
    await give();
    await context.database.exec(`UPDATE notice SET ended_at = given_at`);
    await book();
    await context.database.exec(`UPDATE notice SET ended_at = NULL`);
    for (let count = 0; count < 2; count += 1) await context.app.remind();
    expect(await sendTold()).toEqual(['mail_closed_subject']);
  });

  test('[W8] two notices stand beside each other unless they overlap, and each can be ended', async () => {
    const late = { ...closed, kind: 'late', when: '2026-11-22T11:00', reason: 'Training'.padEnd(60, '.') };
    await give({ ...closed, when: '2026-11-21T20:00' });
    const page = await (await give(late)).text();
    expect(page.match(/name="notice" value="[^"]+"/g)).toHaveLength(2);
    const until = Date.parse('2026-11-21T12:00Z');
    expect(await readNotices()).toMatchObject({
      bgc: { until, reason: closed.reason, holidays: [{ date: '2026-11-22' }, { date: '2026-11-21' }, {}] },
    });
    const [, id] = /name="notice" value="([^"]+)"/.exec(page)!;
    await give({ do: 'end', notice: id! });
    expect(await readNotices()).toMatchObject({ bgc: { reason: late.reason, holidays: [{ date: '2026-11-22' }, { date: '2026-11-30' }] } });
    await give({ ...closed, when: '2026-11-22T10:00' });
    expect(await context.app.store.listNotices(context.app.clock.now)).toMatchObject([{ reason: closed.reason }]);
  });

  test('[W8, A10] a promise counts the hours that run, and a later notice moves what is due, and back when it is ended', async () => {
    const postProject = async (): Promise<unknown> => {
      const answer = await context.app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey() });
      return ((await answer.json()) as { due: string }).due;
    };
    const readDue = async () => (await context.app.store.listInquiries(false)).map(({ dueAt }) => dueAt?.toISOString()).reverse();
    const readReminders = () => context.database.query<{ at: Date }>('SELECT remind_at AS at FROM inquiry ORDER BY number');
    const [tuesday, friday] = ['2026-11-24T04:00:00.000Z', '2026-11-27T04:00:00.000Z'];
    expect(await postProject()).toBe(tuesday);
    await give({ ...closed, when: '2026-11-26T00:00' });
    expect([await readDue(), await readReminders()]).toEqual([[friday], [{ at: new Date('2026-11-27T01:00Z') }]]);
    expect(await postProject()).toBe(friday);
    await give({ do: 'end' });
    // Who was told Friday is not promised less.
    expect([await readDue(), await readReminders()]).toEqual([
      [tuesday, friday],
      [{ at: new Date('2026-11-24T01:00Z') }, { at: new Date('2026-11-27T01:00Z') }],
    ]);
    expect(await postProject()).toBe(tuesday);
  });

  test('[W8, A10] the days for which it was closed are not counted when a notice is ended late', async () => {
    await context.app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey() });
    await give({ ...closed, when: '2026-11-26T00:00' });
    context.app.clock.now = new Date('2026-11-24T05:00:00Z');
    await give({ do: 'end' });
    const [inquiry] = await context.app.store.listInquiries(false);
    expect(inquiry?.dueAt).toEqual(new Date('2026-11-26T04:00:00Z'));
  });

  test('[W8] a revoked link opens nothing, and what was said with it is undone; a new one replaces the one before', async () => {
    await give();
    await context.app.store.revokeManager('bgc', effects, context.app.clock.now);
    expect([(await open(link)).status, (await give()).status, await readNotices()]).toEqual([404, 404, {}]);
    expect(
      (await context.app.store.listPastNotices()).map(({ showroom, reason, endedAt }) => [showroom, reason, endedAt !== null]),
    ).toEqual([['bgc', closed.reason, true]]);
    const ids = [
      await context.app.store.createManager('bgc', context.app.clock.now),
      await context.app.store.createManager('bgc', context.app.clock.now),
    ];
    const statuses = await Promise.all(ids.map(async (id) => (await open(await context.app.createLink('manager', id))).status));
    expect(statuses).toEqual([404, 200]);
  });

  test('[W8, A5] guesses of links are counted, and ask the database nothing', async () => {
    let queries = 0;
    const query: typeof context.database.query = (...asked) => ((queries += 1), context.database.query(...asked));
    context.app = context.createApp({ LIMIT_PER_ADDRESS: '2' }, { ...context.database, query });
    await context.app.store.getSecret('links');
    queries = 0;
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await open(`/api/showroom?of=${count}`)).status);
    expect([statuses, queries]).toEqual([[404, 404, 429], 0]);
  });
});
