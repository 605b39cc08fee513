import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ToastSeverity, toastSeverities, type ToastRequest } from '../../ui/toast/toasts-reducer';
import { MessagesProvider } from '../../ui/messages/messages';
import { MuiToast } from '../../ui/toast/mui-toast';
import { preloadToasts, showToast } from './toaster';
import { Toasts } from './toasts';
import type { ToastView } from '../../ui/toast/toast-parts';

const words = { toast: { close: 'Close this notice' } } as Queries.ContentTextFragment;
const request: ToastRequest = { severity: 'success', summary: 'Done', detail: 'It is done.', pausesOnHover: true };

const loadMuiToast = () => Promise.resolve<ToastView>(MuiToast);
const page = (load: () => Promise<ToastView> = loadMuiToast) =>
  render(
    <MessagesProvider value={words}>
      <button onFocus={() => void preloadToasts()}>Ask</button>
      <Toasts load={load} />
    </MessagesProvider>,
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
const close = () => screen.getByRole('button', { name: 'Close this notice' });
const isMuiToast = () => box().querySelector('.MuiSnackbar-root .MuiAlert-root') !== null;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('[T1] a toast', () => {
  test.each<[ToastSeverity, string]>(
    toastSeverities.map((severity) => [severity, ['error', 'warn'].includes(severity) ? 'alert' : 'status']),
  )('of severity %s is an %s of MUI with a summary and a detail', async (severity, role) => {
    page();
    await show({ severity });
    expect(screen.getByRole(role)).toHaveTextContent('DoneIt is done.');
    expect(box()).toHaveAttribute('data-severity', severity);
    expect(isMuiToast()).toBe(true);
  });

  test('stands top right, and elsewhere where that is asked', async () => {
    page();
    await show();
    expect(box().parentElement).toHaveAttribute('data-position', 'top-right');
    await show({ position: 'bottom-center' });
    expect(toasts().map((toast) => toast.closest('[data-position]')!.getAttribute('data-position'))).toEqual([
      'top-right',
      'bottom-center',
    ]);
  });

  test('stacks under those that stand there already', async () => {
    page();
    await show();
    await show({ severity: 'error', detail: 'It failed.' });
    expect([...box().parentElement!.children].map((toast) => toast.getAttribute('data-severity'))).toEqual(['success', 'error']);
  });
});

describe('[T2] a toast goes', () => {
  test('when its life ends, each for itself: after 3000 ms, or what was asked for', async () => {
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

  test('when it is closed', async () => {
    page();
    await show();
    fireEvent.click(close());
    expect(toasts()).toHaveLength(0);
  });

  test('on Escape where it has the focus, which goes back to where it came from', async () => {
    page();
    const heard = jest.fn();
    window.addEventListener('keydown', heard);
    await show();
    const ask = screen.getByRole('button', { name: 'Ask' });
    act(() => ask.focus());
    fireEvent.keyDown(ask, { key: 'Escape' });
    expect(toasts()).toHaveLength(1);
    expect(heard).toHaveBeenCalledTimes(1);
    act(() => close().focus());
    fireEvent.keyDown(close(), { key: 'Escape' });
    window.removeEventListener('keydown', heard);
    expect(toasts()).toHaveLength(0);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(ask).toHaveFocus();
  });
});

describe('[T2] the rest of the life runs on', () => {
  test('after the pointer has left', async () => {
    page();
    await show();
    await advance(2000);
    fireEvent.mouseEnter(box());
    await advance(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.mouseLeave(box());
    await advance(999);
    expect(toasts()).toHaveLength(1);
    await advance(1);
    expect(toasts()).toHaveLength(0);
  });

  test('after the focus has left, and the pointer too', async () => {
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

  test('through hover and focus where it has no hover handler', async () => {
    page();
    await show({ pausesOnHover: false });
    fireEvent.mouseEnter(box());
    act(() => close().focus());
    await advance(3000);
    expect(toasts()).toHaveLength(0);
  });
});

describe('[T1] what a toast is made of', () => {
  test('is fetched on intent or with the first toast, and once', async () => {
    const load = jest.fn(loadMuiToast);
    page(load);
    expect(load).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Ask' }).focus());
    await show();
    await show();
    expect(load).toHaveBeenCalledTimes(1);
    expect(toasts()).toHaveLength(2);
  });

  test('is plain where MUI does not come, works the same, and MUI is asked for again the next time', async () => {
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

  test('is plain for its whole life where MUI comes too late', async () => {
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
});
