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
}

/** `Plate 04`: the words before a caption. */
export const plateNumber = (word: string, number: number): string => `${word} ${String(number).padStart(2, '0')}`;

/** A picture with its caption, numbered like a plate in a book. */
export function Plate({ picture, sizes, number, isFirst, className }: PlateProps) {
  const { brand } = useText();
  return (
    <figure className={classes(styles.plate, className)}>
      <Picture picture={picture} sizes={sizes} isFirst={isFirst} />
      {picture.caption && (
        <figcaption className={styles.caption}>
          <b>{plateNumber(brand.plate, number)}</b> {picture.caption}
        </figcaption>
      )}
    </figure>
  );
}
