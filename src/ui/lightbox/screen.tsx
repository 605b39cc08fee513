import * as React from 'react';
import { pictureAfter } from '../../logic/lightbox';
import type { Swipe } from '../../logic/swipe';
import { Icon } from '../icon/icon';
import { useModal } from '../modal/use-modal';
import { plateNumber } from '../plate/plate';
import { useText } from '../text/text';
import * as type from '../type/type.module.css';
import { Arrow } from './arrow';
import * as styles from './screen.module.css';
import { Stage } from './stage';

export interface Gallery {
  pictures: readonly Queries.PictureFragment[];
  /** The number of the first plate. */
  firstPlate: number;
  /** Whose pictures they are. */
  name: string;
  onMoved: (at: number) => void;
  onClosed: () => void;
}

interface ScreenProps extends Gallery {
  at: number;
  isOpen: boolean;
  onGone: () => void;
}

/** The lightbox as it lies over the page: whose pictures, which of how many, the picture, its caption, and the ways on and out. */
export function Screen({ pictures, firstPlate, name, at, isOpen, onMoved, onClosed, onGone }: ScreenProps) {
  const { brand, lightbox: text } = useText();
  const id = React.useId();
  const screen = React.useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const { alt, caption } = pictures[at]!;
  const show = (next: number) => {
    if (next !== at && next >= 0 && next < count) onMoved(next);
  };
  useModal(screen, isOpen, (event) => {
    if (event.key === 'Escape') return onClosed();
    const next = pictureAfter(event, at, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
  });
  const onSwiped = (swipe: Swipe) => (swipe === 'close' ? onClosed() : show(swipe === 'next' ? at + 1 : at - 1));
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
      <Stage pictures={pictures} at={at} ground={screen} onSwiped={onSwiped} />
      <div className={styles.foot}>
        <p className={styles.words}>
          {caption && (
            <>
              <b>{plateNumber(brand.plate, firstPlate + at)}</b> {caption}
            </>
          )}
        </p>
        {count > 1 && (
          <div className={styles.arrows}>
            <Arrow icon="arrow-left" label={text.previous} isOff={at === 0} onPressed={() => show(at - 1)} />
            <Arrow icon="arrow-right" label={text.next} isOff={at === count - 1} onPressed={() => show(at + 1)} isFirst />
          </div>
        )}
      </div>
      <p id={id} className={type.hidden} aria-live="polite">{`${text.picture} ${at + 1} ${text.of} ${count}. ${alt}`}</p>
    </div>
  );
}
