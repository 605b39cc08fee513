import * as React from 'react';
import { getNextPicture } from './lightbox-pictures';
import type { SwipeResult } from './swipe';
import { Icon } from '../../ui/icon/icon';
import { useModal } from '../../runtime/modal/use-modal';
import { formatFigureNumber } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { ArrowButton } from './arrow-button';
import * as styles from './lightbox-dialog.module.css';
import { Carousel } from './carousel';

export interface LightboxGallery {
  pictures: readonly Queries.PictureFragment[];
  /** The number of the first plate. */
  firstFigure: number;
  /** Whose pictures they are. */
  name: string;
  onChange: (at: number) => void;
  onClose: () => void;
}

interface LightboxDialogProps extends LightboxGallery {
  index: number;
  isOpen: boolean;
  onExited: () => void;
}

/** The lightbox as it lies over the page: whose pictures, which of how many, the picture, its caption, and the ways on and out. */
export function LightboxDialog({
  pictures,
  firstFigure: firstPlate,
  name,
  index: at,
  isOpen,
  onChange: onMoved,
  onClose: onClosed,
  onExited: onGone,
}: LightboxDialogProps) {
  const { brand, lightbox: text } = useMessages();
  const id = React.useId();
  const screen = React.useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { alt, caption } = pictures[at]!;
  const show = (next: number) => {
    if (next !== at && next >= 0 && next < count) onMoved(next);
  };
  useModal(screen, isOpen, (event) => {
    if (event.key === 'Escape') return onClosed();
    const next = getNextPicture(event, at, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
  });
  const onSwiped = (swipe: SwipeResult) => (swipe === 'close' ? onClosed() : show(swipe === 'next' ? at + 1 : at - 1));
  return (
    <div
      ref={screen}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={`${brand.gallery}, ${name}`}
      aria-describedby={id}
      tabIndex={-1}
      data-lenis-prevent
      data-closing={isOpen ? undefined : ''}
      onAnimationEnd={({ target, currentTarget }) => !isOpen && target === currentTarget && onGone()}
    >
      <div className={styles.head}>
        <p className={styles.words}>
          <b>{name}</b> <span aria-hidden="true">{`${at + 1} / ${count}`}</span>
        </p>
        <button type="button" className={styles.close} onClick={onClosed}>
          <Icon name="cross" />
          <span className={type.hidden}>{text.close}</span>
        </button>
      </div>
      <Carousel pictures={pictures} index={at} backdropRef={screen} onSwipe={onSwiped} />
      <div className={styles.foot}>
        <p className={styles.words}>
          {caption && (
            <>
              <b>{formatFigureNumber(brand.plate, firstPlate + at)}</b> {caption}
            </>
          )}
        </p>
        {count > 1 && (
          <div className={styles.arrows}>
            <ArrowButton icon="arrow-left" label={text.previous} isDisabled={at === 0} onPress={() => show(at - 1)} />
            <ArrowButton icon="arrow-right" label={text.next} isDisabled={at === count - 1} onPress={() => show(at + 1)} hasInitialFocus />
          </div>
        )}
      </div>
      <p id={id} className={type.hidden} aria-live="polite">{`${text.picture} ${at + 1} ${text.of} ${count}. ${alt}`}</p>
    </div>
  );
}
