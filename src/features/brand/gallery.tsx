import type { Composition } from '../../logic/composition';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as forms from './gallery-forms.module.css';
import * as styles from './gallery.module.css';

interface GalleryProps {
  form: Composition['gallery'];
  pictures: readonly Queries.PictureFragment[];
  firstPlate: number;
}

const most = '(max-width: 800px) 75vw';
const part = '(max-width: 800px) 60vw';
const full = '(max-width: 800px) 100vw';
const text = '(max-width: 800px) 90vw';

/** The widths of four pictures after each other, by the form of the gallery. */
const sizes = {
  uneven: [`${most}, 37vw`, `${full}, 50vw`, `${text}, 52vw`, `${part}, 21vw`],
  wide: [`${text}, 64vw`, `${part}, 21vw`, `${most}, 29vw`, `${full}, 44vw`],
  steps: [`${most}, 37vw`, `${part}, 21vw`, `${text}, 72vw`, `${full}, 44vw`],
  tall: [`${most}, 50vw`, `${full}, 37vw`, `${text}, 29vw`, `${part}, 21vw`],
};

/** The pictures of a brand in an uneven grid of its form, which repeats every four. */
export function Gallery({ pictures, form, firstPlate }: GalleryProps) {
  const { brand } = useText();
  return (
    <section
      className={classes(grid.wrap, grid.grid, styles.gallery, forms[form])}
      data-part="gallery"
      data-form={form}
      aria-label={brand.gallery}
    >
      {pictures.map((picture, at) => (
        <Plate key={at} picture={picture} sizes={sizes[form][at % 4]!} number={firstPlate + at} className={styles.plate} />
      ))}
    </section>
  );
}
