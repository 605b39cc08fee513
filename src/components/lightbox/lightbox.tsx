import { classNames } from '../../ui/class-names';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { getNextPicture, findWidestCandidate } from './lightbox-pictures';
import { type SwipeResult, trackSwipe } from './swipe';
import { Icon } from '../../ui/icon';
import { useModal } from '../../runtime/overlay';
import { formatFigureNumber } from '../../ui/figure';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';
import * as styles from './lightbox.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import * as fullScreenStyles from '../../ui/dialog/full-screen.module.css';

interface LightboxProps {
  /** The figures of the page, from the first. */
  pictures: readonly Queries.PictureFragment[];
  /** The brand of the pictures. */
  name: string;
  /** The picture in view, or null while closed. */
  index: number | null;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** Pictures one at a time, as large as the screen allows. It stays mounted until its exit animation ends. */
export function Lightbox({ index, ...rest }: LightboxProps) {
  const [lastIndex, setLastIndex] = React.useState(index);
  if (index !== null && index !== lastIndex) setLastIndex(index);
  if (lastIndex === null) return null;
  return createPortal(
    <LightboxDialog {...rest} index={lastIndex} isOpen={index !== null} onExited={() => setLastIndex(null)} />,
    document.body,
  );
}

const arrows = [
  { icon: 'arrow-left', step: -1, label: 'previous' },
  { icon: 'arrow-right', step: 1, label: 'next' },
] as const;

interface LightboxDialogProps extends LightboxProps {
  index: number;
  isOpen: boolean;
  onExited: () => void;
}

/** The lightbox over the page: brand, position, picture, caption and buttons. */
function LightboxDialog({ pictures, name, index, isOpen, onChange, onClose, onExited }: LightboxDialogProps) {
  const { brand, lightbox: messages } = getMessages();
  const id = React.useId();
  const dialogRef = React.useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { alt, caption } = pictures[index]!;
  const show = (next: number) => {
    if (next !== index && next >= 0 && next < count) onChange(next);
  };
  useModal(dialogRef, isOpen, (event) => {
    if (event.key === 'Escape') return onClose();
    const next = getNextPicture(event, index, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
  });
  const onSwipe = (swipe: SwipeResult) => (swipe === 'close' ? onClose() : show(swipe === 'next' ? index + 1 : index - 1));
  return (
    <div
      ref={dialogRef}
      className={classNames(fullScreenStyles.fullScreen, styles.lightbox)}
      role="dialog"
      aria-modal="true"
      aria-label={`${brand.gallery}, ${name}`}
      aria-describedby={id}
      tabIndex={-1}
      data-lenis-prevent
      data-closing={isOpen ? undefined : ''}
      onAnimationEnd={({ target, currentTarget }) => !isOpen && target === currentTarget && onExited()}
    >
      <div className={classNames(fullScreenStyles.header, styles.header)}>
        <p className={styles.caption}>
          <b>{name}</b> <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
        </p>
        <button type="button" className={classNames(buttonStyles.icon, styles.close)} onClick={onClose}>
          <Icon name="cross" />
          <span className={type.hidden}>{messages.close}</span>
        </button>
      </div>
      <Carousel pictures={pictures} index={index} backdropRef={dialogRef} onSwipe={onSwipe} />
      <div className={classNames(fullScreenStyles.header, styles.footer)}>
        <p className={styles.caption}>
          {caption && (
            <>
              <b>{formatFigureNumber(brand.plate, index + 1)}</b> {caption}
            </>
          )}
        </p>
        {count > 1 && (
          <div className={styles.arrows}>
            {arrows.map(({ icon, step, label }) => (
              // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
              <button
                key={icon}
                type="button"
                className={styles.arrow}
                aria-disabled={!pictures[index + step]}
                onClick={() => show(index + step)}
                data-autofocus={step === 1 || undefined}
              >
                <Icon name={icon} />
                <span className={type.hidden}>{messages[label]}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <p id={id} className={type.hidden} aria-live="polite">{`${messages.picture} ${index + 1} ${messages.of} ${count}. ${alt}`}</p>
    </div>
  );
}

interface CarouselProps {
  pictures: readonly Queries.PictureFragment[];
  index: number;
  /** The element that fades while a finger drags down. */
  backdropRef: React.RefObject<HTMLElement | null>;
  onSwipe: (swipe: SwipeResult) => void;
}

/** The pictures in a row, one of them in view, moved by a finger. The neighbors load after the current picture. */
function Carousel({ pictures, index, backdropRef, onSwipe }: CarouselProps) {
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
  const { lightbox } = getMessages();
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
