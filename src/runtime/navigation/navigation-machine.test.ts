import { expect, test } from '@jest/globals';
import { initialNavigation, type NavigationEvent, type NavigationState, reduceNavigation, transitions } from './navigation-machine';

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
