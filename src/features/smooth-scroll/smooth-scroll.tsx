import * as React from 'react';
import { isSmooth } from '../../logic/smooth-page';
import { useMedia } from '../../ui/media/use-media';
import { whenPointed } from '../../ui/pointing/when-pointed';
import type { Easing } from './ease-wheel';

interface SmoothScrollProps {
  /** The page's own address, which says whether it is an article. */
  address: string;
  /** The path in the browser; when it changes, a page has finished loading. */
  path: string;
}

/** Smooth scrolling, fetched when there is a wheel to ease. Where it does not come, the page scrolls like any other. */
export function SmoothScroll({ address, path }: SmoothScrollProps) {
  const easing = React.useRef<Easing>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isOn = isSmooth(address) && !isStill;
  React.useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const start = async () => {
      const { easeWheel } = await import('./ease-wheel');
      if (!isOver) easing.current = easeWheel();
    };
    const callOff = whenPointed(() => void start().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      easing.current?.end();
      easing.current = null;
    };
  }, [isOn]);
  // Before the new page is painted: the scroll to its top, which follows, would lose against an eased step.
  React.useLayoutEffect(() => easing.current?.rest(), [path]);
  return null;
}
