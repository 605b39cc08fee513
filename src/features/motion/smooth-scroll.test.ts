/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Lenis from 'lenis';
import { lockScroll } from '../../runtime/overlay';
import { isSmoothScrollPath } from './motion';
import { isExternallyScrolled, resumeDelay, startSmoothScroll } from './smooth-scroll';

// Lenis asks for both; jsdom has neither.
class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia: () => new EventTarget() });

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = startSmoothScroll();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Lenis marks the page while it is stopped. */
const isStopped = () => document.documentElement.classList.contains('lenis-stopped');

/** What brings a page back from the memory of the browser. */
const comeBack = () => window.dispatchEvent(new Event('pageshow'));

test('[V1] smooth scrolling pauses at the start of a page, also of one that comes back, and resumes after a moment', () => {
  for (const begin of [() => undefined, comeBack]) {
    begin();
    jest.advanceTimersByTime(resumeDelay - 1);
    expect(isStopped()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isStopped()).toBe(false);
  }
});

test('[V1, V5] an overlay that is open before or in that moment keeps smooth scrolling stopped until it closes', () => {
  for (const begin of [() => undefined, comeBack]) {
    const unlock = lockScroll();
    begin();
    jest.advanceTimersByTime(resumeDelay);
    expect(isStopped()).toBe(true);
    unlock();
    expect(isStopped()).toBe(false);
  }
});

test('[V1] smooth scrolling lasts 2.5 seconds, vertically, eased out exponentially, and resumes after 10 ms', () => {
  const pause = jest.spyOn(Lenis.prototype, 'stop');
  comeBack();
  const { duration, orientation, easing } = (pause.mock.contexts[0] as Lenis).options;
  expect([duration, orientation, resumeDelay]).toEqual([2.5, 'vertical', 10]);
  expect([0, 0.1, 0.5, 1].map((share) => Math.round(easing!(share) * 1_000))).toEqual([1, 501, 970, 1_000]);
});

test('[V1] smooth scrolling is off on an article alone, and yields to external scrolling, not to rounding', () => {
  expect(['/', '/our-story', '/articles', '', '/article/3/the-terrazzo-table'].map(isSmoothScrollPath)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect([400.4, 402, 402.1].map((eased) => isExternallyScrolled(eased, 400))).toEqual([false, false, true]);
  expect(isExternallyScrolled(400.4, 1200)).toBe(true);
  expect(isExternallyScrolled(400.4, 0)).toBe(true);
});
