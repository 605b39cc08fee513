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
  /** The number of the first figure. */
  firstFigure: number;
  /** The brand of the pictures. */
  name: string;
  onChange: (index: number) => void;
  onClose: () => void;
}

interface LightboxDialogProps extends LightboxGallery {
  index: number;
  isOpen: boolean;
  onExited: () => void;
}

/** The lightbox over the page: brand, position, picture, caption and buttons. */
export function LightboxDialog({ pictures, firstFigure, name, index, isOpen, onChange, onClose, onExited }: LightboxDialogProps) {
  const { brand, lightbox: messages } = useMessages();
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
      className={styles.lightbox}
      role="dialog"
      aria-modal="true"
      aria-label={`${brand.gallery}, ${name}`}
      aria-describedby={id}
      tabIndex={-1}
      data-lenis-prevent
      data-closing={isOpen ? undefined : ''}
      onAnimationEnd={({ target, currentTarget }) => !isOpen && target === currentTarget && onExited()}
    >
      <div className={styles.header}>
        <p className={styles.caption}>
          <b>{name}</b> <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
        </p>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="cross" />
          <span className={type.hidden}>{messages.close}</span>
        </button>
      </div>
      <Carousel pictures={pictures} index={index} backdropRef={dialogRef} onSwipe={onSwipe} />
      <div className={styles.footer}>
        <p className={styles.caption}>
          {caption && (
            <>
              <b>{formatFigureNumber(brand.plate, firstFigure + index)}</b> {caption}
            </>
          )}
        </p>
        {count > 1 && (
          <div className={styles.arrows}>
            <ArrowButton icon="arrow-left" label={messages.previous} isDisabled={index === 0} onPress={() => show(index - 1)} />
            <ArrowButton
              icon="arrow-right"
              label={messages.next}
              isDisabled={index === count - 1}
              onPress={() => show(index + 1)}
              hasInitialFocus
            />
          </div>
        )}
      </div>
      <p id={id} className={type.hidden} aria-live="polite">{`${messages.picture} ${index + 1} ${messages.of} ${count}. ${alt}`}</p>
    </div>
  );
}
