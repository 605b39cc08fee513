import * as React from 'react';
import { isSmoothScrollPath } from './smooth-routes';
import { useMediaQuery } from '../../ui/media-query/use-media-query';
import { onFirstPointer } from '../../runtime/islands/on-first-pointer';
import type { SmoothScroller } from './create-smooth-scroll';

interface SmoothScrollProps {
  /** The page's own address, which says whether it is an article. */
  pagePath: string;
  /** The path in the browser; when it changes, a page has finished loading. */
  pathname: string;
}

/** Smooth scrolling, fetched when there is a wheel to ease. Where it does not come, the page scrolls like any other. */
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
  // Before the new page is painted: the scroll to its top, which follows, would lose against an eased step.
  React.useLayoutEffect(() => scrollerRef.current?.pause(), [pathname]);
  return null;
}
