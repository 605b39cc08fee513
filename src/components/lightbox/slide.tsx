import * as React from 'react';
import { findWidestCandidate } from './lightbox-pictures';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './slide.module.css';

interface SlideProps {
  picture: Queries.PictureFragment;
  isCurrent: boolean;
  /** Whether it is to be fetched, if it has not been yet. */
  shouldLoad: boolean;
  onLoad: () => void;
}

/** The widths of the picture: the screen's, or less where its height is used up before. */
const getSizes = (ratio: number): string => {
  const fitHeight = (reserved: string) => `min(100vw, calc((100svh - ${reserved}) * ${ratio.toFixed(4)}))`;
  return `(max-height: 30em) and (orientation: landscape) ${fitHeight('0px')}, ${fitHeight('10rem')}`;
};

/** One picture as large as its place and its file allow, over its dominant colour; or a word that it did not come. */
export function Slide({ picture, isCurrent, shouldLoad, onLoad }: SlideProps) {
  const { lightbox } = useMessages();
  const [isRequested, setRequested] = React.useState(shouldLoad);
  const [state, setState] = React.useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [wasCurrent, setWasCurrent] = React.useState(isCurrent);
  if (shouldLoad && !isRequested) setRequested(true);
  // What failed is tried again when it is left and when it is looked at.
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
