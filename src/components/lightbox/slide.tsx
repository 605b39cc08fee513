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
  const high = (taken: string) => `min(100vw, calc((100svh - ${taken}) * ${ratio.toFixed(4)}))`;
  return `(max-height: 30em) and (orientation: landscape) ${high('0px')}, ${high('10rem')}`;
};

/** One picture as large as its place and its file allow, over its dominant colour; or a word that it did not come. */
export function Slide({ picture, isCurrent: isShown, shouldLoad: isWanted, onLoad: onReady }: SlideProps) {
  const { lightbox } = useMessages();
  const [isAsked, setAsked] = React.useState(isWanted);
  const [state, setState] = React.useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [wasShown, setWasShown] = React.useState(isShown);
  if (isWanted && !isAsked) setAsked(true);
  // What failed is tried again when it is left and when it is looked at.
  if (isShown !== wasShown) {
    setWasShown(isShown);
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
      <div className={styles.slide} aria-hidden={!isShown}>
        <p className={styles.failed} role={isShown ? 'alert' : undefined}>
          {lightbox.failed}
        </p>
      </div>
    );
  return (
    <div className={styles.slide} aria-hidden={!isShown}>
      <div className={styles.frame} data-state={state} style={box}>
        {isAsked && (
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
                onReady();
              }}
              onError={() => setState('failed')}
            />
          </picture>
        )}
      </div>
    </div>
  );
}
