import type { ToastRequest } from '../../ui/toast/toasts-reducer';
import { createStore } from '../store/create-store';

interface ToasterState {
  /** All toasts requested while the page layout is mounted, the first one first. */
  requests: readonly ToastRequest[];
  /** Whether a toast has been shown or is likely. */
  isNeeded: boolean;
}

export const emptyToaster: ToasterState = { requests: [], isNeeded: false };

/** A store and not a context, so that islands, which have roots of their own, reach it. */
export const toasterStore = createStore(emptyToaster);

export const loadToastStacks = () => import('../../ui/toast/toast-stacks').then(({ ToastStacks }) => ToastStacks);

/** Shows a toast in the stack. */
export const showToast = (request: ToastRequest): void =>
  toasterStore.set({ requests: [...toasterStore.get().requests, request], isNeeded: true });

/** Fetches the code of the toasts when one is likely; rejects when it does not come. */
export async function preloadToasts(): Promise<void> {
  toasterStore.set({ ...toasterStore.get(), isNeeded: true });
  await loadToastStacks();
}
