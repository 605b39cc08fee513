import { expect, test } from '@jest/globals';
import { createUploadSlots } from './memory-limits';

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
