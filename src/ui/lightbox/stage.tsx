import * as React from 'react';
import type { Swipe } from '../../logic/swipe';
import { followFinger } from './follow-finger';
import { Slide } from './slide';
import * as styles from './stage.module.css';

interface StageProps {
  pictures: readonly Queries.PictureFragment[];
  at: number;
  /** What thins as a finger goes down. */
  ground: React.RefObject<HTMLElement | null>;
  onSwiped: (swipe: Swipe) => void;
}

/** The pictures in a row, one of them in view, moved by a finger. Its neighbours are fetched once it has come. */
export function Stage({ pictures, at, ground, onSwiped }: StageProps) {
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
      followFinger(stage.current!, {
        hand: hand.current!,
        ground: ground.current!,
        ends: () => ({ isFirst: latest.current.at === 0, isLast: latest.current.at === count - 1 }),
        onSwiped: (swipe) => latest.current.onSwiped(swipe),
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
              isShown={one === at}
              isWanted={isWanted(one)}
              onReady={() => setReady((before) => [...before, one])}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
