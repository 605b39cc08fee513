import { pendingDelay } from './pending-delay';

/** Whether a navigation takes longer than a moment, in milliseconds. */
export function createNavigationProgress(patience: number) {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout>;
  const become = (next: boolean) => {
    clearTimeout(timer);
    if (next === isWaiting) return;
    isWaiting = next;
    for (const listener of listeners) listener();
  };
  return {
    /** A navigation has begun whose page is not there yet. */
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(() => become(true), patience);
    },
    /** It is known to take long. */
    showNow: () => become(true),
    /** Its page is there. */
    finish: () => become(false),
    isWaiting: () => isWaiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The waiting of this page: the entry of the site feeds it, the hairline under the bar shows it. */
export const navigationProgress = createNavigationProgress(pendingDelay);
