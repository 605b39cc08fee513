import * as React from 'react';
import type { ToastView } from '../ui/toast/toast-parts';
import type { ToastRequest } from '../ui/toast/toasts-reducer';
import { useOnDemand } from './islands/loader';
import { createStore } from './store';
import { useStore } from './use-store';

/**
 * All toasts requested while the layout is mounted, the first one first; null until a toast is likely. It is a store and not a context, so that
 * islands, which have roots of their own, reach it.
 */
const toastRequests = createStore<readonly ToastRequest[] | null>(null);

const loadToastStacks = () => import('../ui/toast/toast-stacks').then(({ ToastStacks }) => ToastStacks);

/** Shows a toast in the stack. */
export const showToast = (request: ToastRequest): void => toastRequests.set([...(toastRequests.get() ?? []), request]);

/** Fetches the code of the toasts when one is likely; rejects when it does not come. */
export function preloadToasts(): Promise<unknown> {
  toastRequests.set(toastRequests.get() ?? []);
  return loadToastStacks();
}

/** The toasts of the page; their code is fetched with the first one or before it. `load` fetches MUI's view. */
export function Toasts({ load }: { load?: () => Promise<ToastView> }) {
  const requests = useStore(toastRequests);
  const [Stacks] = useOnDemand(loadToastStacks, requests);
  React.useEffect(() => () => toastRequests.set(null), []);
  return Stacks && requests && <Stacks requests={requests} load={load} />;
}
