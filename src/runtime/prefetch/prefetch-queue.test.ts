import { expect, test } from '@jest/globals';
import { createPrefetchQueue } from './prefetch-queue';

const flushTasks = () => new Promise((done) => setTimeout(done));

test('[B5] four pages are preloaded at a time, the last one asked for first, a failed one no obstacle', async () => {
  const begun: string[] = [];
  const ends = new Map<string, { pass: () => void; fail: () => void }>();
  const preloader = createPrefetchQueue((path) => {
    begun.push(path);
    return new Promise<void>((pass, fail) => ends.set(path, { pass, fail: () => fail(new Error('away')) }));
  }, 4);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/1', '/5']) preloader.add(path);
  expect(begun).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')!.fail();
  await flushTasks();
  expect(begun).toEqual(['/1', '/2', '/3', '/4', '/6']);
  ends.get('/1')!.pass();
  await flushTasks();
  expect(begun.slice(5)).toEqual(['/5']);
  preloader.add('/1');
  preloader.add('/2');
  ends.get('/3')!.pass();
  await flushTasks();
  expect(begun.slice(6)).toEqual(['/2']);
});
