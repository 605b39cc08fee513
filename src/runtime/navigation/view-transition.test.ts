/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as ViewTransitions from './view-transition';

/** A transition as a browser makes it: the test says when it is ready. */
interface FakeTransition {
  updated: Promise<void>;
  setReady: () => void;
  reject: () => void;
  skipTransition: jest.Mock;
}

let transitions: FakeTransition[];
let transition: typeof ViewTransitions;

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
  transitions = [];
  jest.useFakeTimers();
  jest.resetModules();
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  transition = await import('./view-transition');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const show = () => {
  const shown = jest.fn();
  transition.withViewTransition(shown);
  return shown;
};

test('[X8] a transition that is prepared in time is not skipped, and the next page has one too', async () => {
  expect(show()).toHaveBeenCalledTimes(1);
  transitions[0]!.setReady();
  await jest.advanceTimersByTimeAsync(1000);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  show();
  expect(transitions).toHaveLength(2);
});

test('[X8] a transition that is not prepared in time is skipped, and later pages are shown without one', async () => {
  show();
  await jest.advanceTimersByTimeAsync(99);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(transitions[0]!.skipTransition).toHaveBeenCalledTimes(1);
  expect(show()).toHaveBeenCalledTimes(1);
  expect(transitions).toHaveLength(1);
});

test('[X8] a transition that another one replaces does not count as slow', async () => {
  show();
  transitions[0]!.reject();
  await jest.advanceTimersByTimeAsync(1000);
  expect(transitions[0]!.skipTransition).not.toHaveBeenCalled();
  show();
  expect(transitions).toHaveLength(2);
});

test('[R7] a transition ends when its page has rendered, or when the next one begins', async () => {
  show();
  const ended = jest.fn();
  void transitions[0]!.updated.then(ended);
  show();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  void transitions[1]!.updated.then(ended);
  transition.finishTransition();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(2);
});
