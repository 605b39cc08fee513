import { createRoot, type Root } from 'react-dom/client';
import { type Messages, MessagesContext } from '../ui/messages';
import type { StackedToast, Toast, ToastStack } from '../ui/toast-stack';

let root: Root | undefined;
let toasts: readonly StackedToast[] = [];
let count = 0;

/** Fetches the code of the toasts, when one is likely. */
export const loadToasts = () => import('../ui/toast-stack').then((part) => part.ToastStack);

function render(Stack: typeof ToastStack, next: readonly StackedToast[], texts: Messages): void {
  toasts = next;
  const close = (id: number) =>
    render(
      Stack,
      toasts.filter((toast) => toast.id !== id),
      texts,
    );
  // A root of their own at the end of the body: they are over everything.
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MessagesContext value={texts}>
      <Stack toasts={toasts} onClose={close} />
    </MessagesContext>,
  );
}

/** Shows a toast below the others; rejects when the code for it does not come. `texts` has those of the close button. */
export async function showToast(toast: Toast, texts: Messages): Promise<void> {
  render(await loadToasts(), [...toasts, { ...toast, id: count++ }], texts);
}
