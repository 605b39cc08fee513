import * as React from 'react';
import type { SwipeResult } from './swipe';
import { trackSwipe } from './track-swipe';
import { Slide } from './slide';
import * as styles from './carousel.module.css';

interface CarouselProps {
  pictures: readonly Queries.PictureFragment[];
  index: number;
  /** The element that fades while a finger drags down. */
  backdropRef: React.RefObject<HTMLElement | null>;
  onSwipe: (swipe: SwipeResult) => void;
}

/** The pictures in a row, one of them in view, moved by a finger. The neighbors load after the current picture. */
export function Carousel({ pictures, index, backdropRef, onSwipe }: CarouselProps) {
  const stageRef = React.useRef<HTMLDivElement>(null);
  const draggedRef = React.useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = React.useState<readonly number[]>([]);
  const getBounds = React.useEffectEvent(() => ({ isFirst: index === 0, isLast: index === pictures.length - 1 }));
  const handleSwipe = React.useEffectEvent(onSwipe);
  React.useEffect(
    () =>
      trackSwipe(stageRef.current!, {
        draggedElement: draggedRef.current!,
        backdrop: backdropRef.current!,
        getBounds: () => getBounds(),
        onSwipe: (swipe) => handleSwipe(swipe),
      }),
    [backdropRef],
  );
  const shouldLoad = (slideIndex: number) => slideIndex === index || (Math.abs(slideIndex - index) === 1 && loaded.includes(index));
  return (
    <div ref={stageRef} className={styles.carousel}>
      <div ref={draggedRef} className={styles.swipe}>
        <div className={styles.track} style={{ '--at': index } as React.CSSProperties}>
          {pictures.map((picture, slideIndex) => (
            <Slide
              key={slideIndex}
              picture={picture}
              isCurrent={slideIndex === index}
              shouldLoad={shouldLoad(slideIndex)}
              onLoad={() => setLoaded((previous) => [...previous, slideIndex])}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
