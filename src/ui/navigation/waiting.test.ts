import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { moment } from '../../logic/waiting';
import { createWaiting } from './waiting';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('[V3] a navigation', () => {
  test('that takes a moment or less says nothing', () => {
    const waiting = createWaiting(moment);
    const heard = jest.fn();
    waiting.subscribe(heard);
    waiting.begin();
    jest.advanceTimersByTime(249);
    waiting.end();
    jest.advanceTimersByTime(1_000);
    expect(heard).not.toHaveBeenCalled();
  });

  test('that takes longer is waited for until it ends', () => {
    const waiting = createWaiting(moment);
    waiting.begin();
    jest.advanceTimersByTime(250);
    expect(waiting.isWaiting()).toBe(true);
    waiting.end();
    expect(waiting.isWaiting()).toBe(false);
  });

  test('that begins while another is waited for keeps the waiting', () => {
    const waiting = createWaiting(moment);
    waiting.begin();
    jest.advanceTimersByTime(250);
    waiting.begin();
    expect(waiting.isWaiting()).toBe(true);
  });

  test('that Gatsby calls delayed is waited for at once', () => {
    const waiting = createWaiting(moment);
    const heard = jest.fn();
    const leave = waiting.subscribe(heard);
    waiting.delay();
    waiting.delay();
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    waiting.end();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(waiting.isWaiting()).toBe(false);
  });
});
