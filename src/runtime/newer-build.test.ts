/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createVersionWatcher, startVersionPolling } from './newer-build';
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

test('[B1, B2] a page looks for a newer build after a second, each hour in a visible tab, and when the tab is shown or the page comes back; a lost connection is silent', async () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  HTMLScriptElement.supports = () => true;
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  const fetchMock = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetchMock;
  startVersionPolling();
  const countAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return fetchMock.mock.calls.length;
  };
  expect([await countAfter(999), await countAfter(1)]).toEqual([0, 1]);
  expect(fetchMock).toHaveBeenCalledWith('/builds/latest.json?1800000001000', { cache: 'no-store' });
  expect([await countAfter(3_598_999), await countAfter(1)]).toEqual([1, 2]);
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await countAfter(3 * 3_600_000)).toBe(2);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await countAfter(0)).toBe(3);
  for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(await countAfter(0)).toBe(4);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onRejection).not.toHaveBeenCalled();
});

test('[B1, B5] nothing is fetched ahead for a visitor who saves data or is on 2g', () => {
  expect([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isDataSaver)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { saveData: false }, { effectiveType: '3g' }, { effectiveType: '4g' }].map(isDataSaver)).not.toContain(true);
});
