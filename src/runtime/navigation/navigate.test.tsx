/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GatsbyNavigate, PageResources } from '../gatsby/gatsby-window';
import type * as Address from './address';
import type * as Navigate from './navigate';

let address: typeof Address;
let navigation: typeof Navigate;
let arrive: Record<string, (page: PageResources | undefined) => void>;
let preloaded: object[];
const show = jest.fn<GatsbyNavigate>((to) => {
  window.history.pushState(null, '', String(to));
  navigation.onNavigated(window.location);
});
const settle = () => jest.advanceTimersByTimeAsync(0);
const page: PageResources = {
  component: { default: { preload: (data) => Promise.resolve(preloaded.push(data)) } },
  json: { data: { title: 'A page' } },
};

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  window.history.replaceState(null, '', '/');
  [arrive, preloaded] = [{}, []];
  show.mockClear();
  const loader = {
    loadPage: (path: string) => new Promise<PageResources | undefined>((resolve) => (arrive[path] = resolve)),
    isPageNotFound: () => false,
  };
  Object.assign(window, { ___loader: loader, ___navigate: show });
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: false }) });
  navigation = await import('./navigate');
  address = await import('./address');
  navigation.interceptPopstate();
  navigation.overrideNavigate();
});
afterEach(() => void jest.useRealTimers());

test('[X8] a page is shown once its data and the code that they name are there', async () => {
  navigation.navigateTo('/a');
  await settle();
  expect(show).not.toHaveBeenCalled();
  arrive['/a']!(page);
  await settle();
  expect(preloaded).toEqual([{ title: 'A page' }]);
  expect(show).toHaveBeenCalledTimes(1);
  expect(address.address.get()).toBe('/a');
});

test.each([
  ['a later one', () => navigation.navigateTo('/b')],
  ['a step that stays on the page', () => navigation.cancelPending()],
])('[V3] the outcome of a navigation that is replaced by %s is ignored', async (_, replace) => {
  navigation.navigateTo('/a');
  replace();
  arrive['/a']!(page);
  await settle();
  expect(show).not.toHaveBeenCalled();
});

test('[V3] only a navigation that takes longer than a quarter of a second is shown, until it ends', async () => {
  navigation.navigateTo('/a');
  await jest.advanceTimersByTimeAsync(249);
  expect(navigation.navigationProgress.get()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(navigation.navigationProgress.get()).toBe(true);
  navigation.navigateTo('/b');
  expect(navigation.navigationProgress.get()).toBe(true);
  arrive['/b']!(page);
  await settle();
  expect(navigation.navigationProgress.get()).toBe(false);
});

test('[B4] a page that cannot be fetched while the host is away is an error of its address, until the next navigation', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('away')) });
  navigation.navigateTo('/a');
  arrive['/a']!(undefined);
  await settle();
  expect(navigation.navigationErrors.get()).toEqual({ kind: 'unreachable', href: '/a' });
  navigation.navigateTo('/b');
  arrive['/b']!(page);
  await settle();
  expect(navigation.navigationErrors.get()).toBeNull();
});

test('[G5] a filter and navigation share one address: the way back to the page without the filter is a navigation', async () => {
  address.replaceAddress('/?category=tile');
  navigation.navigateTo('/');
  arrive['/']!(page);
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
  expect(address.address.get()).toBe('/');
});

test('[A5] the time on a page counts from its own opening, and on the first page from the request of the document', async () => {
  const start = performance.now();
  await jest.advanceTimersByTimeAsync(900);
  expect(navigation.getTimeOnPage()).toBe(start + 900);
  navigation.navigateTo('/a');
  arrive['/a']!(page);
  await settle();
  await jest.advanceTimersByTimeAsync(100);
  expect(navigation.getTimeOnPage()).toBe(100);
});
