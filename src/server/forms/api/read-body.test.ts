import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readBody } from './read-body';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A request whose body gets a chunk of a size each second, without end. */
function createSlowRequest(contentType: string, bytesPerSecond: number): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      controller.enqueue(new Uint8Array(bytesPerSecond));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': contentType }, body, duplex: 'half' };
  return new Request('https://narra.example/api/inquiries', init);
}

/** The status of the error after a number of seconds; undefined while the body is read. */
async function readFor(seconds: number, contentType: string, bytesPerSecond: number): Promise<number | undefined> {
  let status: number | undefined;
  readBody(createSlowRequest(contentType, bytesPerSecond), { takesFiles: true }).catch((error: unknown) => {
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
