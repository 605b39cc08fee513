import * as React from 'react';
import { cursorMedia } from '../../logic/cursor';
import { whenIdle } from '../../ui/idle/when-idle';
import { useMedia } from '../../ui/media/use-media';

/** The dot that follows the pointer, only where it is wanted; its code is fetched once the page rests. */
export function Cursor() {
  const isWanted = useMedia(cursorMedia);
  const [Dot, setDot] = React.useState<React.ComponentType | null>(null);
  React.useEffect(() => {
    if (!isWanted) return;
    const start = async () => {
      const module = await import('./dot');
      setDot(() => module.Dot);
    };
    return whenIdle(() => void start().catch(() => undefined));
  }, [isWanted]);
  return isWanted && Dot ? <Dot /> : null;
}
