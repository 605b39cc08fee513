import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as styles from './gallery.module.css';

interface GalleryProps {
  pictures: readonly Queries.PictureFragment[];
  firstPlate: number;
}

const sizes = [
  '(max-width: 800px) 78vw, 38vw',
  '(max-width: 800px) 100vw, 50vw',
  '(max-width: 800px) 90vw, 52vw',
  '(max-width: 800px) 62vw, 22vw',
];

/** The pictures of a brand in an uneven grid that repeats every four. */
export function Gallery({ pictures, firstPlate }: GalleryProps) {
  const { brand } = useText();
  return (
    <section className={classes(grid.wrap, grid.grid, styles.gallery)} aria-label={brand.gallery}>
      {pictures.map((picture, at) => (
        <Plate key={at} picture={picture} sizes={sizes[at % 4]!} number={firstPlate + at} className={styles.plate} />
      ))}
    </section>
  );
}
