import { BoardToggle } from '../../components/board/board-toggle';
import { Lightbox } from '../../components/lightbox/lightbox-view';
import { findWidestCandidate, getFigureId } from '../../components/lightbox/plates';
import type { BrandComposition } from '../../domain/brands';
import { classNames } from '../../ui/class-names';
import { Figure } from '../../ui/figure';
import { useMessages } from '../../ui/messages';
import * as kit from '../../ui/kit.module.css';
import * as styles from './brand-gallery.module.css';

interface BrandGalleryProps {
  layout: BrandComposition['gallery'];
  brand: Pick<Queries.BrandViewFragment, 'name' | 'title' | 'gallery' | 'rooms'> & { hero: Queries.PictureFragment };
}

/** The number of the first figure of the gallery: the hero is the first of the page, and of the lightbox. */
const firstFigure = 2;

const phoneWidths = {
  most: '(max-width: 800px) 75vw',
  part: '(max-width: 800px) 59vw',
  text: '(max-width: 800px) 90vw',
  full: '(max-width: 800px) 100vw',
};

/** The `sizes` of four pictures in a row, for each layout. */
const sizesByLayout = {
  uneven: [
    `${phoneWidths.most} / 0.8, 36vw / 0.8`,
    `${phoneWidths.full} / 1.32, 49vw / 1.32`,
    `${phoneWidths.text} / 1.5, 52vw / 1.5`,
    `${phoneWidths.part} / 0.72, 21vw / 0.72`,
  ],
  wide: [
    `${phoneWidths.text} / 1.5, 63vw / 1.5`,
    `${phoneWidths.part} / 0.72, 21vw / 0.72`,
    `${phoneWidths.most} / 0.8, 29vw / 0.8`,
    `${phoneWidths.full} / 1.5, 44vw / 1.5`,
  ],
  steps: [
    `${phoneWidths.most} / 0.8, 36vw / 0.8`,
    `${phoneWidths.part} / 0.72, 21vw / 0.72`,
    `${phoneWidths.text} / 1.5, 49vw / 1.5`,
    `${phoneWidths.full} / 1.5, 44vw / 1.5`,
  ],
  tall: [
    `${phoneWidths.most} / 0.8, 49vw / 0.8`,
    `${phoneWidths.full} / 1.5, 36vw / 1.5`,
    `${phoneWidths.text} / 1.5, 21vw / 0.8`,
    `${phoneWidths.part} / 0.72, 14vw / 0.52`,
  ],
};

const getLargestImageUrl = ({ file }: Queries.PictureFragment): string | undefined => {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback;
  return findWidestCandidate(fallback?.srcSet ?? '')?.url ?? fallback?.src;
};

const getPictureItemId = (brand: string, { file }: Queries.BrandViewFragment['gallery'][number]): string => `picture/${brand}/${file.name}`;

/** The pictures of a brand in a grid that repeats every four. Each links to its largest file, which scripts open in the lightbox. */
export function BrandGallery({ brand, layout }: BrandGalleryProps) {
  const { brand: brandMessages, lightbox: lightboxMessages } = useMessages();
  const { name, title, hero, gallery, rooms } = brand;
  if (gallery.length === 0) return null;
  return (
    <section
      className={classNames(kit.wrap, kit.grid, kit.section, styles.gallery, styles[layout])}
      data-part="gallery"
      data-gallery={layout}
      aria-label={brandMessages.gallery}
    >
      {gallery.map((picture, pictureIndex) => (
        <Figure
          key={pictureIndex}
          picture={picture}
          sizes={sizesByLayout[layout][pictureIndex % 4]!}
          number={firstFigure + pictureIndex}
          className={styles.figure}
          aside={<BoardToggle itemId={getPictureItemId(name, picture)} name={picture.caption ?? picture.alt} rooms={rooms} />}
          renderPicture={(element) => (
            <a id={getFigureId(firstFigure + pictureIndex)} className={styles.link} href={getLargestImageUrl(picture)}>
              {element}
              <span className={kit.hidden}>{lightboxMessages.open}</span>
            </a>
          )}
        />
      ))}
      <Lightbox pictures={[hero, ...gallery]} name={title} />
    </section>
  );
}
