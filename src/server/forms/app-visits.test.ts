import { beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { createNoticeEffects } from './api/visit';
import { sampleContent, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { readSettings } from './model/settings';
import { getMailHeader } from './smtp-server.fixture';
import { databaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const words = 'The delivery comes at nine; the samples are out at ten.';
const move = { do: 'move', date: '2026-11-25', time: '10:00 AM', words };
const refuse = { do: 'refuse', words };
const effects = createNoticeEffects({ content: sampleContent, settings: readSettings({}) });
const closure = { showroom: 'bgc', from: new Date('2026-11-21T00:30Z'), until: new Date('2026-11-24T02:00Z'), reason: 'Flood' };

describe.each(databaseKinds)('[A2] the answer to a visit, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  let reference: string;
  let link: string;

  const book = async (more: object = {}) => {
    const response = await context.app.post('/api/inquiries', { ...visitFields, _key: createIdempotencyKey(), ...more });
    ({ reference } = (await response.json()) as { reference: string });
    link = await context.app.createLink('staff', (await read()).id);
    await context.app.sendMails(10_000);
    context.smtp.messages.length = 0;
  };
  beforeEach(() => book());

  const open = async (path = link) => (await context.app.request(path, { headers: { accept: 'text/html' } })).text();
  const readSeen = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
  /** Presses a button of a page as it is now, or as it was. */
  const press = async (fields: Record<string, string>, page?: string) => {
    const seen = readSeen(page ?? (await open()));
    const { status, headers } = await context.app.postForm(link, { ...fields, seen });
    return [status, headers.get('location')?.replace(/.*done=/, '')];
  };
  const confirm = (page?: string) => press({ do: 'confirm' }, page);
  const read = async () => (await context.app.store.getInquiry(reference))!;
  const listActions = async () =>
    (await context.app.store.listUses(reference)).map(({ action }) => action).filter((one) => one !== 'opened');

  /** The mails that go out now: to whom, the subject, the text, and the calendar file. */
  const sendAll = async () => {
    await context.app.sendMails(10_000);
    return context.smtp.messages.splice(0).map((message) => {
      const [, type, encoded] =
        /^Content-Type: (text\/calendar[^\r\n]*(?:\r\n [^\r\n]*)*)[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/m.exec(message) ?? [];
      const file = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString();
      const event = file === undefined ? undefined : new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')!;
      const get = (name: string) => event && String(event.getFirstPropertyValue(name));
      const text = message.replace(/=\r?\n/g, '');
      return { to: getMailHeader(message, 'To'), subject: getMailHeader(message, 'Subject'), text, type, file, get };
    });
  };

  test('[W13] one press mails the hour, the address and a calendar file, and marks it as answered; a second press changes nothing', async () => {
    const page = await open();
    expect(page).toContain('<dt>Words for visit</dt><dd>BGC, Tuesday, November 24, 2026 at 9:00');
    expect(await confirm(page)).toEqual([303, 'confirmed']);
    const answeredAt = context.app.clock.now;
    context.advanceClock(60_000);
    for (const seen of [page, undefined]) expect(await confirm(seen)).toEqual([200, undefined]);
    const [mail, ...others] = await sendAll();
    expect([mail?.to, mail?.subject, others]).toEqual([
      'visitor@sample.example',
      `Words for mail_visit_confirmed_subject: ${reference}`,
      [],
    ]);
    for (const part of [
      'BGC, Tuesday, November 24, 2026 at 9:00',
      'Ground floor, Sample Building, Taguig',
      '+63 2 8555 0110',
      'Words for mail_visit_change',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('/api/staff');
    expect(mail?.type).toMatch(/method=PUBLISH/);
    const names = ['uid', 'dtstart', 'dtend', 'location', 'dtstamp', 'organizer'];
    const { id } = await read();
    expect(names.map((name) => mail?.get(name))).toEqual([
      `visit-${id}@narra.example`,
      '2026-11-24T09:00:00',
      '2026-11-24T10:00:00',
      'BGC, Ground floor, Sample Building, Taguig',
      '2026-11-21T00:30:00Z',
      'mailto:staff@narra.example',
    ]);
    expect(await read()).toMatchObject({ visitState: 'confirmed', answeredAt });
    expect([await listActions(), (await open()).includes('value="confirm"')]).toEqual([['confirmed'], false]);
  });

  test('[W13] pressed several times at once, it is confirmed and mailed once', async () => {
    const page = await open();
    await Promise.all([1, 2, 3, 4].map(() => confirm(page)));
    expect([(await sendAll()).length, await listActions()]).toEqual([1, ['confirmed']]);
  });

  test('[W13] a moved hour is mailed with a sentence, and its calendar file replaces the one before; pressed again it changes nothing', async () => {
    await confirm();
    const [before] = await sendAll();
    context.advanceClock(3_600_000);
    const page = await open();
    expect(await press(move, page)).toEqual([303, 'moved']);
    expect(await press(move, page)).toEqual([303, 'moved']);
    expect(await press(move)).toEqual([303, 'moved']);
    const [after, ...others] = await sendAll();
    expect([after?.subject, others]).toEqual([`Words for mail_visit_moved_subject: ${reference}`, []]);
    for (const part of [words, 'BGC, Wednesday, November 25, 2026 at 10:00']) expect(after?.text).toContain(part);
    expect([after?.get('uid'), after?.get('dtstart'), after?.get('dtstamp')]).toEqual([
      before?.get('uid'),
      '2026-11-25T10:00:00',
      '2026-11-21T01:30:00Z',
    ]);
    expect(Number(after?.get('sequence'))).toBeGreaterThan(Number(before?.get('sequence')));
    expect(await read()).toMatchObject({
      visitState: 'confirmed',
      visitAt: new Date('2026-11-25T02:00Z'),
      values: { date: '2026-11-25', time: '10:00 AM' },
    });
    const { id } = await read();
    const sender = await context.app.createLink('sender', id, 'visitor@sample.example');
    const shown = await (await context.app.postForm(sender, { do: 'show' })).text();
    expect(shown).toMatch(/BGC, Wednesday, November 25, 2026 at 10:00\sAM · Words for visit_confirmed/);
  });

  test.each([
    ['without a sentence', { words: ' \u200b' }, 'Words for visit_words_problem'],
    ['with a sentence that is too long', { words: 'a'.repeat(201) }, 'Words for visit_words_problem'],
    ['to a closed day', { date: '2026-11-30' }, 'BGC Words for closed_on Monday, 30 November: Bonifacio Day.'],
    ['to an hour that the day does not have', { time: '4:00 PM' }, 'Words for visit_hours 9:00'],
    ['to no hour', { time: '' }, 'Mend time'],
    ['to a strange hour', { time: '25:99 PM' }, 'Words for visit_hours'],
    ['to no day', { date: 'tomorrow' }, 'Mend date'],
    ['to an hour that is over', { date: '2026-11-20' }, 'Mend date'],
  ])('[W13] a visit that is moved %s is not, and what was written stays', async (_case, wrong, problem) => {
    const response = await context.app.postForm(link, { ...move, ...wrong, seen: readSeen(await open()) });
    const page = await response.text();
    expect([response.status, page.includes(problem)]).toEqual([422, true]);
    expect(page.includes(`value="${words}"`)).toBe(!('words' in wrong));
    expect([await read(), await sendAll()]).toMatchObject([{ visitState: null, answeredAt: null, values: { date: '2026-11-24' } }, []]);
  });

  test('[W13] a visit that is moved to its own hour is confirmed, with the sentence', async () => {
    const { date, time } = visitFields;
    expect(await press({ ...move, date, time })).toEqual([303, 'confirmed']);
    expect((await sendAll())[0]?.text).toContain(words);
  });

  test('[W13] an hour of today is one while it is ahead', async () => {
    context.app.clock.now = new Date('2026-11-23T23:30:00Z');
    await book({ date: '2026-11-25' });
    expect(await press({ ...move, date: '2026-11-24' })).toEqual([303, 'moved']);
    context.app.clock.now = new Date('2026-11-24T01:30:00Z');
    link = await context.app.createLink('staff', (await read()).id);
    expect(await press({ ...move, date: '2026-11-24', time: '9:00 AM' })).toEqual([422, undefined]);
  });

  test('[W13, W8] a refusal is a sentence, and takes a confirmed hour out of the calendar; a closing then tells its visitor nothing', async () => {
    expect(await press({ do: 'refuse' })).toEqual([422, undefined]);
    expect([await press(refuse), await press(refuse)]).toEqual([
      [303, 'refused'],
      [200, undefined],
    ]);
    const [first, ...none] = await sendAll();
    expect([first?.subject, first?.file, none]).toEqual([`Words for mail_visit_refused_subject: ${reference}`, undefined, []]);
    for (const part of [words, 'https://narra.example/contact-us/visit']) expect(first?.text).toContain(part);
    await confirm();
    const [confirmed] = await sendAll();
    await press(refuse);
    const [canceled] = await sendAll();
    const calendarWords = /mail_visit_c(?:alendar|anceled)/g;
    expect([first, confirmed, canceled].map((mail) => mail?.text.match(calendarWords))).toEqual([
      null,
      ['mail_visit_calendar'],
      ['mail_visit_canceled'],
    ]);
    expect([canceled?.file?.includes('METHOD:CANCEL\r\n'), canceled?.get('status'), canceled?.get('uid')]).toEqual([
      true,
      'CANCELLED',
      confirmed?.get('uid'),
    ]);
    expect(canceled?.type).toMatch(/method=CANCEL/);
    expect(Number(canceled?.get('sequence'))).toBeGreaterThan(Number(confirmed?.get('sequence')));
    await context.app.store.giveNotice(closure, effects, context.app.clock.now);
    await context.app.remind();
    expect((await sendAll()).filter(({ subject }) => /mail_(?:closed|call)/.test(subject ?? ''))).toEqual([]);
  });

  test('[W13] a page of before another answer changes nothing, and says so', async () => {
    const page = await open();
    await press(refuse);
    const stale = await context.app.postForm(link, { do: 'confirm', seen: readSeen(page) });
    expect([stale.status, (await stale.text()).includes('Words for visit_changed')]).toEqual([422, true]);
    await press(move);
    expect(await press(refuse, page)).toEqual([422, undefined]);
    expect([await listActions(), await read()]).toMatchObject([['refused', 'moved'], { visitState: 'confirmed' }]);
  });

  test('[W13] an answer that has not left is taken back by the next one', async () => {
    await confirm();
    await press(move);
    await press({ ...move, time: '11:00 AM' });
    const mails = await sendAll();
    expect(mails.map(({ get }) => get('dtstart'))).toEqual(['2026-11-25T11:00:00']);
    // A file takes out only what another has brought.
    await book({ email: 'other@sample.example' });
    await confirm();
    await press(move);
    await press(refuse);
    expect((await sendAll()).map(({ subject, file }) => [subject, file])).toEqual([
      [`Words for mail_visit_refused_subject: ${reference}`, undefined],
    ]);
  });

  test('[W13] without an address, with one that is not theirs or takes no mail, nobody is mailed, and the page asks to call', async () => {
    await book({ email: '', phone: '0917 555 0100' });
    expect(await confirm()).toEqual([303, 'unmailed']);
    await book();
    await context.app.store.blockAddress('visitor@sample.example', 'bounce');
    expect(await press(move)).toEqual([303, 'unmailed']);
    await context.app.store.unblockAddress('visitor@sample.example');
    await context.app.store.disownInquiry(reference, { to: null, subject: 'Sample', text: '' }, context.app.clock.now);
    await sendAll();
    expect(await press(refuse)).toEqual([303, 'unmailed']);
    expect([await sendAll(), (await open(`${link}&done=unmailed`)).includes('Words for staff_unmailed')]).toEqual([[], true]);
  });

  test('[W13, W8] an hour that its manager closes is neither confirmed nor moved to, at once too', async () => {
    const page = await open();
    await context.app.store.giveNotice(closure, effects, context.app.clock.now);
    const refused = await context.app.postForm(link, { do: 'confirm', seen: readSeen(page) });
    expect([refused.status, (await refused.text()).includes('BGC Words for closed_then Flood')]).toEqual([422, true]);
    expect(await press({ ...move, date: '2026-11-24', time: '9:00 AM' })).toEqual([422, undefined]);
    expect(await read()).toMatchObject({ visitState: null, answeredAt: null });
    expect(await press(move)).toEqual([303, 'moved']);
    // The mail about the closed hour has not left, and is not needed any more.
    expect((await sendAll()).map(({ subject }) => subject)).toEqual([`Words for mail_visit_moved_subject: ${reference}`]);
    for (let count = 0; count < 4; count += 1) {
      await context.app.store.endNotice('bgc', effects, context.app.clock.now);
      await context.app.store.eraseInquiry(reference);
      await book();
      const shown = await open();
      await Promise.all([confirm(shown), context.app.store.giveNotice(closure, effects, context.app.clock.now)]);
      const { visitState } = await read();
      const subjects = (await sendAll()).map(({ subject }) => /mail_(?:closed|visit_confirmed)/.exec(subject ?? '')?.[0]);
      expect(subjects.filter((one) => one !== undefined).sort()).toEqual(
        visitState === null ? ['mail_closed'] : ['mail_closed', 'mail_visit_confirmed'],
      );
    }
  });

  test.each([move, refuse])('[W13, W8] who was told of a closing is not told that it is open after the press to $do', async (answer) => {
    await context.app.store.giveNotice(closure, effects, context.app.clock.now);
    await sendAll();
    await press(answer);
    await context.app.remind();
    expect((await sendAll()).map(({ subject }) => subject)).toEqual([expect.stringMatching('mail_visit_(?:moved|refused)')]);
  });

  test('[W13, A11] a press that fails stores nothing and mails nobody, and the next one does both', async () => {
    const { database } = context;
    const failing: typeof database = {
      ...database,
      transaction: (work) =>
        database.transaction((tx) =>
          work({
            ...tx,
            query: (sql, values) => (/INSERT INTO outbox/.test(sql) ? Promise.reject(new Error('broken')) : tx.query(sql, values)),
          }),
        ),
    };
    const page = await open();
    const app = context.createApp({}, failing);
    expect((await app.postForm(link, { do: 'confirm', seen: readSeen(page) })).status).toBe(500);
    expect([await read(), await listActions(), await sendAll()]).toMatchObject([{ visitState: null, answeredAt: null }, [], []]);
    expect(await confirm(page)).toEqual([303, 'confirmed']);
    expect(await sendAll()).toHaveLength(1);
  });

  test('[W13, A5] a visit that looks automated or is over, and an inquiry without one, have no such buttons', async () => {
    const buttons = /value="(?:confirm|move|refuse)"/;
    await book({ _margin: 'x' });
    expect([await open(), await press({ do: 'confirm' })]).toEqual([expect.not.stringMatching(buttons), [200, undefined]]);
    await book();
    context.app.clock.now = new Date('2026-11-24T01:00:00Z');
    link = await context.app.createLink('staff', (await read()).id);
    expect(await open()).not.toMatch(buttons);
    await book({ _type: 'project', showroom: undefined, date: undefined, time: undefined, message: 'A wall.' });
    expect(await open()).not.toMatch(buttons);
  });

  test('[W13] whoever has the link, a visitor gets few answers in a day', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '2' });
    expect([await confirm(), await press(move), await press(refuse)].map(([status]) => status)).toEqual([303, 303, 429]);
  });
});
