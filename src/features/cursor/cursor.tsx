import * as React from 'react';
import { useMediaQuery } from '../../ui/media-query/use-media-query';
import { onFirstPointer } from '../../runtime/islands/triggers';
import { useOnDemand } from '../../runtime/on-demand/on-demand';

/** V2: where the cursor exists: wide windows, a fine pointer that hovers, no reduced motion. */
export const cursorMediaQuery = '(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

const loadDot = () => import('./cursor-dot').then(({ CursorDot }) => CursorDot);

/** The cursor, where the media query matches. Its code loads with the first pointer event. */
export function Cursor() {
  const isWanted = useMediaQuery(cursorMediaQuery);
  const [Dot, fetchDot] = useOnDemand(loadDot);
  React.useEffect(() => {
    if (!isWanted) return;
    return onFirstPointer(() => void fetchDot().catch(() => undefined));
  }, [isWanted, fetchDot]);
  return isWanted && Dot ? <Dot /> : null;
}
