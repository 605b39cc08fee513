import * as React from 'react';
import type { SwipeResult } from './swipe';
import { trackSwipe } from './track-swipe';
import * as styles from './carousel.module.css';
import { findWidestCandidate } from './lightbox-pictures';
import { useMessages } from '../../ui/messages/messages';
import * as slideStyles from './slide.module.css';

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

interface SlideProps {
  picture: Queries.PictureFragment;
  isCurrent: boolean;
  /** Starts the request for the picture. */
  shouldLoad: boolean;
  onLoad: () => void;
}

/** The `sizes` of the picture: the width of the screen, or less where the height limits it. */
const getSizes = (ratio: number): string => {
  const fitHeight = (reserved: string) => `min(100vw, calc((100svh - ${reserved}) * ${ratio.toFixed(4)}))`;
  return `(max-height: 30em) and (orientation: landscape) ${fitHeight('0px')}, ${fitHeight('10rem')}`;
};

/** One picture as large as its box and its file allow, over its dominant color; or an error message. */
function Slide({ picture, isCurrent, shouldLoad, onLoad }: SlideProps) {
  const { lightbox } = useMessages();
  const [isRequested, setRequested] = React.useState(shouldLoad);
  const [state, setState] = React.useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [wasCurrent, setWasCurrent] = React.useState(isCurrent);
  if (shouldLoad && !isRequested) setRequested(true);
  // A failed picture is requested again when it enters or leaves the view.
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (state === 'failed') setState('waiting');
  }
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return <div />;
  const { images, backgroundColor } = data;
  const ratio = data.width / data.height;
  const widest = findWidestCandidate(images.fallback?.srcSet ?? '')?.width;
  const sizes = getSizes(ratio);
  const box = { '--ratio': ratio, '--widest': `${widest ?? 0}px`, backgroundColor } as React.CSSProperties;
  if (state === 'failed')
    return (
      <div className={slideStyles.slide} aria-hidden={!isCurrent}>
        <p className={slideStyles.failed} role={isCurrent ? 'alert' : undefined}>
          {lightbox.failed}
        </p>
      </div>
    );
  return (
    <div className={slideStyles.slide} aria-hidden={!isCurrent}>
      <div className={slideStyles.frame} data-state={state} style={box}>
        {isRequested && (
          <picture>
            {images.sources?.map(({ srcSet, type }) => (
              <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
            ))}
            <img
              src={images.fallback?.src}
              srcSet={images.fallback?.srcSet}
              sizes={sizes}
              alt={picture.alt}
              draggable={false}
              onLoad={() => {
                setState('ready');
                onLoad();
              }}
              onError={() => setState('failed')}
            />
          </picture>
        )}
      </div>
    </div>
  );
}
