/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lockScroll } from '../../runtime/scroll-lock/scroll-lock';
import { createSmoothScroll, type SmoothScroller } from './create-smooth-scroll';
import { resumeDelay } from './smooth-scroll-options';

// Lenis asks for both; jsdom has neither.
class NoResizeObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia: () => new EventTarget() });

let scroller: SmoothScroller;
beforeEach(() => {
  jest.useFakeTimers();
  scroller = createSmoothScroll();
});
afterEach(() => {
  scroller.destroy();
  jest.useRealTimers();
});

/** Lenis marks the page while it is stopped. */
const isStopped = () => document.documentElement.classList.contains('lenis-stopped');

test('[V1] smooth scrolling pauses after a navigation, and resumes after a moment', () => {
  scroller.pause();
  jest.advanceTimersByTime(resumeDelay - 1);
  expect(isStopped()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isStopped()).toBe(false);
});

test('[V1] an overlay that opens in that moment keeps smooth scrolling stopped until it closes', () => {
  scroller.pause();
  const unlock = lockScroll();
  jest.advanceTimersByTime(resumeDelay);
  expect(isStopped()).toBe(true);
  unlock();
  expect(isStopped()).toBe(false);
});
