import * as React from 'react';
import { cursorMediaQuery } from './cursor-media-query';
import { useMediaQuery } from '../../ui/media-query/use-media-query';
import { onFirstPointer } from '../../runtime/islands/on-first-pointer';

/** The cursor, where the media query matches. Its code loads with the first pointer event. */
export function Cursor() {
  const isWanted = useMediaQuery(cursorMediaQuery);
  const [Dot, setDot] = React.useState<React.ComponentType | null>(null);
  React.useEffect(() => {
    if (!isWanted) return;
    const start = async () => {
      const module = await import('./cursor-dot');
      setDot(() => module.CursorDot);
    };
    return onFirstPointer(() => void start().catch(() => undefined));
  }, [isWanted]);
  return isWanted && Dot ? <Dot /> : null;
}
