import { moment } from '../../logic/waiting';

/** Whether a navigation takes longer than a moment, in milliseconds. */
export function createWaiting(patience: number) {
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
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => become(true), patience);
    },
    /** It is known to take long. */
    delay: () => become(true),
    /** Its page is there. */
    end: () => become(false),
    isWaiting: () => isWaiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The waiting of this page: the entry of the site feeds it, the hairline under the bar shows it. */
export const waiting = createWaiting(moment);
