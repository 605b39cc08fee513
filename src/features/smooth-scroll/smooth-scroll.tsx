import * as React from 'react';
import { useMediaQuery } from '../../ui/media-query/use-media-query';
import { onFirstPointer } from '../../runtime/islands/triggers';
import { startOnDemand } from '../../runtime/on-demand/on-demand';
import type { SmoothScroller } from './create-smooth-scroll';

interface SmoothScrollProps {
  /** The path of the page component; articles do not scroll smoothly. */
  pagePath: string;
  /** The path in the browser; it changes when a navigation ends. */
  pathname: string;
}

/** Smooth scrolling, loaded with the first pointer event. Without its code the page scrolls natively. */
export function SmoothScroll({ pagePath, pathname }: SmoothScrollProps) {
  const scrollerRef = React.useRef<SmoothScroller>(null);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isOn = isSmoothScrollPath(pagePath) && !prefersReducedMotion;
  React.useEffect(() => {
    if (!isOn) return;
    return startOnDemand(
      onFirstPointer,
      () => import('./create-smooth-scroll'),
      ({ createSmoothScroll }) => {
        const scroller = createSmoothScroll();
        scrollerRef.current = scroller;
        return () => {
          scrollerRef.current = null;
          scroller.destroy();
        };
      },
    );
  }, [isOn]);
  // Before paint: an eased step would override the scroll to the top that follows.
  React.useLayoutEffect(() => scrollerRef.current?.pause(), [pathname]);
  return null;
}

/** Whether a page scrolls smoothly: all pages except articles. */
export const isSmoothScrollPath = (path: string): boolean => !path.startsWith('/article/');
