import Lenis from 'lenis';
import { scrollLock } from '../../runtime/overlay';

/** V1: the options of Lenis; `duration` in seconds. By itself it eases out exponentially. */
export const smoothScrollOptions = { duration: 2.5, orientation: 'vertical' } as const;

/** V1: the pause at the start of a page, in milliseconds. */
export const resumeDelay = 10;

/** Elements that scroll natively. An element that scrolls inside the page carries the attribute. */
const nativeScrollerSelector = 'textarea, select, [data-lenis-prevent]';

/** Browsers round scroll positions; in px. */
const roundingTolerance = 2;

/** Whether something other than Lenis has scrolled the page since its last step: a key, find-in-page, a hash, focus. */
export const isExternallyScrolled = (eased: number, actual: number): boolean => Math.abs(eased - actual) > roundingTolerance;

/**
 * Eases the wheel with Lenis. It stops while the scroll is locked, and yields to any other scrolling: keys, find-in-page, hashes and focus
 * stay native. At the start of a page, and when it comes back from the memory of the browser, it pauses for a moment: the script at the head
 * of the document keeps the page at its top (R7), which an eased step would leave. Returns what ends it.
 */
export function startSmoothScroll(): () => void {
  const lenis = new Lenis({
    ...smoothScrollOptions,
    autoRaf: true,
    prevent: (element) => element.matches(nativeScrollerSelector),
    // Rows that scroll sideways keep their native gesture.
    virtualScroll: ({ deltaX, deltaY }) => Math.abs(deltaX) <= Math.abs(deltaY),
  });
  let resumeTimer: ReturnType<typeof setTimeout>;
  const followLock = () => {
    clearTimeout(resumeTimer);
    if (scrollLock.get()) lenis.stop();
    else lenis.start();
  };
  const pause = () => {
    clearTimeout(resumeTimer);
    lenis.stop();
    resumeTimer = setTimeout(followLock, resumeDelay);
  };
  const stopEasing = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const onScroll = () => isExternallyScrolled(lenis.animatedScroll, window.scrollY) && stopEasing();
  pause();
  const unsubscribe = scrollLock.subscribe(followLock);
  const events = new AbortController();
  window.addEventListener('pageshow', pause, { signal: events.signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal: events.signal });
  window.addEventListener('keydown', stopEasing, { signal: events.signal });
  return () => {
    clearTimeout(resumeTimer);
    unsubscribe();
    events.abort();
    lenis.destroy();
  };
}
