import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createNavigationProgress, pendingDelay } from './navigation-progress';

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
