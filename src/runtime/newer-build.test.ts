import { beforeEach, expect, jest, test } from '@jest/globals';
import { createVersionWatcher } from './newer-build';
import { isDataSaver, type NetworkHints } from './prefetch';

const rules = (from: string) => [{ from, to: '/our-story', status: 301 }];

let host: Record<string, object | null>;
let requests: string[];
let connection: NetworkHints | undefined;
const onNewBuild = jest.fn();
let look: () => Promise<void>;

beforeEach(() => {
  host = {
    '/builds/latest.json': { id: 'one' },
    '/builds/meta/one.json': { rules: rules('/first') },
    '/builds/meta/two.json': { rules: rules('/second') },
  };
  requests = [];
  connection = undefined;
  onNewBuild.mockReset();
  look = createVersionWatcher({
    fetchJson: (address) => {
      requests.push(address);
      return Promise.resolve(host[address.replace(/\?.*$/, '')] ?? null);
    },
    now: () => 1_800_000_000_000,
    getConnection: () => connection,
    onNewBuild,
  });
});

const publish = (id: string | null) => {
  host['/builds/latest.json'] = id === null ? null : { id };
  return look();
};

test('[B1] a page fetches the id of the latest build, past any cache, and its manifest; the first is that of the page', async () => {
  await look();
  expect(requests).toEqual(['/builds/latest.json?1800000000000', '/builds/meta/one.json']);
  expect(onNewBuild).not.toHaveBeenCalled();
});

test('[B1] nothing is fetched on a slow connection', async () => {
  connection = { saveData: true };
  await look();
  expect(requests).toEqual([]);
});

test('[B2] a build with another id brings its own rules, once, and so does one that comes back', async () => {
  await look();
  await look();
  await publish('two');
  await look();
  await publish('one');
  expect(onNewBuild.mock.calls).toEqual([[{ id: 'two', rules: rules('/second') }], [{ id: 'one', rules: rules('/first') }]]);
});

test('[B2] a build whose manifest cannot be read has no rules, and never those of another', async () => {
  await look();
  host['/builds/meta/two.json'] = { rules: 'none' };
  await publish('two');
  expect(onNewBuild.mock.calls).toEqual([[{ id: 'two', rules: [] }]]);
});

test.each([null, {}, { id: 7 }, []])('[B2] the answer %j is ignored in silence', async (answer) => {
  await look();
  host['/builds/latest.json'] = answer;
  await expect(look()).resolves.toBeUndefined();
  expect(onNewBuild).not.toHaveBeenCalled();
});

test('[B1, B5] nothing is fetched ahead for a visitor who saves data or is on 2g', () => {
  expect([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isDataSaver)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { saveData: false }, { effectiveType: '3g' }, { effectiveType: '4g' }].map(isDataSaver)).not.toContain(true);
});
