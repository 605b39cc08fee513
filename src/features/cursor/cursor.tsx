import * as React from 'react';
import { cursorMedia } from '../../logic/cursor-media';
import { useMedia } from '../../ui/media/use-media';
import { whenPointed } from '../../ui/pointing/when-pointed';

/** The dot that follows the pointer, only where it is wanted; its code is fetched when there is one to follow. */
export function Cursor() {
  const isWanted = useMedia(cursorMedia);
  const [Dot, setDot] = React.useState<React.ComponentType | null>(null);
  React.useEffect(() => {
    if (!isWanted) return;
    const start = async () => {
      const module = await import('./dot');
      setDot(() => module.Dot);
    };
    return whenPointed(() => void start().catch(() => undefined));
  }, [isWanted]);
  return isWanted && Dot ? <Dot /> : null;
}
