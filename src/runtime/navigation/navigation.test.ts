import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { initialNavigation, type NavigationEvent, type NavigationState, reduceNavigation, transitions } from './navigation-machine';
import { createNavigationProgress, pendingDelay } from './navigation-progress';
import { getPayloadUrl, InvalidPayloadPathError, parseReloads, recordReload } from './load-document';

const run = (...events: NavigationEvent[]): NavigationState => events.reduce(reduceNavigation, initialNavigation);
const rendered = (path: string, time = 0): NavigationEvent => ({ type: 'rendered', path, time });
const requested: NavigationEvent = { type: 'requested' };
const cancelled: NavigationEvent = { type: 'cancelled' };
const outcome = (type: 'loaded' | 'missing' | 'failed' | 'recovered', id: number): NavigationEvent => ({ type, id });

test.each<[string, NavigationEvent[], Partial<NavigationState>]>([
  ['the first page is idle', [rendered('/')], { status: 'idle', path: '/', openedAt: 0 }],
  ['a request loads', [rendered('/'), requested], { status: 'loading', path: '/', id: 1 }],
  ['a loaded page is being shown', [rendered('/'), requested, outcome('loaded', 1)], { status: 'showing', path: '/' }],
  ['a rendered page is idle', [rendered('/'), requested, outcome('loaded', 1), rendered('/a', 9)], { status: 'idle', path: '/a' }],
  ['a path without a page leaves to the host', [rendered('/'), requested, outcome('missing', 1)], { status: 'idle', path: '/' }],
  ['a failed page recovers', [rendered('/'), requested, outcome('failed', 1)], { status: 'recovering', path: '/' }],
  ['recovery ends', [rendered('/'), requested, outcome('failed', 1), outcome('recovered', 1)], { status: 'idle', path: '/' }],
  ['a dropped navigation is idle', [rendered('/'), requested, cancelled], { status: 'idle', path: '/', id: 2 }],
])('[V3] navigation: %s', (_, events, state) => {
  expect(run(...events)).toMatchObject(state);
});

test.each<[string, NavigationEvent[]]>([
  ['by a later one', [rendered('/'), requested, requested]],
  ['by a step that stays on the page', [rendered('/'), requested, cancelled]],
])('the outcome of a navigation replaced %s is ignored', (_, events) => {
  const state = run(...events);
  for (const type of ['loaded', 'missing', 'failed', 'recovered'] as const) expect(reduceNavigation(state, outcome(type, 1))).toBe(state);
});

test('[B4] recovery of a replaced navigation is ignored', () => {
  const state = run(rendered('/'), requested, outcome('failed', 1), requested);
  expect(reduceNavigation(state, outcome('recovered', 1))).toBe(state);
});

test('[A5] the time on a page counts from its own opening, and on the first page from the request of the document', () => {
  expect(run(rendered('/', 900)).openedAt).toBe(0);
  expect(run(rendered('/', 900), rendered('/', 1000)).openedAt).toBe(0);
  expect(run(rendered('/', 900), requested, outcome('loaded', 1), rendered('/a', 2000)).openedAt).toBe(2000);
});

test('navigation: a new request replaces the pending one in every status', () => {
  expect(Object.values(transitions).map(({ requested: next }) => next)).toEqual(Array(5).fill('loading'));
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[V3] a navigation within the delay is not shown', () => {
  const progress = createNavigationProgress(pendingDelay);
  const listener = jest.fn();
  progress.subscribe(listener);
  progress.start();
  jest.advanceTimersByTime(249);
  progress.finish();
  jest.advanceTimersByTime(1_000);
  expect(listener).not.toHaveBeenCalled();
});

test('[V3] a slower navigation is shown until it finishes', () => {
  const progress = createNavigationProgress(pendingDelay);
  progress.start();
  jest.advanceTimersByTime(250);
  expect(progress.get()).toBe(true);
  progress.finish();
  expect(progress.get()).toBe(false);
});

test('[V3] a navigation that starts while another is shown stays shown', () => {
  const progress = createNavigationProgress(pendingDelay);
  progress.start();
  jest.advanceTimersByTime(250);
  progress.start();
  expect(progress.get()).toBe(true);
});

test('[V3] a navigation that Gatsby reports as delayed is shown at once', () => {
  const progress = createNavigationProgress(pendingDelay);
  const listener = jest.fn();
  const unsubscribe = progress.subscribe(listener);
  progress.showNow();
  progress.showNow();
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  progress.finish();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(progress.get()).toBe(false);
});

const now = 1_800_000_000_000;

test('[B4] each path is reloaded at most once in 10 seconds, also when a clock was set back', () => {
  const first = recordReload({}, '/careers', now)!;
  expect(first).toEqual({ '/careers': now });
  expect(recordReload(first, '/careers', now)).toBeUndefined();
  expect(recordReload(first, '/careers', now + 9_999)).toBeUndefined();
  expect(recordReload(first, '/service', now + 1)).toEqual({ '/careers': now, '/service': now + 1 });
  expect(recordReload(first, '/careers', now + 10_000)).toEqual({ '/careers': now + 10_000 });
  expect(recordReload({ '/careers': now + 60_000 }, '/careers', now)).toBeUndefined();
});

test.each([null, '', 'nonsense', '[]', 'null', '7', '{"/careers":"soon"}'])('[B4] the record %j counts as none', (kept) => {
  expect(parseReloads(kept)).toEqual({});
});

test('[B4] a stored record is parsed, and an unreadable one is empty', () => {
  expect(parseReloads(JSON.stringify({ '/careers': now, '/service': null }))).toEqual({ '/careers': now });
});

test('[B3] the payload of a page has one URL per build', () => {
  expect(getPayloadUrl('/our-story', '3f2a')).toBe('/our-story/_payload.json?3f2a');
  expect(getPayloadUrl('/article/7/the-bath/', '3f2a')).toBe('/article/7/the-bath/_payload.json?3f2a');
  expect(getPayloadUrl('/', 'a b&c')).toBe('/_payload.json?a%20b%26c');
});

const elsewhere = [
  'https://elsewhere.example/our-story',
  'HTTP://elsewhere.example',
  '//elsewhere.example/our-story',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/a\\..\\\\elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
  'our-story',
  '',
  ' //elsewhere.example',
  '/\t/elsewhere.example',
  '/our-story?x',
  '/our-story#x',
];

test.each(elsewhere)('[B3] %j is not the path of a payload', (path) => {
  expect(() => getPayloadUrl(path, '3f2a')).toThrow(InvalidPayloadPathError);
});
