import { beforeEach, describe, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile } from './app.fixture';
import { getMailHeader } from './mail/smtp-server.fixture';
import { databaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const html = { accept: 'text/html' };
const hourMs = 3_600_000;
const megabyte = 1_000_000;
const board = 'Villa\nhttps://narra.example/board?b=1abc\n- Agape';

const createStream = (size: number) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536).fill(97));
      if ((size -= 65_536) <= 0) controller.close();
    },
  });

describe.each(databaseKinds)('[A2] on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);
  const count = async () => {
    const [row] = await context.database.query(
      `SELECT (SELECT count(*)::int FROM inquiry) AS inquiries, (SELECT count(*)::int FROM inquiry_file) AS files,
         (SELECT count(*)::int FROM outbox) AS mails, (SELECT count(*)::int FROM inquiry_use) AS uses`,
    );
    return row;
  };

  test('[W4] files are stored with the inquiry under safe names, and mailed to the staff as attachments', async () => {
    const files = [createSampleFile('../my plan\u202e.exe', 1_500_000, '%PDF-1.7'), createSampleFile('Niño.JPEG', 2 * megabyte)];
    const response = await context.app.postFiles({ ...inquiryFields, _key: createIdempotencyKey() }, files);
    const { reference } = (await response.json()) as { reference: string };
    const stored = await context.app.store.getFiles(reference);
    expect([response.status, stored.map(({ name, type }) => [name, type])]).toEqual([
      201,
      [
        ['my plan.pdf', 'application/pdf'],
        ['Niño.jpg', 'image/jpeg'],
      ],
    ]);
    for (const [index, file] of files.entries())
      expect(Buffer.compare(stored[index]!.bytes, Buffer.from(await file.arrayBuffer()))).toBe(0);
    expect((await context.app.store.getInquiry(reference))?.values['files']).toBe('my plan.pdf\nNiño.jpg');
    expect(await context.app.sendMails(10_000)).toBe(1);
    const [message = ''] = context.smtp.messages;
    expect(message).toMatch(
      /Content-Type: application\/pdf; name="my plan\.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment/,
    );
    expect(message).toContain('Content-Type: image/jpeg');
    const attached = /filename="my plan\.pdf"\r\n\r\n([^-]+)/.exec(message)?.[1] ?? '';
    expect(Buffer.compare(Buffer.from(attached, 'base64'), stored[0]!.bytes)).toBe(0);
    expect(context.app.logLines).toEqual([]);
  });

  test('[W4] a retry stores and mails nothing twice: with a key whatever the files, without one the same files', async () => {
    const key = { ...inquiryFields, _key: createIdempotencyKey() };
    const one = [createSampleFile('one.jpg', 1000)];
    const statuses = (await Promise.all([0, 1, 2].map(() => context.app.postFiles(key, one)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect(await count()).toEqual({ inquiries: 1, files: 1, mails: 1, uses: 0 });
    const plain = (files: readonly File[]) => context.app.postFiles({ ...inquiryFields, _website: '' }, files, { accept: 'text/html' });
    const pages = [];
    for (const files of [one, one, [createSampleFile('one.jpg', 1001)], [new File([], '')]]) pages.push((await plain(files)).status);
    expect(pages).toEqual([201, 200, 201, 201]);
    expect(await count()).toEqual({ inquiries: 4, files: 3, mails: 4, uses: 0 });
  });

  test('[W4, A6] files are deleted with the data of a person, and when the retention period is over', async () => {
    const send = (email: string) =>
      context.app.postFiles({ ...inquiryFields, email, _key: createIdempotencyKey() }, [createSampleFile('a.jpg', 9000)]);
    await Promise.all([send('goes@sample.example'), send('stays@sample.example')]);
    await context.app.store.subscribe('goes@sample.example', context.app.clock.now);
    expect(await context.app.store.deleteByEmail('goes@sample.example')).toEqual({ inquiries: 1, subscribers: 1 });
    expect(await context.app.store.listInquiries(false)).toMatchObject([{ email: 'stays@sample.example' }]);
    expect(await count()).toEqual({ inquiries: 1, files: 1, mails: 1, uses: 0 });
    await context.app.store.purge(730, new Date(context.app.clock.now.getTime() + 731 * 24 * hourMs));
    expect(await count()).toEqual({ inquiries: 0, files: 0, mails: 0, uses: 0 });
  });

  test('[W4] files that are too many, too large or of another type are refused by name, and nothing is stored', async () => {
    const jpg = (index: number) => createSampleFile(`${index}.jpg`, 100);
    const refused: [File[], string][] = [
      [[createSampleFile('a.jpg', 4 * megabyte), createSampleFile('b.jpg', 4)], 'b.jpg: Words for file_size'],
      [[jpg(1), createSampleFile('room.jpg', 100, 'PK\x03\x04')], 'room.jpg: Words for file_kind'],
      [[new File([], 'empty.pdf')], 'empty.pdf: Words for file_kind'],
      [[1, 2, 3, 4].map(jpg), '4.jpg: Words for file_count'],
    ];
    for (const [files, problem] of refused) {
      const response = await context.app.postFiles(inquiryFields, files);
      expect([response.status, await response.json()]).toEqual([422, { error: problem, fields: { files: problem } }]);
    }
    const page = await context.app.postFiles({ ...inquiryFields, email: 'x' }, [createSampleFile('<b>.zip', 9, 'PK')], {
      accept: 'text/html',
    });
    expect(await page.text()).toMatch(/Mend email.*<strong>Files<\/strong> <span>b\.zip: Words for file_kind/);
    const many = await context.app.postFiles(
      inquiryFields,
      Array.from({ length: 200 }, (__, index) => jpg(index)),
    );
    const large = await context.app.postFiles(inquiryFields, [createSampleFile('a.jpg', 4_100_000)]);
    const texts = await context.app.postFiles({ ...inquiryFields, message: 'a'.repeat(17_000) }, [jpg(1)]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const streamed = await context.app.request('/api/inquiries', { method: 'POST', headers, body: createStream(40 * megabyte) });
    for (const response of [many, large, texts, streamed])
      expect([response.status, await response.json()]).toEqual([413, { error: 'Words for too_large' }]);
    expect((await context.app.request('/api/inquiries', { method: 'POST', headers, body: '--x\r\nContent-Disp' })).status).toBe(400);
    const misplaced = await context.app.post('/api/inquiries', { ...inquiryFields, files: ['a.jpg'], message: 'M' });
    expect([misplaced.status, await misplaced.json()]).toMatchObject([422, { fields: { files: 'Mend files' } }]);
    const asText = await context.app.postFiles({ ...inquiryFields, message: '' }, []);
    expect(asText.status).toBe(422);
    expect([await count(), context.app.logLines]).toEqual([{ inquiries: 0, files: 0, mails: 0, uses: 0 }, []]);
  });

  test('[W4] sixteen uploads are read at once, and the next one is asked to come back', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const controllers: ReadableStreamDefaultController[] = [];
    const start = () =>
      context.app.request('/api/inquiries', {
        method: 'POST',
        headers,
        body: new ReadableStream({ start: (controller) => void controllers.push(controller) }),
      });
    const waiting = Array.from({ length: 16 }, start);
    const next = await context.app.postFiles(inquiryFields, [createSampleFile('a.jpg', 100)]);
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await context.app.post('/api/inquiries', inquiryFields)).status).toBe(201);
    for (const controller of controllers) controller.error(new Error('cut off'));
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([400]));
    expect((await context.app.postFiles(inquiryFields, [createSampleFile('a.jpg', 100)])).status).toBe(201);
  });

  describe('the link of the staff', () => {
    let reference: string;

    /** The path of the link in the newest mail, which may be quoted-printable. */
    const getLink = () => {
      const text = context.smtp.messages
        .at(-1)!
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=');
      return /https:\/\/narra\.example(\/api\/staff\?of=[\w.-]+)/.exec(text)![1]!;
    };
    const open = (path: string) => context.app.request(path, { headers: html });
    const press = (path: string, fields: Record<string, string>) => context.app.postForm(path, fields);
    const listActions = async () => (await context.app.store.listUses(reference)).map(({ action, detail }) => [action, detail]);

    beforeEach(async () => {
      context.app = context.createApp({ SERVICE_SECRET: 'first' });
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
        '>plan 1.pdf</a> <span>0.1 MB</span>',
        'Words for staff_open',
      ])
        expect(page).toContain(text);
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

    test('[A7] it is forwarded with its files, only to the domains of the staff', async () => {
      const link = getLink();
      for (const to of ['', 'colleague', 'someone@else.example', 'a@narra.example,b@else.example', 'x@narra.example.else.example']) {
        const refused = await press(link, { do: 'forward', to });
        expect(refused.status).toBe(422);
        expect(await refused.text()).toContain('aria-invalid="true"');
      }
      expect((await press(link, { do: 'forward', to: ' Colleague@Narra.example ' })).status).toBe(303);
      expect(await context.app.sendMails(10_000)).toBe(1);
      const message = context.smtp.messages.at(-1)!;
      expect([getMailHeader(message, 'To'), getMailHeader(message, 'Reply-To')]).toEqual([
        'colleague@narra.example',
        'A Sample <visitor@sample.example>',
      ]);
      expect(message).toContain('plan 1.pdf');
      expect((await open(getLink())).status).toBe(200);
      expect(await listActions()).toContainEqual(['forwarded', 'colleague@narra.example']);
    });

    test('[A6, A7] it is erased with its files and mails after a second confirmation, which is logged without personal data', async () => {
      const link = getLink();
      await press(link, { do: 'forward', to: 'colleague@narra.example' });
      const page = await press(link, { do: 'erase' });
      expect(await page.text()).toContain('name="sure" value="yes" required');
      expect(await context.app.store.getInquiry(reference)).toBeDefined();
      expect(await (await press(link, { do: 'erase', sure: 'yes' })).text()).toContain('Words for staff_erased_title');
      expect(await count()).toEqual({ inquiries: 0, files: 0, mails: 0, uses: 0 });
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
      expect(await (await press(link, {})).text()).toContain('Words for staff_renewed_title');
      await context.app.sendMails(10_000);
      expect(getMailHeader(context.smtp.messages.at(-1)!, 'To')).toBe('staff@narra.example');
      expect([getLink() === link, (await open(getLink())).status]).toEqual([false, 200]);
    });

    test('[A7] a link that nobody signed opens nothing, and is refused after a few attempts', async () => {
      const link = getLink();
      const other = await context.app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey() });
      const otherReference = ((await other.json()) as { reference: string }).reference;
      const forged = [
        link.slice(0, -1),
        `${link}0`,
        link.replace(reference, otherReference),
        link.replace(/\.\w+\./, '.zzzzzzz.'),
        '/api/staff',
      ];
      context.app = context.createApp({ SERVICE_SECRET: 'first', LIMIT_PER_ADDRESS: '5' });
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
      context.app = context.createApp({ SERVICE_SECRET: 'second' });
      expect((await open(link)).status).toBe(404);
      context.app = context.createApp({ SERVICE_SECRET: 'second', SERVICE_SECRET_PREVIOUS: 'first' });
      context.advanceClock(30 * hourMs);
      expect((await open(link)).status).toBe(200);
      expect((await open(link.replace('/staff', '/newsletter/leave'))).status).toBe(404);
    });
  });
});
