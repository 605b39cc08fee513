import { expect, test, afterEach, beforeEach, jest } from '@jest/globals';
import { createUploadSlots, readBody, UploadedFile } from './read-body';

/** The fields of a body with files, or the status of the error. */
const readParts = (body: string, type = 'multipart/form-data; boundary=x') =>
  readBody(
    new Request('https://narra.example', { method: 'POST', headers: { 'content-type': type }, body }),
    createUploadSlots()(undefined),
  ).catch((error: unknown) => (error as { status: number }).status);
const toPart = (disposition: string, content = 'v') => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

test('[A3, W4] a body with files is read as a browser writes it, and a boundary cuts no word', async () => {
  const disposition = 'name="files"; filename="a%22b\u00f1.pdf"';
  const body = ['name="message"', disposition, disposition, 'name="none"; filename=""', 'name="empty"'].map((head, index) =>
    toPart(head, ['Example --xx', '%PDF', '', '', ''][index]),
  );
  const file = (content: string) => new UploadedFile('a"bñ.pdf', Buffer.from(content));
  const fields = { message: 'Example --xx', files: [file('%PDF'), file('')], empty: '' };
  expect(await readParts(`${body.join('')}--x--\r\n`)).toEqual(fields);
  expect(await readParts(`${body.join('')}--x--`, 'Multipart/Form-Data; charset=utf-8; boundary="x"')).toEqual(fields);
});

test.each([
  ['more than 64 parts', toPart('name=""', '').repeat(65), 413],
  ['a head over 2 KiB', `--x\r\n${'A: b\r\n'.repeat(400)}Content-Disposition: form-data; name="a"\r\n\r\n\r\n`, 413],
  ['a long name', toPart(`name="${'n'.repeat(60_000)}"`), 413],
  ['a long file name', toPart(`name="files"; filename="${'a'.repeat(60_000)}/.pdf"`), 413],
  [
    'names and texts over the limit together',
    toPart('name="a"', 'v'.repeat(184_000)) + toPart(`name="files"; filename="${'a'.repeat(1900)}.pdf"`),
    413,
  ],
  ['a part without a name', '--x\r\nContent-Type: text/plain\r\n\r\n\r\n', 400],
  ['another boundary', toPart('name="a"').replace('--x', '--xx'), 400],
  ['no end', toPart('name="a"').slice(0, -2), 400],
])('[A3] a body with %s is refused', async (_, parts, status) => {
  expect(await readParts(`${parts}--x--\r\n`)).toBe(status);
});

test('[A3] a body of tiny chunks is read no further than some thousands of them, and an ordinary one to its end', async () => {
  let pulled = 0;
  const read = (bytes: number, total: number) => {
    pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        if (pulled > total) controller.close();
        else controller.enqueue(new Uint8Array(bytes).fill(32));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('https://narra.example', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    return readBody(request, createUploadSlots()(undefined)).catch((error: unknown) => (error as { status: number }).status);
  };
  expect(await read(1, 100_000)).toBe(408);
  expect(pulled).toBeLessThan(5000);
  expect(await read(1, 4000)).toBe(400);
  expect(pulled).toBe(4001);
});

test('[A3] parts are counted by the boundary by which they are read', async () => {
  const many = toPart('name=""', '').repeat(3000);
  const statuses = ['xboundary=zzzz; boundary=x', 'boundary=x; boundary=zzzz', 'Boundary="x"; charset=utf-8'].map((parameters) =>
    readParts(many, `multipart/form-data; ${parameters}`),
  );
  expect(await Promise.all(statuses)).toEqual([413, 413, 413]);
});

test('[A3] the values of one name are collected in linear time', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const iterate = jest.spyOn(Array.prototype, Symbol.iterator);
  const fields = await readBody(new Request('https://narra.example', { method: 'POST', headers, body: '&='.repeat(8000) }));
  const read = iterate.mock.contexts.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
  iterate.mockRestore();
  expect(fields['']).toHaveLength(8000);
  expect(read).toBeLessThan(10 * 8000);
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A request whose body gets a chunk of a size each second, for a number of seconds; then nothing, without end. */
function createSlowRequest(contentType: string, bytesPerSecond: number, seconds: number): Request {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => (sent++ < seconds ? setTimeout(resolve, 1000) : undefined));
      controller.enqueue(new Uint8Array(bytesPerSecond));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': contentType }, body, duplex: 'half' };
  return new Request('https://narra.example/api/inquiries', init);
}

/** The status of the error after a number of seconds; undefined while the body is read. */
async function readFor(seconds: number, contentType: string, bytesPerSecond: number, sentSeconds = Infinity): Promise<number | undefined> {
  let status: number | undefined;
  readBody(createSlowRequest(contentType, bytesPerSecond, sentSeconds), createUploadSlots()(undefined)).catch((error: unknown) => {
    status = (error as { status: number }).status;
  });
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return status;
}

test('[A3] a body that takes longer than twenty seconds gets a 408', async () => {
  expect(await readFor(19, 'application/json', 10)).toBeUndefined();
  expect(await readFor(21, 'application/json', 10)).toBe(408);
});

test('[W4] a body with files may take longer while it arrives at the speed of a mobile connection', async () => {
  const type = 'multipart/form-data; boundary=x';
  expect(await readFor(60, type, 40_000)).toBeUndefined();
  expect(await readFor(21, type, 10)).toBe(408);
  expect(await readFor(60, type, 15_000)).toBe(408);
});

test('[A3, W4] a body of which nothing arrives, or no more, gets a 408, however fast it began', async () => {
  const type = 'multipart/form-data; boundary=x';
  expect([await readFor(9, type, 10, 0), await readFor(11, type, 10, 0)]).toEqual([undefined, 408]);
  expect([await readFor(20, type, 1_000_000, 2), await readFor(23, type, 1_000_000, 2)]).toEqual([undefined, 408]);
});

test('[A3] sixteen uploads are kept at once, two of one address; the next one waits', async () => {
  const openSlot = createUploadSlots(1);
  const take = (address: string) => openSlot(address).take();
  for (const address of ['192.0.2.1', '192.0.2.1']) await take(address);
  const refused = { status: 503, details: { headers: { 'Retry-After': '30' } } };
  await expect(take('192.0.2.1')).rejects.toMatchObject(refused);
  for (let other = 1; other <= 14; other += 1) await take(`10.${other}.0.1`);
  await expect(take('10.15.0.1')).rejects.toMatchObject(refused);
});
