import { expect, jest, test } from '@jest/globals';
import { createPrefetchQueue } from './prefetch';
import { importOnce } from '../on-demand/on-demand';

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

test('[B5] four pages are prefetched at a time, the latest first, and a failed one does not block the others', async () => {
  const started: string[] = [];
  const ends = new Map<string, { pass: () => void; fail: () => void }>();
  const queue = createPrefetchQueue((path) => {
    started.push(path);
    return new Promise<void>((pass, fail) => ends.set(path, { pass, fail: () => fail(new Error('away')) }));
  }, 4);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/1', '/5']) queue.add(path);
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')!.fail();
  await flushTasks();
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/6']);
  ends.get('/1')!.pass();
  await flushTasks();
  expect(started.slice(5)).toEqual(['/5']);
  queue.add('/1');
  queue.add('/2');
  ends.get('/3')!.pass();
  await flushTasks();
  expect(started.slice(6)).toEqual(['/2']);
});

test('[B4] code is fetched once, and again after a failure', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const load = importOnce(fetch);
  await expect(load()).rejects.toThrow('gone');
  await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
