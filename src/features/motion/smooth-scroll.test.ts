/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lockScroll } from '../../runtime/overlay';
import { isSmoothScrollPath } from './motion';
import { isExternallyScrolled, resumeDelay, smoothScrollOptions, startSmoothScroll } from './smooth-scroll';

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

test('[V1] smooth scrolling lasts 2.5 seconds, vertically, and resumes after 10 ms', () => {
  expect(smoothScrollOptions).toMatchObject({ duration: 2.5, orientation: 'vertical' });
  expect(resumeDelay).toBe(10);
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
