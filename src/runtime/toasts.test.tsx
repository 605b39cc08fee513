import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { namedMessages, render } from '../ui/messages.fixture';
import { type Toast, toastSeverities } from '../ui/toast-stack';
import { showToast } from './toasts';

const show = (more: Partial<Toast> = {}) =>
  act(() => showToast({ severity: 'success', summary: 'Done', detail: 'It is done.', ...more }, namedMessages));
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toasts = () => screen.queryAllByText('It is done.');
const box = () => toasts()[0]!.closest('[data-severity]')!;
const closeButton = () => screen.getByRole('button', { name: 'close' });

beforeEach(() => {
  jest.useFakeTimers();
  render(<button type="button">Ask</button>);
});
// The toasts outlast a page.
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warn', 'alert'],
  ['error', 'alert'],
  ['secondary', 'status'],
  ['contrast', 'status'],
] as const)('[T1, T2] a toast of severity %s has the role %s, a summary and a detail, in MUI’s view', async (severity, role) => {
  await show({ severity });
  expect(screen.getByRole(role)).toHaveTextContent('DoneIt is done.');
  expect(box()).toHaveAttribute('data-severity', severity);
  expect(box().matches('.MuiSnackbar-root:has(.MuiAlert-root)')).toBe(true);
  expect(Object.keys(toastSeverities)).toContain(severity);
});

test('[T1] toasts stack at the top right, the oldest first, also with equal text', async () => {
  await show();
  await show({ severity: 'error' });
  await show();
  expect(
    Array.from(document.querySelector('[data-position="top-right"]')!.children, (toast) => toast.getAttribute('data-severity')),
  ).toEqual(['success', 'error', 'success']);
});

test('[T2] each toast closes after its own duration, 3000 ms by default; its button closes it before, and leaves the others', async () => {
  await show();
  await advance(1000);
  await show({ severity: 'error' });
  await show({ duration: 500 });
  await advance(500);
  expect(toasts()).toHaveLength(2);
  await advance(1499);
  expect(toasts()).toHaveLength(2);
  await advance(1);
  expect(screen.getByRole('alert')).toContainElement(toasts()[0]!);
  expect(toasts()).toHaveLength(1);
  fireEvent.click(closeButton());
  expect(toasts()).toHaveLength(0);
});

test('[T2] Escape closes a focused toast, and the focus returns to where it came from', async () => {
  const onKeyDown = jest.fn();
  window.addEventListener('keydown', onKeyDown);
  await show();
  const ask = screen.getByRole('button', { name: 'Ask' });
  act(() => ask.focus());
  fireEvent.keyDown(ask, { key: 'Escape' });
  expect(toasts()).toHaveLength(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  act(() => closeButton().focus());
  fireEvent.keyDown(closeButton(), { key: 'Escape' });
  window.removeEventListener('keydown', onKeyDown);
  expect(toasts()).toHaveLength(0);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(ask).toHaveFocus();
});

test('[T2] hover and focus pause one toast independently: the rest of its duration runs when both have ended', async () => {
  await show();
  await show({ severity: 'error', duration: 20_000 });
  await advance(1000);
  act(() => screen.getAllByRole('button', { name: 'close' })[0]!.focus());
  await advance(1000);
  fireEvent.mouseEnter(box());
  expect(document.querySelectorAll('[data-paused="true"]')).toHaveLength(1);
  await advance(5000);
  act(() => screen.getByRole('button', { name: 'Ask' }).focus());
  await advance(5000);
  fireEvent.mouseLeave(box());
  await advance(1000);
  fireEvent.mouseEnter(box());
  await advance(5000);
  fireEvent.mouseLeave(box());
  await advance(999);
  expect(toasts()).toHaveLength(2);
  await advance(1);
  expect(toasts()).toHaveLength(1);
});
