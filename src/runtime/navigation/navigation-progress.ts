import { createExternalStore } from '../store/create-external-store';

/** V3: how long a navigation may take, in milliseconds, before its progress is shown. */
export const pendingDelay = 250;

/**
 * Whether a navigation is slow enough to be shown.
 * @param delay how long a navigation may take before it is shown, in milliseconds.
 */
export function createNavigationProgress(delay: number) {
  const store = createExternalStore(false);
  let timer: ReturnType<typeof setTimeout>;
  const setWaiting = (isWaiting: boolean) => {
    clearTimeout(timer);
    store.set(isWaiting);
  };
  return {
    ...store,
    /** A navigation has begun whose page is not loaded yet. */
    start: () => {
      clearTimeout(timer);
      timer = setTimeout(setWaiting, delay, true);
    },
    /** The navigation is known to be slow. */
    showNow: () => setWaiting(true),
    finish: () => setWaiting(false),
  };
}

/** The progress of this page: `navigate.ts` feeds it, the line below the navbar shows it. */
export const navigationProgress = createNavigationProgress(pendingDelay);
