import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ToastSeverity, toastSeverities, type ToastRequest } from '../ui/toast/toasts-reducer';
import '../ui/messages/messages.fixture';
import { MuiToast } from '../ui/toast/mui-toast';
import { preloadToasts, showToast, Toasts } from './toasts';
import type { ToastView } from '../ui/toast/toast-parts';

const request: ToastRequest = { severity: 'success', summary: 'Done', detail: 'It is done.', pausesOnHover: true };

const loadMuiToast = () => Promise.resolve<ToastView>(MuiToast);
const page = (load: () => Promise<ToastView> = loadMuiToast) =>
  render(
    <>
      <button onFocus={() => void preloadToasts()}>Ask</button>
      <Toasts load={load} />
    </>,
  );
const show = (more: Partial<ToastRequest> = {}) =>
  act(async () => {
    await preloadToasts();
    showToast({ ...request, ...more });
    await jest.advanceTimersByTimeAsync(0);
  });
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const toasts = () => screen.queryAllByText('It is done.');
const box = () => toasts()[0]!.closest('[data-severity]')!;
const close = () => screen.getByRole('button', { name: 'close' });
const isMuiToast = () => box().querySelector('.MuiSnackbar-root .MuiAlert-root') !== null;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each<[ToastSeverity, string]>(
  toastSeverities.map((severity) => [severity, ['error', 'warn'].includes(severity) ? 'alert' : 'status']),
)('[T1] a toast of severity %s has the role %s, a summary and a detail, in MUI’s view', async (severity, role) => {
  page();
  await show({ severity });
  expect(screen.getByRole(role)).toHaveTextContent('DoneIt is done.');
  expect(box()).toHaveAttribute('data-severity', severity);
  expect(isMuiToast()).toBe(true);
});

test('[T1] a toast is at the top right, below those that are shown already, unless its request names another position', async () => {
  page();
  await show();
  await show({ severity: 'error' });
  await show({ position: 'bottom-center' });
  const places = toasts().map((toast) => toast.closest('[data-position]')!.getAttribute('data-position'));
  expect(places).toEqual(['top-right', 'top-right', 'bottom-center']);
  expect(Array.from(box().parentElement!.children, (toast) => toast.getAttribute('data-severity'))).toEqual(['success', 'error']);
});

test('[T2] each toast closes after its own duration, 3000 ms by default', async () => {
  page();
  await show();
  await advance(1000);
  await show({ duration: 3000 });
  await show({ duration: 500 });
  expect(toasts()).toHaveLength(3);
  await advance(1999);
  expect(toasts()).toHaveLength(2);
  await advance(1);
  expect(toasts()).toHaveLength(1);
  await advance(1000);
  expect(toasts()).toHaveLength(0);
});

test('[T2] Escape closes a focused toast, and the focus returns to where it came from', async () => {
  page();
  const onKeyDown = jest.fn();
  window.addEventListener('keydown', onKeyDown);
  await show();
  const ask = screen.getByRole('button', { name: 'Ask' });
  act(() => ask.focus());
  fireEvent.keyDown(ask, { key: 'Escape' });
  expect(toasts()).toHaveLength(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  act(() => close().focus());
  fireEvent.keyDown(close(), { key: 'Escape' });
  window.removeEventListener('keydown', onKeyDown);
  expect(toasts()).toHaveLength(0);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  expect(ask).toHaveFocus();
});

test('[T2] the rest of the duration runs after the focus and the pointer have left', async () => {
  page();
  await show();
  await advance(1000);
  act(() => close().focus());
  fireEvent.mouseEnter(box());
  await advance(5000);
  act(() => close().blur());
  await advance(5000);
  fireEvent.mouseLeave(box());
  await advance(1999);
  expect(toasts()).toHaveLength(1);
  await advance(1);
  expect(toasts()).toHaveLength(0);
});

test('[T1] the code of the toasts is fetched once, on intent or with the first toast', async () => {
  const load = jest.fn(loadMuiToast);
  page(load);
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Ask' }).focus());
  await show();
  await show();
  expect(load).toHaveBeenCalledTimes(1);
  expect(toasts()).toHaveLength(2);
});

test('[T1] without MUI’s code a toast is plain and works the same, and the next toast fetches the code again', async () => {
  const load = jest.fn(loadMuiToast).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  page(load);
  await show({ severity: 'error' });
  await advance(0);
  expect(isMuiToast()).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('DoneIt is done.');
  fireEvent.click(close());
  expect(toasts()).toHaveLength(0);
  await show();
  await advance(0);
  expect(isMuiToast()).toBe(true);
});

test('[T1] a toast stays plain when MUI’s code comes too late', async () => {
  let came: (view: ToastView) => void = () => undefined;
  page(() => new Promise((resolve) => (came = resolve)));
  await show();
  await advance(399);
  expect(toasts()).toHaveLength(0);
  await advance(1);
  const [toast] = toasts();
  expect(isMuiToast()).toBe(false);
  came(MuiToast);
  await advance(2999);
  expect(toasts()).toEqual([toast]);
  await advance(1);
  expect(toasts()).toHaveLength(0);
});
