import * as React from 'react';
import type { SwipeResult } from './swipe';
import { trackSwipe } from './track-swipe';
import { Slide } from './slide';
import * as styles from './carousel.module.css';

interface CarouselProps {
  pictures: readonly Queries.PictureFragment[];
  index: number;
  /** What thins as a finger goes down. */
  backdropRef: React.RefObject<HTMLElement | null>;
  onSwipe: (swipe: SwipeResult) => void;
}

/** The pictures in a row, one of them in view, moved by a finger. Its neighbours are fetched once it has come. */
export function Carousel({ pictures, index: at, backdropRef: ground, onSwipe: onSwiped }: CarouselProps) {
  const stage = React.useRef<HTMLDivElement>(null);
  const hand = React.useRef<HTMLDivElement>(null);
  const [ready, setReady] = React.useState<readonly number[]>([]);
  const latest = React.useRef({ at, onSwiped });
  React.useEffect(() => {
    latest.current = { at, onSwiped };
  });
  const count = pictures.length;
  React.useEffect(
    () =>
      trackSwipe(stage.current!, {
        draggedElement: hand.current!,
        backdrop: ground.current!,
        getBounds: () => ({ isFirst: latest.current.at === 0, isLast: latest.current.at === count - 1 }),
        onSwipe: (swipe) => latest.current.onSwiped(swipe),
      }),
    [count, ground],
  );
  const isWanted = (one: number) => one === at || (Math.abs(one - at) === 1 && ready.includes(at));
  return (
    <div ref={stage} className={styles.stage}>
      <div ref={hand} className={styles.hand}>
        <div className={styles.track} style={{ '--at': at } as React.CSSProperties}>
          {pictures.map((picture, one) => (
            <Slide
              key={one}
              picture={picture}
              isCurrent={one === at}
              shouldLoad={isWanted(one)}
              onLoad={() => setReady((before) => [...before, one])}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
