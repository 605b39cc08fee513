import { describe, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile, createStream, createTestApp, toFormData, readAnswer } from './app.fixture';
import { wrapDatabase } from './store/database';
import { appDatabaseKinds } from './store/databases.fixture';
import { noLimitsEnv, useMailApp } from './use-test-app.fixture';

const hourMs = 3_600_000;
const megabyte = 1_000_000;

describe.each(appDatabaseKinds)('[A2] on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);

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
    expect(await context.countRows()).toEqual({ inquiries: 1, files: 1, mails: 1, uses: 0 });
    const plain = (files: readonly File[]) => context.app.postFiles(inquiryFields, files, { accept: 'text/html' });
    const pages = [];
    for (const files of [one, one, [createSampleFile('one.jpg', 1001)], [new File([], '')]]) pages.push((await plain(files)).status);
    expect(pages).toEqual([201, 200, 201, 201]);
    expect(await context.countRows()).toEqual({ inquiries: 4, files: 3, mails: 4, uses: 0 });
  });

  test('[W4, A6] files are deleted with the data of a person, and when the retention period is over', async () => {
    const send = (email: string) =>
      context.app.postFiles({ ...inquiryFields, email, _key: createIdempotencyKey() }, [createSampleFile('a.jpg', 9000)]);
    await Promise.all([send('goes@sample.example'), send('stays@sample.example')]);
    await context.app.store.subscribe('goes@sample.example', '1-abc', context.app.clock.now);
    expect(await context.app.store.deletePerson('goes@sample.example')).toMatchObject({ inquiries: 1, subscribers: 1 });
    expect(await context.app.store.listInquiries(false)).toMatchObject([{ email: 'stays@sample.example' }]);
    expect(await context.countRows()).toEqual({ inquiries: 1, files: 1, mails: 1, uses: 0 });
    await context.app.store.purge(730, new Date(context.app.clock.now.getTime() + 731 * 24 * hourMs), { isForced: true });
    expect(await context.countRows()).toEqual({ inquiries: 0, files: 0, mails: 0, uses: 0 });
  });

  test('[W4] files that are too many, too large or of another type are refused by name, and nothing is stored', async () => {
    const jpg = (index: number) => createSampleFile(`${index}.jpg`, 100);
    const refused: [File[], string][] = [
      [[createSampleFile('a.jpg', 4 * megabyte), createSampleFile('b.jpg', 4)], 'b.jpg: Words for file_size'],
      [[jpg(1), createSampleFile('room.jpg', 100, 'PK\x03\x04')], 'room.jpg: Words for file_kind'],
      [[new File([], 'empty.pdf')], 'empty.pdf: Words for file_empty'],
      [[1, 2, 3, 4].map(jpg), '4.jpg: Words for file_count'],
    ];
    for (const [files, problem] of refused) {
      expect(await readAnswer(context.app.postFiles(inquiryFields, files))).toEqual([422, { error: problem, fields: { files: problem } }]);
    }
    const page = await context.app.postFiles({ ...inquiryFields, email: 'x' }, [createSampleFile('<b>.zip', 9, 'PK')], {
      accept: 'text/html',
    });
    expect(await page.text()).toMatch(/Mend email.*<strong>Files<\/strong> <span>b\.zip: Words for file_kind/);
    const many = await context.app.postFiles(
      inquiryFields,
      Array.from({ length: 200 }, (__, index) => jpg(index)),
    );
    const large = await context.app.postFiles(inquiryFields, [createSampleFile('a.jpg', 4_300_000)]);
    const texts = await context.app.postFiles({ ...inquiryFields, message: 'a'.repeat(190_000) }, [jpg(1)]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const streamed = await context.app.request('/api/inquiries', { method: 'POST', headers, body: createStream(40 * megabyte) });
    for (const response of [many, large, texts, streamed])
      expect([response.status, await response.json()]).toEqual([413, { error: 'Words for too_large' }]);
    expect((await context.app.request('/api/inquiries', { method: 'POST', headers, body: '--x\r\nContent-Disp' })).status).toBe(400);
    expect(await readAnswer(context.app.post('/api/inquiries', { ...inquiryFields, files: ['a.jpg'], message: 'M' }))).toMatchObject([
      422,
      { fields: { files: 'Mend files' } },
    ]);
    const asText = await context.app.postFiles({ ...inquiryFields, message: '' }, []);
    expect(asText.status).toBe(422);
    expect([await context.countRows(), context.app.logLines]).toEqual([{ inquiries: 0, files: 0, mails: 0, uses: 0 }, []]);
  });

  test.each(['漢', 'é', '\u2028', '😀', '"', '&', 'a'])(
    '[A3] a form takes what its fields allow, in %j and in every way of posting',
    async (sign) => {
      const fill = (length: number) => sign.repeat(length / sign.length);
      const fields = { ...inquiryFields, message: `x${fill(3998)}x`, board: `x${fill(7998)}x`, name: `x${fill(198)}x` };
      const json = JSON.stringify(fields).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      const responses = [
        await context.app.post('/api/inquiries', fields),
        await context.app.request('/api/inquiries', { method: 'POST', headers: { 'content-type': 'application/json' }, body: json }),
        await context.app.postForm('/api/inquiries', fields),
        await context.app.postFiles(fields, []),
        await context.app.postFiles(fields, [createSampleFile('a.jpg', 3_999_000)]),
      ];
      expect(responses.map(({ status }) => status)).toEqual([201, 200, 200, 200, 201]);
    },
  );

  test('[A5, W4] uploads that are refused or repeated are counted, and then refused before they are read', async () => {
    const app = createTestApp(context.database, { LIMIT_PER_ADDRESS: '1' });
    const key = { ...inquiryFields, _key: createIdempotencyKey() };
    const upload = async (fields: Record<string, string>) => (await app.postFiles(fields, [createSampleFile('a.jpg', 9000)])).status;
    const [first, repeated, other, invalid] = [key, key, { ...key, message: 'Other' }, { ...inquiryFields, email: 'x' }];
    expect([await upload(first), await upload(repeated), await upload(other)]).toEqual([201, 200, 409]);
    for (let count = 3; count <= 10; count += 1) expect(await upload(invalid)).toBe(422);
    let read = 0;
    const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const refused = await app.request('/api/inquiries', { method: 'POST', headers, body });
    expect([refused.status, refused.headers.get('retry-after'), read]).toEqual([429, '600', 0]);
  });

  test('[W4, A3] two hundred uploads that stop close no form to other networks, and many at once wait for each other', async () => {
    const send = (clientIp: string, init: RequestInit) => context.app.request('/api/inquiries', { method: 'POST', ...init }, clientIp);
    const controllers: ReadableStreamDefaultController[] = [];
    const held = Array.from({ length: 200 }, (__, index) => {
      const start = (controller: ReadableStreamDefaultController) => {
        controllers.push(controller);
        if (index % 2 === 0) controller.enqueue(new Uint8Array(65_536));
      };
      return send('198.51.100.9', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: new ReadableStream({ start }) });
    });
    const upload = (clientIp: string, size: number) =>
      send(clientIp, {
        body: toFormData({ ...inquiryFields, _key: createIdempotencyKey() }, size > 0 ? [createSampleFile('a.jpg', size)] : []),
      });
    const statuses = [await upload('203.0.113.7', megabyte), await upload('203.0.113.7', 0), await upload('198.51.100.9', 9000)];
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const controller of controllers) controller.error(new Error('cut off'));
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([400]));
    const many = await Promise.all(Array.from({ length: 32 }, () => upload('198.51.100.9', 100_000)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('[A13] an inquiry with files is two statements in a new process, and one afterwards; another process costs one more', async () => {
    let count = 0;
    const counted = () => {
      const app = createTestApp(
        wrapDatabase(context.database, (run) => ((count += 1), run())),
        noLimitsEnv,
        undefined,
        true,
      );
      return async () => {
        const before = count;
        const response = await app.postFiles({ ...inquiryFields, _key: createIdempotencyKey() }, [createSampleFile('a.jpg', 9000)]);
        expect(response.status).toBe(201);
        return count - before;
      };
    };
    const [first, second] = [counted(), counted()];
    expect([await first(), await first(), await second(), await first(), await first()]).toEqual([2, 1, 2, 2, 1]);
  });

  test('[A13] a process that finds no tables creates them, and stores the inquiry', async () => {
    const { database } = await context.databases.open();
    const app = createTestApp(database, noLimitsEnv, undefined, true);
    expect((await app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey() })).status).toBe(201);
    await database.close();
  });

  test('[W4, A5] a network, and the whole service, may store some bytes a day; then the same inquiry is taken without files', async () => {
    context.app = context.createApp({ LIMIT_PER_ADDRESS: '1' });
    const send = async (size: number, pause = 1) => {
      context.advanceClock((pause * hourMs) / 6);
      const files = size > 0 ? [createSampleFile('a.jpg', size)] : [];
      const response = await context.app.postFiles({ ...inquiryFields, _key: createIdempotencyKey() }, files);
      return [response.status, (await response.json()) as object];
    };
    const taken = [201, expect.anything()];
    const refused = [422, { error: 'Words for files_full', fields: { files: 'Words for files_full' } }];
    expect([await send(3 * megabyte), await send(2 * megabyte), await send(0)]).toEqual([taken, refused, taken]);
    expect([await send(megabyte), await send(100)]).toEqual([taken, refused]);
    expect(await send(2 * megabyte, 6 * 24)).toEqual(taken);
    await context.database.exec(`UPDATE hit SET times = 64000 WHERE subject LIKE 'files service%'`);
    expect([await send(100), await send(0)]).toEqual([refused, taken]);
  });
});
