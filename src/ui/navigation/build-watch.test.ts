import { beforeEach, expect, test } from '@jest/globals';
import type { Connection } from '../../logic/connection';
import { type BuildWatch, createBuildWatch } from './build-watch';

const rules = (to: string) => [{ from: '/old', to, status: 301 }];

let host: Record<string, unknown>;
let asked: string[];
let now: number;
let connection: Connection | undefined;
let watch: BuildWatch;

beforeEach(() => {
  host = {
    '/builds/latest.json': { id: 'one' },
    '/builds/meta/one.json': { rules: rules('/first') },
    '/builds/meta/two.json': { rules: rules('/second') },
  };
  asked = [];
  now = 1_000;
  connection = undefined;
  watch = createBuildWatch({
    fetchJson: (address) => {
      asked.push(address);
      const answer = host[address.replace(/\?.*$/, '')];
      return answer === undefined ? Promise.reject(new Error('away')) : Promise.resolve(answer);
    },
    now: () => now,
    connection: () => connection,
  });
});

test('[B1] the manifest of the page’s own build is fetched once it is known', async () => {
  await watch.fetchOwnManifest();
  expect(asked).toEqual([]);
  watch.begin('one');
  await watch.fetchOwnManifest();
  expect(asked).toEqual(['/builds/meta/one.json']);
  expect(watch.rules()).toEqual(rules('/first'));
});

test('[B1] no manifest is fetched by a visitor who saves data, nor on 2g', async () => {
  watch.begin('one');
  for (connection of [{ saveData: true }, { effectiveType: '2g' }]) await watch.fetchOwnManifest();
  expect(asked).toEqual([]);
});

test('[B2] the same build is no news, another one is, and its manifest takes the place of the old', async () => {
  watch.begin('one');
  await watch.look();
  expect([watch.isStale(), asked]).toEqual([false, ['/builds/latest.json?1000']]);
  host['/builds/latest.json'] = { id: 'two' };
  now = 5_000;
  await watch.look();
  expect([watch.isStale(), asked.slice(1)]).toEqual([true, ['/builds/latest.json?5000', '/builds/meta/two.json']]);
  expect(watch.rules()).toEqual(rules('/second'));
  expect(watch.build()).toBe('one');
  await watch.look();
  expect(asked.filter((address) => address.includes('meta'))).toHaveLength(1);
});

test('[B2] a site set back to the page’s own build is no news any more', async () => {
  watch.begin('one');
  host['/builds/latest.json'] = { id: 'two' };
  await watch.look();
  host['/builds/latest.json'] = { id: 'one' };
  await watch.look();
  expect(watch.isStale()).toBe(false);
});

test.each([undefined, null, 'text', {}, { id: 7 }, []])('[B2] the answer %j is passed over in silence', async (answer) => {
  watch.begin('one');
  if (answer === undefined) delete host['/builds/latest.json'];
  else host['/builds/latest.json'] = answer;
  await expect(watch.look()).resolves.toBeUndefined();
  expect(watch.isStale()).toBe(false);
});

test('[B2] a page that does not know its build takes the first one it hears of for its own', async () => {
  watch.begin(undefined);
  await watch.look();
  expect(watch.isStale()).toBe(false);
  host['/builds/latest.json'] = { id: 'two' };
  await watch.look();
  expect(watch.isStale()).toBe(true);
});

test('[B2] a broken manifest leaves the rules as they were', async () => {
  watch.begin('one');
  await watch.fetchOwnManifest();
  host['/builds/latest.json'] = { id: 'two' };
  host['/builds/meta/two.json'] = { rules: 'none' };
  await watch.look();
  expect([watch.isStale(), watch.rules()]).toEqual([true, rules('/first')]);
});

test('[M1] navigating asks for a newer build at most once a minute', async () => {
  watch.begin('one');
  await watch.lookIfDue();
  now += 59_999;
  await watch.lookIfDue();
  expect(asked).toHaveLength(1);
  now += 1;
  await watch.lookIfDue();
  expect(asked).toHaveLength(2);
});
