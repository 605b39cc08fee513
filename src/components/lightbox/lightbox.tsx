import { classNames } from '../../ui/class-names';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { getNextPicture } from './lightbox-pictures';
import type { SwipeResult } from './swipe';
import { Icon } from '../../ui/icon/icon';
import { useModal } from '../../runtime/overlay';
import { formatFigureNumber } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as arrowStyles from './arrow-button.module.css';
import * as styles from './lightbox-dialog.module.css';
import { Carousel } from './carousel';
import * as buttonStyles from '../../ui/button/button.module.css';
import * as fullScreenStyles from '../../ui/dialog/full-screen.module.css';

interface LightboxProps {
  pictures: readonly Queries.PictureFragment[];
  /** The number of the first figure. */
  firstFigure: number;
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
function LightboxDialog({ pictures, firstFigure, name, index, isOpen, onChange, onClose, onExited }: LightboxDialogProps) {
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
              <b>{formatFigureNumber(brand.plate, firstFigure + index)}</b> {caption}
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
                className={arrowStyles.arrow}
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
