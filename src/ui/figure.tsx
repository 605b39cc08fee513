import type * as React from 'react';
import { Picture } from './picture';
import { useMessages } from './messages';
import * as styles from './figure.module.css';

interface FigureProps {
  picture: Queries.PictureFragment;
  sizes: string;
  /** Its number on the page. */
  number: number;
  isPriority?: boolean;
  className?: string;
  /** Wraps the picture, for example in a link. */
  renderPicture?: (picture: React.ReactNode) => React.ReactNode;
  /** Content at the end of the caption line. */
  aside?: React.ReactNode;
}

/** `04`: a number of a list or of a figure. */
export const formatNumber = (number: number): string => String(number).padStart(2, '0');

/** `Plate 04`: the label before a caption. */
export const formatFigureNumber = (word: string, number: number): string => `${word} ${formatNumber(number)}`;

/** A picture with its numbered caption. */
export function Figure({ picture, sizes, number, isPriority, className, renderPicture = (element) => element, aside }: FigureProps) {
  const { brand } = useMessages();
  return (
    <figure className={className}>
      {renderPicture(<Picture picture={picture} sizes={sizes} isPriority={isPriority} />)}
      {(picture.caption ?? aside) && (
        <figcaption className={styles.caption}>
          {picture.caption && (
            <span>
              <b>{formatFigureNumber(brand.plate, number)}</b> {picture.caption}
            </span>
          )}{' '}
          {aside}
        </figcaption>
      )}
    </figure>
  );
}
