import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pendingDelay } from './pending-delay';
import { createNavigationProgress } from './navigation-progress';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('[V3] a navigation', () => {
  test('that takes a moment or less says nothing', () => {
    const waiting = createNavigationProgress(pendingDelay);
    const heard = jest.fn();
    waiting.subscribe(heard);
    waiting.start();
    jest.advanceTimersByTime(249);
    waiting.finish();
    jest.advanceTimersByTime(1_000);
    expect(heard).not.toHaveBeenCalled();
  });

  test('that takes longer is waited for until it ends', () => {
    const waiting = createNavigationProgress(pendingDelay);
    waiting.start();
    jest.advanceTimersByTime(250);
    expect(waiting.isWaiting()).toBe(true);
    waiting.finish();
    expect(waiting.isWaiting()).toBe(false);
  });

  test('that begins while another is waited for keeps the waiting', () => {
    const waiting = createNavigationProgress(pendingDelay);
    waiting.start();
    jest.advanceTimersByTime(250);
    waiting.start();
    expect(waiting.isWaiting()).toBe(true);
  });

  test('that Gatsby calls delayed is waited for at once', () => {
    const waiting = createNavigationProgress(pendingDelay);
    const heard = jest.fn();
    const leave = waiting.subscribe(heard);
    waiting.showNow();
    waiting.showNow();
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    waiting.finish();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(waiting.isWaiting()).toBe(false);
  });
});
