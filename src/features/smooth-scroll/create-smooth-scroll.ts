import Lenis from 'lenis';
import { isExternallyScrolled, nativeScrollerSelector, resumeDelay, smoothScrollOptions } from './smooth-scroll-options';
import { isScrollLocked, subscribeToScrollLock } from '../../runtime/scroll-lock/scroll-lock';

/** The one Lenis of the page. */
export interface SmoothScroller {
  /** Stops for a moment where a page has finished, so that it begins at its top. */
  pause: () => void;
  destroy: () => void;
}

/**
 * Eases the wheel with one Lenis in one frame loop. What holds the page stops it, and it gives way to whatever else
 * moves the page: keys, find-in-page, hashes and focus stay native.
 */
export function createSmoothScroll(): SmoothScroller {
  const lenis = new Lenis({
    ...smoothScrollOptions,
    autoRaf: true,
    prevent: (element) => element.matches(nativeScrollerSelector),
    // Rows that scroll sideways keep their own gesture.
    virtualScroll: ({ deltaX, deltaY }) => Math.abs(deltaX) <= Math.abs(deltaY),
  });
  let resumeTimer: ReturnType<typeof setTimeout>;
  const resume = () => isScrollLocked() || lenis.start();
  const stopEasing = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const onScroll = () => isExternallyScrolled(lenis.animatedScroll, window.scrollY) && stopEasing();
  const unsubscribe = subscribeToScrollLock((isLocked) => (isLocked ? lenis.stop() : lenis.start()));
  if (isScrollLocked()) lenis.stop();
  const events = new AbortController();
  window.addEventListener('scroll', onScroll, { passive: true, signal: events.signal });
  window.addEventListener('keydown', stopEasing, { signal: events.signal });
  return {
    pause: () => {
      clearTimeout(resumeTimer);
      lenis.stop();
      resumeTimer = setTimeout(resume, resumeDelay);
    },
    destroy: () => {
      clearTimeout(resumeTimer);
      unsubscribe();
      events.abort();
      lenis.destroy();
    },
  };
}
