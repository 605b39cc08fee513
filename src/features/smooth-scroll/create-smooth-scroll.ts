import Lenis from 'lenis';
import { isExternallyScrolled, nativeScrollerSelector, resumeDelay, smoothScrollOptions } from './smooth-scroll-options';
import { scrollLock } from '../../runtime/scroll-lock/scroll-lock';

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
  const resume = () => scrollLock.get() || lenis.start();
  const stopEasing = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const onScroll = () => isExternallyScrolled(lenis.animatedScroll, window.scrollY) && stopEasing();
  const unsubscribe = scrollLock.subscribe(() => (scrollLock.get() ? lenis.stop() : lenis.start()));
  if (scrollLock.get()) lenis.stop();
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
