import { beforeEach, expect, test } from '@jest/globals';
import type { NetworkHints } from './network-hints';
import { type VersionWatcher, createVersionWatcher } from './version-watcher';

const rules = (to: string) => [{ from: '/old', to, status: 301 }];

let host: Record<string, unknown>;
let requests: string[];
let now: number;
let connection: NetworkHints | undefined;
let watcher: VersionWatcher;

beforeEach(() => {
  host = {
    '/builds/latest.json': { id: 'one' },
    '/builds/meta/one.json': { rules: rules('/first') },
    '/builds/meta/two.json': { rules: rules('/second') },
  };
  requests = [];
  now = 1_000;
  connection = undefined;
  watcher = createVersionWatcher({
    fetchJson: (address) => {
      requests.push(address);
      const answer = host[address.replace(/\?.*$/, '')];
      return answer === undefined ? Promise.reject(new Error('away')) : Promise.resolve(answer);
    },
    now: () => now,
    getConnection: () => connection,
  });
});

test('[B1] the manifest of the page’s own build is fetched once it is known', async () => {
  await watcher.fetchOwnManifest();
  expect(requests).toEqual([]);
  watcher.setCurrent('one');
  await watcher.fetchOwnManifest();
  expect(requests).toEqual(['/builds/meta/one.json']);
  expect(watcher.getRules()).toEqual(rules('/first'));
});

test('[B1] no manifest is fetched by a visitor who saves data, nor on 2g', async () => {
  watcher.setCurrent('one');
  for (connection of [{ saveData: true }, { effectiveType: '2g' }]) await watcher.fetchOwnManifest();
  expect(requests).toEqual([]);
});

test('[B2] the same build is no news, another one is, and its manifest takes the place of the old', async () => {
  watcher.setCurrent('one');
  await watcher.look();
  expect([watcher.isStale(), requests]).toEqual([false, ['/builds/latest.json?1000']]);
  host['/builds/latest.json'] = { id: 'two' };
  now = 5_000;
  await watcher.look();
  expect([watcher.isStale(), requests.slice(1)]).toEqual([true, ['/builds/latest.json?5000', '/builds/meta/two.json']]);
  expect(watcher.getRules()).toEqual(rules('/second'));
  expect(watcher.getBuildId()).toBe('one');
  await watcher.look();
  expect(requests.filter((address) => address.includes('meta'))).toHaveLength(1);
});

test('[B2] a site set back to the page’s own build is no news any more', async () => {
  watcher.setCurrent('one');
  host['/builds/latest.json'] = { id: 'two' };
  await watcher.look();
  host['/builds/latest.json'] = { id: 'one' };
  await watcher.look();
  expect(watcher.isStale()).toBe(false);
});

test.each([undefined, null, 'text', {}, { id: 7 }, []])('[B2] the answer %j is passed over in silence', async (answer) => {
  watcher.setCurrent('one');
  if (answer === undefined) delete host['/builds/latest.json'];
  else host['/builds/latest.json'] = answer;
  await expect(watcher.look()).resolves.toBeUndefined();
  expect(watcher.isStale()).toBe(false);
});

test('[B2] a page that does not know its build takes the first one it hears of for its own', async () => {
  watcher.setCurrent(undefined);
  await watcher.look();
  expect(watcher.isStale()).toBe(false);
  host['/builds/latest.json'] = { id: 'two' };
  await watcher.look();
  expect(watcher.isStale()).toBe(true);
});

test('[B2] a broken manifest leaves the rules as they were', async () => {
  watcher.setCurrent('one');
  await watcher.fetchOwnManifest();
  host['/builds/latest.json'] = { id: 'two' };
  host['/builds/meta/two.json'] = { rules: 'none' };
  await watcher.look();
  expect([watcher.isStale(), watcher.getRules()]).toEqual([true, rules('/first')]);
});

test('[M1] navigating asks for a newer build at most once a minute', async () => {
  watcher.setCurrent('one');
  await watcher.checkIfDue();
  now += 59_999;
  await watcher.checkIfDue();
  expect(requests).toHaveLength(1);
  now += 1;
  await watcher.checkIfDue();
  expect(requests).toHaveLength(2);
});
