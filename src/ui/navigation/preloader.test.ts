import { expect, test } from '@jest/globals';
import { createPreloader } from './preloader';

const settled = () => new Promise((done) => setTimeout(done));

test('[B5] four pages are preloaded at a time, the last one asked for first, a failed one no obstacle', async () => {
  const begun: string[] = [];
  const ends = new Map<string, { pass: () => void; fail: () => void }>();
  const preloader = createPreloader((path) => {
    begun.push(path);
    return new Promise<void>((pass, fail) => ends.set(path, { pass, fail: () => fail(new Error('away')) }));
  }, 4);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/1', '/5']) preloader.preload(path);
  expect(begun).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')!.fail();
  await settled();
  expect(begun).toEqual(['/1', '/2', '/3', '/4', '/6']);
  ends.get('/1')!.pass();
  await settled();
  expect(begun.slice(5)).toEqual(['/5']);
  preloader.preload('/1');
  preloader.preload('/2');
  ends.get('/3')!.pass();
  await settled();
  expect(begun.slice(6)).toEqual(['/2']);
});
