import * as React from 'react';
import { useMediaQuery } from '../../ui/media-query/use-media-query';
import { onFirstPointer } from '../../runtime/islands/on-first-pointer';
import type { SmoothScroller } from './create-smooth-scroll';

interface SmoothScrollProps {
  /** The path of the page component; articles do not scroll smoothly. */
  pagePath: string;
  /** The path in the browser; it changes when a navigation ends. */
  pathname: string;
}

/** Whether a page scrolls smoothly: all pages except articles. */
export const isSmoothScrollPath = (path: string): boolean => !path.startsWith('/article/');

/** Smooth scrolling, loaded with the first pointer event. Without its code the page scrolls natively. */
export function SmoothScroll({ pagePath, pathname }: SmoothScrollProps) {
  const scrollerRef = React.useRef<SmoothScroller>(null);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isOn = isSmoothScrollPath(pagePath) && !prefersReducedMotion;
  React.useEffect(() => {
    if (!isOn) return;
    let isCancelled = false;
    const start = async () => {
      const { createSmoothScroll } = await import('./create-smooth-scroll');
      if (!isCancelled) scrollerRef.current = createSmoothScroll();
    };
    const cancel = onFirstPointer(() => void start().catch(() => undefined));
    return () => {
      isCancelled = true;
      cancel();
      scrollerRef.current?.destroy();
      scrollerRef.current = null;
    };
  }, [isOn]);
  // Before paint: an eased step would override the scroll to the top that follows.
  React.useLayoutEffect(() => scrollerRef.current?.pause(), [pathname]);
  return null;
}
