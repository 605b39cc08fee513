import type * as React from 'react';
import type { Composition } from '../../logic/composition';
import { plateId, widestOf } from '../../logic/lightbox';
import { BoardMark } from '../../ui/board/board-mark';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as forms from './gallery-forms.module.css';
import * as styles from './gallery.module.css';
import { useLightbox } from './use-lightbox';

interface GalleryProps {
  form: Composition['gallery'];
  brand: Pick<Queries.BrandViewFragment, 'name' | 'title' | 'gallery' | 'rooms'>;
  firstPlate: number;
}

const phone = {
  most: '(max-width: 800px) 75vw',
  part: '(max-width: 800px) 59vw',
  text: '(max-width: 800px) 90vw',
  full: '(max-width: 800px) 100vw',
};
const wide = '(min-width: 1520px)';

/** The boxes of four pictures after each other, by the form of the gallery. */
const sizes = {
  uneven: [
    `${phone.most} / 0.8, ${wide} 548px / 0.8, 36vw / 0.8`,
    `${phone.full} / 1.32, 49vw / 1.32`,
    `${phone.text} / 1.5, ${wide} 780px / 1.5, 52vw / 1.5`,
    `${phone.part} / 0.72, ${wide} 316px / 0.72, 21vw / 0.72`,
  ],
  wide: [
    `${phone.text} / 1.5, 63vw / 1.5`,
    `${phone.part} / 0.72, ${wide} 316px / 0.72, 21vw / 0.72`,
    `${phone.most} / 0.8, ${wide} 432px / 0.8, 29vw / 0.8`,
    `${phone.full} / 1.5, ${wide} 664px / 1.5, 44vw / 1.5`,
  ],
  steps: [
    `${phone.most} / 0.8, ${wide} 548px / 0.8, 36vw / 0.8`,
    `${phone.part} / 0.72, ${wide} 316px / 0.72, 21vw / 0.72`,
    `${phone.text} / 1.5, 70vw / 1.5`,
    `${phone.full} / 1.5, ${wide} 664px / 1.5, 44vw / 1.5`,
  ],
  tall: [
    `${phone.most} / 0.8, 49vw / 0.8`,
    `${phone.full} / 1.5, ${wide} 548px / 1.5, 36vw / 1.5`,
    `${phone.text} / 1.5, ${wide} 432px / 1.5, 29vw / 1.5`,
    `${phone.part} / 0.72, ${wide} 316px / 0.72, 21vw / 0.72`,
  ],
};

const fileOf = ({ file }: Queries.PictureFragment): string | undefined => {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback;
  return widestOf(fallback?.srcSet ?? '')?.address ?? fallback?.src;
};

const pictureThing = (brand: string, { file }: Queries.BrandViewFragment['gallery'][number]): string => `picture/${brand}/${file.name}`;

/** Whether a click asks for what a script may do: other buttons and keys are the browser's own. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: React.MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** The pictures of a brand in a grid of its form, which repeats every four. Each leads to itself at its largest, in the lightbox where there are scripts. */
export function Gallery({ brand, form, firstPlate }: GalleryProps) {
  const { brand: words, lightbox: text } = useText();
  const { name, title, gallery: pictures, rooms } = brand;
  const { Lightbox, at, prepare, show, close } = useLightbox(firstPlate, pictures.length);
  if (pictures.length === 0) return null;
  const onIntent = () => void prepare().catch(() => undefined);
  const open = (event: React.MouseEvent<HTMLAnchorElement>, one: number) => {
    if (!isPlain(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    prepare().then(
      () => show(one),
      () => window.location.assign(href),
    );
  };
  return (
    <section
      className={classes(grid.wrap, grid.grid, styles.gallery, forms[form])}
      data-part="gallery"
      data-form={form}
      aria-label={words.gallery}
    >
      {pictures.map((picture, one) => (
        <Plate
          key={one}
          picture={picture}
          sizes={sizes[form][one % 4]!}
          number={firstPlate + one}
          className={styles.plate}
          aside={<BoardMark thing={pictureThing(name, picture)} name={picture.caption ?? picture.alt} rooms={rooms} />}
          wrap={(shown) => (
            <a
              id={plateId(firstPlate + one)}
              className={styles.link}
              href={fileOf(picture)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              onTouchStart={onIntent}
              onClick={(event) => open(event, one)}
            >
              {shown}
              <span className={type.hidden}>{text.open}</span>
            </a>
          )}
        />
      ))}
      {Lightbox && <Lightbox pictures={pictures} firstPlate={firstPlate} name={title} at={at} onMoved={show} onClosed={close} />}
    </section>
  );
}
