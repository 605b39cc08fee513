import Lenis from 'lenis';
import { scrollLock } from '../../runtime/overlay';

/** V1: the options of Lenis; `duration` in seconds. By itself it eases out exponentially. */
export const smoothScrollOptions = { duration: 2.5, orientation: 'vertical' } as const;

/** V1: the pause after a navigation, in milliseconds. */
export const resumeDelay = 10;

/** Elements that scroll natively. An element that scrolls inside the page carries the attribute. */
const nativeScrollerSelector = 'textarea, select, [data-lenis-prevent]';

/** Browsers round scroll positions; in px. */
const roundingTolerance = 2;

/** Whether something other than Lenis has scrolled the page since its last step: a key, find-in-page, a hash, focus. */
export const isExternallyScrolled = (eased: number, actual: number): boolean => Math.abs(eased - actual) > roundingTolerance;

/** The one Lenis instance of the page. */
export interface SmoothScroller {
  /** Stops for a moment after a navigation, so that the new page starts at the top. */
  pause: () => void;
  destroy: () => void;
}

/**
 * Eases the wheel with Lenis. It stops while the scroll is locked, and yields to any other scrolling: keys, find-in-page, hashes and focus
 * stay native.
 */
export function createSmoothScroll(): SmoothScroller {
  const lenis = new Lenis({
    ...smoothScrollOptions,
    autoRaf: true,
    prevent: (element) => element.matches(nativeScrollerSelector),
    // Rows that scroll sideways keep their native gesture.
    virtualScroll: ({ deltaX, deltaY }) => Math.abs(deltaX) <= Math.abs(deltaY),
  });
  let resumeTimer: ReturnType<typeof setTimeout>;
  const followLock = () => (scrollLock.get() ? lenis.stop() : lenis.start());
  const stopEasing = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const onScroll = () => isExternallyScrolled(lenis.animatedScroll, window.scrollY) && stopEasing();
  followLock();
  const unsubscribe = scrollLock.subscribe(followLock);
  const events = new AbortController();
  window.addEventListener('scroll', onScroll, { passive: true, signal: events.signal });
  window.addEventListener('keydown', stopEasing, { signal: events.signal });
  return {
    pause: () => {
      clearTimeout(resumeTimer);
      lenis.stop();
      resumeTimer = setTimeout(followLock, resumeDelay);
    },
    destroy: () => {
      clearTimeout(resumeTimer);
      unsubscribe();
      events.abort();
      lenis.destroy();
    },
  };
}
