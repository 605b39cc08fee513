import type * as React from 'react';
import { classes } from '../classes';
import { Picture } from '../picture/picture';
import { useText } from '../text/text';
import * as styles from './plate.module.css';

interface PlateProps {
  picture: Queries.PictureFragment;
  sizes: string;
  /** Its number on the page. */
  number: number;
  isFirst?: boolean;
  className?: string;
  /** Puts the picture into a link. */
  wrap?: (picture: React.ReactNode) => React.ReactNode;
  /** What stands at the end of the caption's line. */
  aside?: React.ReactNode;
}

/** `Plate 04`: the words before a caption. */
export const plateNumber = (word: string, number: number): string => `${word} ${String(number).padStart(2, '0')}`;

/** A picture with its caption, numbered like a plate in a book. */
export function Plate({ picture, sizes, number, isFirst, className, wrap = (shown) => shown, aside }: PlateProps) {
  const { brand } = useText();
  return (
    <figure className={classes(styles.plate, className)}>
      {wrap(<Picture picture={picture} sizes={sizes} isFirst={isFirst} />)}
      {(picture.caption ?? aside) && (
        <figcaption className={styles.caption}>
          {picture.caption && (
            <span>
              <b>{plateNumber(brand.plate, number)}</b> {picture.caption}
            </span>
          )}{' '}
          {aside}
        </figcaption>
      )}
    </figure>
  );
}
