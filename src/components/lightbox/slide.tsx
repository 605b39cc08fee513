import * as React from 'react';
import { findWidestCandidate } from './lightbox-pictures';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './slide.module.css';

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
export function Slide({ picture, isCurrent, shouldLoad, onLoad }: SlideProps) {
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
      <div className={styles.slide} aria-hidden={!isCurrent}>
        <p className={styles.failed} role={isCurrent ? 'alert' : undefined}>
          {lightbox.failed}
        </p>
      </div>
    );
  return (
    <div className={styles.slide} aria-hidden={!isCurrent}>
      <div className={styles.frame} data-state={state} style={box}>
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
