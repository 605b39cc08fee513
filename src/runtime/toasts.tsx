import type { StackedToast, Toast, ToastStack } from '../ui/toast-stack';
import { createStore } from './store';
import { useStore } from './use-store';

// A store and no context, so that islands, which have roots of their own, reach it.
const shown = createStore<{ Stack: typeof ToastStack | null; toasts: readonly StackedToast[] }>({ Stack: null, toasts: [] });
let count = 0;

/** Fetches the code of the toasts, when one is likely. */
export const loadToasts = () => import('../ui/toast-stack').then((part) => part.ToastStack);

/** Shows a toast below the others; rejects when the code for it does not come. */
export async function showToast(toast: Toast): Promise<void> {
  const Stack = await loadToasts();
  shown.set({ Stack, toasts: [...shown.get().toasts, { ...toast, id: count++ }] });
}
const closeToast = (id: number) => shown.set({ ...shown.get(), toasts: shown.get().toasts.filter((toast) => toast.id !== id) });

export function Toasts() {
  const { Stack, toasts } = useStore(shown);
  return Stack && <Stack toasts={toasts} onClose={closeToast} />;
}
