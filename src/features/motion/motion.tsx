import { isArticlePath } from '../../domain/routes';
import * as React from 'react';
import { useOnDemand } from '../../runtime/islands/loader';
import { useMediaQuery } from '../../ui/use-media-query';
import type { SmoothScroller } from './smooth-scroll';

/** V2: where the cursor exists: wide windows, a fine pointer that hovers, no reduced motion. */
export const cursorMediaQuery = '(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** V1: whether a page scrolls smoothly: all pages except articles. */
export const isSmoothScrollPath = (path: string): boolean => !isArticlePath(path);

const loadDot = () => import('./cursor-dot').then(({ CursorDot }) => CursorDot);
const loadSmoothScroll = () => import('./smooth-scroll').then(({ createSmoothScroll }) => createSmoothScroll);

/** Whether a mouse or a wheel has been used: a phone never fetches what only they need. */
function useHasPointer(): boolean {
  const [hasPointer, setHasPointer] = React.useState(false);
  React.useEffect(() => {
    const events = new AbortController();
    const onEvent = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      events.abort();
      setHasPointer(true);
    };
    for (const type of ['pointermove', 'wheel']) document.addEventListener(type, onEvent, { passive: true, signal: events.signal });
    return () => events.abort();
  }, []);
  return hasPointer;
}

interface MotionProps {
  /** The path of the page component. */
  pagePath: string;
  /** The path in the browser; it changes when a navigation ends. */
  pathname: string;
}

/** The cursor and smooth scrolling. Without its code the page scrolls natively. */
export function Motion({ pagePath, pathname }: MotionProps) {
  const hasPointer = useHasPointer();
  const hasCursor = useMediaQuery(cursorMediaQuery) && hasPointer;
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isSmooth = hasPointer && isSmoothScrollPath(pagePath) && !prefersReducedMotion;
  const [Dot] = useOnDemand(loadDot, hasCursor);
  const [createSmoothScroll] = useOnDemand(loadSmoothScroll, isSmooth);
  const scroller = React.useRef<SmoothScroller>(null);
  React.useEffect(() => {
    if (!isSmooth || !createSmoothScroll) return;
    const current = createSmoothScroll();
    scroller.current = current;
    return () => {
      scroller.current = null;
      current.destroy();
    };
  }, [isSmooth, createSmoothScroll]);
  // Before paint: an eased step would override the scroll to the top that follows.
  React.useLayoutEffect(() => scroller.current?.pause(), [pathname]);
  return hasCursor && Dot ? <Dot /> : null;
}
