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
  window.history.pushState(null, '', to);
  navigation.onNavigated(window.location);
});
const settle = () => jest.advanceTimersByTimeAsync(0);
const page: PageResources = {
  component: { default: { preload: (data) => Promise.resolve(preloaded.push(data)) } },
  json: { data: { title: 'A page' } },
};

/** A transition as a browser makes it: the test says when it is ready. */
interface FakeTransition {
  updated: Promise<void>;
  setReady: () => void;
  reject: () => void;
  skipTransition: jest.Mock;
}

let transitions: FakeTransition[];

function startViewTransition(update: () => Promise<void>) {
  let setReady: () => void = () => undefined;
  let reject: () => void = () => undefined;
  const ready = new Promise<void>((resolve, refuse) => {
    setReady = resolve;
    reject = () => refuse(new Error('skipped'));
  });
  const made = { updated: update(), setReady, reject, skipTransition: jest.fn() };
  transitions.push(made);
  return { ready, finished: made.updated, skipTransition: made.skipTransition };
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  window.history.replaceState(null, '', '/');
  [arrive, preloaded, transitions] = [{}, [], []];
  show.mockClear();
  const loader = {
    loadPage: (path: string) => new Promise<PageResources | undefined>((resolve) => (arrive[path] = resolve)),
    isPageNotFound: () => false,
  };
  Object.assign(window, { ___loader: loader, ___navigate: show, matchMedia: () => ({ matches: false }), CSS: { supports: () => false } });
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: false }) });
  navigation = await import('./navigate');
  address = await import('./address');
  navigation.interceptPopstate();
  navigation.overrideNavigate();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

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

test('[X8] the code that the manifest names is fetched while the data of the page come', async () => {
  Object.assign(window, { asyncRequires: { components: { route: () => Promise.resolve(page.component) } } });
  const { fetchPage } = await import('../gatsby/gatsby-window');
  void fetchPage('/a', ['route', 'HeroSection']);
  await settle();
  expect(preloaded).toEqual([{ page: { sections: [{ __typename: 'HeroSection' }] } }]);
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

test('[X8] a press that comes while the page before is being shown is not lost', async () => {
  show.mockImplementationOnce((to) => window.history.pushState(null, '', to));
  navigation.navigateTo('/a');
  arrive['/a']!(page);
  await settle();
  navigation.navigateTo('/b');
  navigation.onNavigated(window.location);
  arrive['/b']!(page);
  await settle();
  expect(address.address.get()).toBe('/b');
});

test('[B2, B4] a page that cannot be fetched while the host is away is an error of its address and no other, until the next navigation', async () => {
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

test.each(['/our-story', '/news-and-events?kind=event#coming', '#faq', '?kind=news', 'careers', '/a:b'])(
  '[B6] %s stays on the site',
  (to) => {
    expect(navigation.resolveDestination(to, false)).toEqual({ target: to, isAway: false });
  },
);

const away = [
  'https://shop.example/',
  'HTTP://shop.example',
  '//shop.example',
  '\\\\shop.example',
  '/\\shop.example',
  'mailto:a@b.example',
  'tel:+6300',
];

test.each(away)('[B6] %s is blocked unless the caller allows external URLs', (to) => {
  expect(() => navigation.resolveDestination(to, false)).toThrow(navigation.InvalidDestinationError);
  expect(navigation.resolveDestination(to, true)).toEqual({ target: to, isAway: true });
});

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc',
];

test.each(scripts)('[B6] %j is always blocked', (to) => {
  expect(() => navigation.resolveDestination(to, false)).toThrow(navigation.InvalidDestinationError);
  expect(() => navigation.resolveDestination(to, true)).toThrow(navigation.InvalidDestinationError);
});

/** Shows a page in a browser with transitions. */
const showInTransition = () => {
  Object.assign(document, { startViewTransition });
  const shown = jest.fn();
  navigation.withViewTransition(shown);
  return shown;
};

test('[X8] a transition that is prepared in time is not skipped, and the next page has one too', async () => {
  expect(showInTransition()).toHaveBeenCalledTimes(1);
  transitions[0]!.setReady();
  await jest.advanceTimersByTimeAsync(1000);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  showInTransition();
  expect(transitions).toHaveLength(2);
});

test('[X8] a transition that is not prepared in time is skipped, and later pages are shown without one', async () => {
  showInTransition();
  await jest.advanceTimersByTimeAsync(99);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(transitions[0]!.skipTransition).toHaveBeenCalledTimes(1);
  expect(showInTransition()).toHaveBeenCalledTimes(1);
  expect(transitions).toHaveLength(1);
});

test('[X8] a page that is not at hand soon after the press is shown without a transition', async () => {
  Object.assign(document, { startViewTransition });
  navigation.navigateTo('/a');
  await jest.advanceTimersByTimeAsync(50);
  arrive['/a']!(page);
  await settle();
  expect(transitions).toHaveLength(1);
  navigation.navigateTo('/b');
  await jest.advanceTimersByTimeAsync(51);
  arrive['/b']!(page);
  await settle();
  expect([transitions.length, show.mock.calls.length]).toEqual([1, 2]);
});

test('[X8] a transition that another one replaces does not count as slow', async () => {
  showInTransition();
  transitions[0]!.reject();
  await jest.advanceTimersByTimeAsync(1000);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  showInTransition();
  expect(transitions).toHaveLength(2);
});

test('[R7] a transition ends when its page has rendered, or when the next one begins', async () => {
  showInTransition();
  const ended = jest.fn();
  void transitions[0]!.updated.then(ended);
  showInTransition();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  void transitions[1]!.updated.then(ended);
  navigation.finishTransition();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('[P1, G2] the page goes on where a browser refuses to change the address so often', () => {
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
  });
  address.replaceAddress('/search?q=tap');
  expect(address.address.get()).toBe('/search?q=tap');
  refused.mockRestore();
});
