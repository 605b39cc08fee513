import Lenis from 'lenis';
import { isMovedByOthers, nativeScrollers, resumeAfter, smoothScroll } from '../../logic/smooth-scroll';
import { isScrollLocked, onScrollLock } from '../../ui/scroll-lock/scroll-lock';

/** The one Lenis of the page. */
export interface Easing {
  /** Stops for a moment where a page has finished, so that it begins at its top. */
  rest: () => void;
  end: () => void;
}

/**
 * Eases the wheel with one Lenis in one frame loop. What holds the page stops it, and it gives way to whatever else
 * moves the page: keys, find-in-page, hashes and focus stay native.
 */
export function easeWheel(): Easing {
  const lenis = new Lenis({
    ...smoothScroll,
    autoRaf: true,
    prevent: (element) => element.matches(nativeScrollers),
    // Rows that scroll sideways keep their own gesture.
    virtualScroll: ({ deltaX, deltaY }) => Math.abs(deltaX) <= Math.abs(deltaY),
  });
  let resuming: ReturnType<typeof setTimeout>;
  const resume = () => isScrollLocked() || lenis.start();
  const giveWay = () => {
    if (!lenis.isSmooth) return;
    lenis.stop();
    lenis.start();
  };
  const onScroll = () => isMovedByOthers(lenis.animatedScroll, window.scrollY) && giveWay();
  const release = onScrollLock((isLocked) => (isLocked ? lenis.stop() : lenis.start()));
  if (isScrollLocked()) lenis.stop();
  const events = new AbortController();
  window.addEventListener('scroll', onScroll, { passive: true, signal: events.signal });
  window.addEventListener('keydown', giveWay, { signal: events.signal });
  return {
    rest: () => {
      clearTimeout(resuming);
      lenis.stop();
      resuming = setTimeout(resume, resumeAfter);
    },
    end: () => {
      clearTimeout(resuming);
      release();
      events.abort();
      lenis.destroy();
    },
  };
}
