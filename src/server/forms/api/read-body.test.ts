import { expect, test, afterEach, beforeEach, jest } from '@jest/globals';
import { createUploadSlots, readBody } from './read-body';

test('[W4] one network has two slots for uploads, and a large one half of them; the next upload waits for its turn, or gets a 503', async () => {
  const open = createUploadSlots(50);
  const take = async (clientIp: string) => {
    const slot = open(clientIp);
    await slot.take();
    return slot;
  };
  const [first] = [await take('203.0.113.7'), await take('203.0.113.7')];
  await expect(take('203.0.113.7')).rejects.toMatchObject({ status: 503, details: { headers: { 'Retry-After': '30' } } });
  const order: string[] = [];
  const waiting = ['third', 'fourth'].map((name) => take('203.0.113.7').then(() => order.push(name)));
  first.release();
  first.release();
  await expect(Promise.all(waiting)).rejects.toMatchObject({ status: 503 });
  expect(order).toEqual(['third']);
  for (let host = 10; host < 16; host += 1) await take(`203.0.113.${host}`);
  await expect(take('203.0.113.99')).rejects.toMatchObject({ status: 503 });
  for (let network = 0; network < 8; network += 1) await take(`198.18.${network}.1`);
  await expect(take('198.18.99.1')).rejects.toMatchObject({ status: 503 });
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
