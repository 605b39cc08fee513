import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createUploadSlots } from './memory-limits';
import { readBody } from './read-body';

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
