import { describe, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createSampleFile, createTestApp } from './app.fixture';
import { startSmtpServer } from './mail/smtp-server.fixture';
import { databaseKinds } from './store/databases.fixture';
import { noLimitsEnv, useTestApp } from './use-test-app.fixture';

const dayMs = 86_400_000;
const megabyte = 1_000_000;

const createStream = (size: number) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536).fill(97));
      if ((size -= 65_536) <= 0) controller.close();
    },
  });

describe.each(databaseKinds)('on the %s database', (_, openDatabases) => {
  const context = useTestApp(openDatabases);
  const count = async () => {
    const [row] = await context.database.query(
      'SELECT (SELECT count(*)::int FROM inquiry) AS inquiries, (SELECT count(*)::int FROM inquiry_file) AS files, (SELECT count(*)::int FROM outbox) AS mails',
    );
    return row;
  };

  test('[W4] files are stored with the inquiry under safe names, and mailed to the staff as attachments', async () => {
    const smtp = await startSmtpServer();
    const mailing = createTestApp(context.database, { ...noLimitsEnv, SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
    const files = [createSampleFile('../my plan\u202e.exe', 1_500_000, '%PDF-1.7'), createSampleFile('Niño.JPEG', 2 * megabyte)];
    const response = await mailing.postFiles({ ...inquiryFields, _key: createIdempotencyKey() }, files);
    const { reference } = (await response.json()) as { reference: string };
    const stored = await mailing.store.getFiles(reference);
    expect([response.status, stored.map(({ name, type }) => [name, type])]).toEqual([
      201,
      [
        ['my plan.pdf', 'application/pdf'],
        ['Niño.jpg', 'image/jpeg'],
      ],
    ]);
    for (const [index, file] of files.entries())
      expect(Buffer.compare(stored[index]!.bytes, Buffer.from(await file.arrayBuffer()))).toBe(0);
    expect((await mailing.store.getInquiry(reference))?.values['files']).toBe('my plan.pdf\nNiño.jpg');
    expect(await mailing.sendMails(10_000)).toBe(1);
    const [message = ''] = smtp.messages;
    expect(message).toMatch(
      /Content-Type: application\/pdf; name="my plan\.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment/,
    );
    expect(message).toContain('Content-Type: image/jpeg');
    const attached = /filename="my plan\.pdf"\r\n\r\n([^-]+)/.exec(message)?.[1] ?? '';
    expect(Buffer.compare(Buffer.from(attached, 'base64'), stored[0]!.bytes)).toBe(0);
    expect(mailing.logLines).toEqual([]);
    await smtp.close();
  });

  test('[W4] a retry stores and mails nothing twice: with a key whatever the files, without one the same files', async () => {
    const key = { ...inquiryFields, _key: createIdempotencyKey() };
    const one = [createSampleFile('one.jpg', 1000)];
    const statuses = (await Promise.all([0, 1, 2].map(() => context.app.postFiles(key, one)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect(await count()).toEqual({ inquiries: 1, files: 1, mails: 1 });
    const plain = (files: readonly File[]) => context.app.postFiles({ ...inquiryFields, _website: '' }, files, { accept: 'text/html' });
    const pages = [];
    for (const files of [one, one, [createSampleFile('one.jpg', 1001)], [new File([], '')]]) pages.push((await plain(files)).status);
    expect(pages).toEqual([201, 200, 201, 201]);
    expect(await count()).toEqual({ inquiries: 4, files: 3, mails: 4 });
  });

  test('[W4] files are deleted with the data of a person, and when the retention period is over', async () => {
    const send = (email: string) =>
      context.app.postFiles({ ...inquiryFields, email, _key: createIdempotencyKey() }, [createSampleFile('a.jpg', 9000)]);
    await Promise.all([send('goes@sample.example'), send('stays@sample.example')]);
    await context.app.store.deleteByEmail('goes@sample.example');
    expect(await count()).toEqual({ inquiries: 1, files: 1, mails: 1 });
    await context.app.store.purge(730, new Date(context.app.clock.now.getTime() + 731 * dayMs));
    expect(await count()).toEqual({ inquiries: 0, files: 0, mails: 0 });
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
    expect([await count(), context.app.logLines]).toEqual([{ inquiries: 0, files: 0, mails: 0 }, []]);
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
});
