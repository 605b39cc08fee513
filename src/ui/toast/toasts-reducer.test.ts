import { expect, test } from '@jest/globals';
import {
  isPaused,
  toastPositions,
  getRemainingTime,
  getAriaRole,
  toastSeverities,
  type Toast,
  type ToastEvent,
  type ToastRequest,
  toastsReducer,
} from './toasts-reducer';

const request: ToastRequest = { severity: 'success', summary: 'Done', detail: 'It is done.', pausesOnHover: true };
const shown = (id: number, now = 0, more: Partial<ToastRequest> = {}): ToastEvent => ({
  type: 'shown',
  id,
  now,
  request: { ...request, ...more },
});
const after = (...events: ToastEvent[]): readonly Toast[] => events.reduce<readonly Toast[]>(toastsReducer, []);
const paused = (now: number, reason: 'hover' | 'focus' = 'hover', id = 1): ToastEvent => ({ type: 'paused', id, reason, now });
const resumed = (now: number, reason: 'hover' | 'focus' = 'hover', id = 1): ToastEvent => ({ type: 'resumed', id, reason, now });
const rest = (now: number, ...events: ToastEvent[]) => after(...events).map((toast) => getRemainingTime(toast, now));

test('[T1] there are six severities; errors and warnings are alerts, the others status', () => {
  expect(toastSeverities.map((severity) => [severity, getAriaRole(severity)])).toEqual([
    ['info', 'status'],
    ['success', 'status'],
    ['warn', 'alert'],
    ['error', 'alert'],
    ['secondary', 'status'],
    ['contrast', 'status'],
  ]);
});

test('[T1] by default a toast is top right for 3000 ms and does not pause', () => {
  const plain: ToastRequest = { severity: 'info', summary: 'Note', detail: '' };
  expect(after({ type: 'shown', id: 7, request: plain, now: 40 })).toEqual([
    { ...plain, id: 7, duration: 3000, position: 'top-right', pausesOnHover: false, startedAt: 40, remaining: 3000, pauseReasons: [] },
  ]);
});

test.each(toastPositions)('[T1] a toast can be placed at %s', (position) => {
  expect(after(shown(1, 0, { position }))).toMatchObject([{ position }]);
});

test('[T1] toasts stack, oldest first, also with equal text', () => {
  expect(after(shown(1), shown(2), shown(3, 0, { severity: 'error' })).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('[T2] closing a toast leaves the others unchanged', () => {
  const before = after(shown(1), shown(2), shown(3));
  expect(toastsReducer(before, { type: 'closed', id: 2 })).toEqual([before[0], before[2]]);
  expect(toastsReducer(before, { type: 'closed', id: 9 })).toEqual(before);
});

test('[T2] the remaining time runs down to zero, and stays during a pause', () => {
  const events = [shown(1, 1000, { duration: 5000 })];
  expect([1000, 2500, 6000, 9000].map((now) => rest(now, ...events))).toEqual([[5000], [3500], [0], [0]]);
  expect(rest(60_000, shown(1), paused(1200))).toEqual([1800]);
  expect(rest(60_500, shown(1), paused(1200), resumed(60_000))).toEqual([1300]);
});

test('[T2] a second pause keeps what the first one left, and one after the end leaves no time', () => {
  const events = [shown(1), paused(1000), resumed(5000), paused(5500)];
  expect(rest(90_000, ...events)).toEqual([1500]);
  expect(rest(90_400, ...events, resumed(90_000))).toEqual([1100]);
  expect(rest(8000, shown(1), paused(4000), resumed(8000))).toEqual([0]);
});

test('[T2] hover and focus pause independently: the timer runs on when both have ended', () => {
  const held = [shown(1), paused(1000, 'hover'), paused(1500, 'focus'), resumed(2000, 'hover')];
  expect(after(...held).map(isPaused)).toEqual([true]);
  expect(rest(9000, ...held)).toEqual([2000]);
  const free = [...held, resumed(9000, 'focus')];
  expect(after(...free).map(isPaused)).toEqual([false]);
  expect(rest(9500, ...free)).toEqual([1500]);
});

test('[T2] the same pause reason twice counts once', () => {
  const events = [shown(1), paused(1000), paused(2000), resumed(3000)];
  expect(after(...events).map(isPaused)).toEqual([false]);
  expect(rest(3000, ...events)).toEqual([2000]);
});

test('[T2] resuming a toast that is not paused, and hover and focus of one that does not pause on hover, change nothing', () => {
  const before = after(shown(1));
  expect(toastsReducer(before, resumed(2000))).toEqual(before);
  expect(toastsReducer(before, paused(2000, 'hover', 9))).toEqual(before);
  const unpausing = after(shown(1, 0, { pausesOnHover: false }));
  for (const reason of ['hover', 'focus'] as const) expect(toastsReducer(unpausing, paused(1000, reason))).toEqual(unpausing);
});

test('[T2] a pause affects one toast only', () => {
  expect(rest(2000, shown(1), shown(2), paused(500))).toEqual([2500, 1000]);
});
