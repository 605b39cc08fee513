import { beforeEach, expect, test } from '@jest/globals';
import { createVersionWatcher, isDataSaver, type NetworkHints } from './newer-build';

const rules = (to: string) => [{ from: '/old', to, status: 301 }];

let host: Record<string, object | null>;
let requests: string[];
let now: number;
let connection: NetworkHints | undefined;
let watcher: ReturnType<typeof createVersionWatcher>;

beforeEach(() => {
  host = {
    '/builds/latest.json': { id: 'one' },
    '/builds/meta/one.json': { rules: rules('/first'), code: { '/news': ['route', 'News'], '/article/': ['article'] } },
    '/builds/meta/two.json': { rules: rules('/second') },
  };
  requests = [];
  now = 1_000;
  connection = undefined;
  watcher = createVersionWatcher({
    fetchJson: (address) => {
      requests.push(address);
      return Promise.resolve(host[address.replace(/\?.*$/, '')] ?? null);
    },
    now: () => now,
    getConnection: () => connection,
  });
});

test('[B1, X8] the manifest of the page’s own build is fetched once it is known, but not for a visitor who saves data or is on 2g', async () => {
  await watcher.fetchManifest();
  watcher.setCurrent('one');
  for (connection of [{ saveData: true }, { effectiveType: '2g' }]) await watcher.fetchManifest();
  expect(requests).toEqual([]);
  connection = undefined;
  await watcher.fetchManifest();
  expect(requests).toEqual(['/builds/meta/one.json']);
  expect(watcher.getRules()).toEqual(rules('/first'));
  // X8
  expect(['/news?page=2', '/article/3/brass', '/our-story'].map(watcher.getCode)).toEqual([['route', 'News'], ['article'], []]);
});

test('[B2] the page is stale once the host has another build, whose manifest replaces the old one, and until it returns to its build', async () => {
  watcher.setCurrent('one');
  await watcher.check();
  expect([watcher.isStale(), requests]).toEqual([false, ['/builds/latest.json?1000']]);
  host['/builds/latest.json'] = { id: 'two' };
  now = 5_000;
  await watcher.check();
  expect([watcher.isStale(), requests.slice(1)]).toEqual([true, ['/builds/latest.json?5000', '/builds/meta/two.json']]);
  expect(watcher.getRules()).toEqual(rules('/second'));
  expect(watcher.getBuildId()).toBe('one');
  await watcher.check();
  expect(requests.filter((address) => address.includes('meta'))).toHaveLength(1);
  host['/builds/latest.json'] = { id: 'one' };
  await watcher.check();
  expect(watcher.isStale()).toBe(false);
});

test.each([null, {}, { id: 7 }, []])('[B2] the answer %j is ignored', async (answer) => {
  watcher.setCurrent('one');
  host['/builds/latest.json'] = answer;
  await expect(watcher.check()).resolves.toBeUndefined();
  expect(watcher.isStale()).toBe(false);
});

test('[B2] without a known build the first one fetched counts as the page’s own', async () => {
  watcher.setCurrent(undefined);
  await watcher.check();
  expect(watcher.isStale()).toBe(false);
  host['/builds/latest.json'] = { id: 'two' };
  await watcher.check();
  expect(watcher.isStale()).toBe(true);
});

test('[B2] a malformed manifest leaves the rules unchanged', async () => {
  watcher.setCurrent('one');
  await watcher.fetchManifest();
  host['/builds/latest.json'] = { id: 'two' };
  host['/builds/meta/two.json'] = { rules: 'none' };
  await watcher.check();
  expect([watcher.isStale(), watcher.getRules()]).toEqual([true, rules('/first')]);
});

test('[M1] navigation checks for a newer build at most once a minute', async () => {
  watcher.setCurrent('one');
  await watcher.check(60_000);
  now += 59_999;
  await watcher.check(60_000);
  expect(requests).toHaveLength(1);
  now += 1;
  await watcher.check(60_000);
  expect(requests).toHaveLength(2);
});

test('[B1, B5] nothing is fetched ahead for a visitor who saves data or is on 2g', () => {
  expect([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isDataSaver)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { saveData: false }, { effectiveType: '3g' }, { effectiveType: '4g' }].map(isDataSaver)).not.toContain(true);
});
