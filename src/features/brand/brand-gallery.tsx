import type * as React from 'react';
import type { BrandComposition } from '../../domain/brands';
import { galleryNeed, getFigureId, findWidestCandidate } from '../../components/lightbox/lightbox-pictures';
import { BoardToggle } from '../../components/board/board-toggle';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Figure } from '../../ui/figure/figure';
import { hasModifier } from '../../ui/key-press';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as layoutStyles from './brand-gallery-layouts.module.css';
import * as styles from './brand-gallery.module.css';
import { useLightbox } from './use-lightbox';

interface BrandGalleryProps {
  layout: BrandComposition['gallery'];
  brand: Pick<Queries.BrandViewFragment, 'name' | 'title' | 'gallery' | 'rooms'>;
  firstFigure: number;
}

const phoneWidths = {
  most: '(max-width: 800px) 75vw',
  part: '(max-width: 800px) 59vw',
  text: '(max-width: 800px) 90vw',
  full: '(max-width: 800px) 100vw',
};
const wideScreen = '(min-width: 1520px)';

/** The `sizes` of four pictures in a row, for each layout. */
const sizesByLayout = {
  uneven: [
    `${phoneWidths.most} / 0.8, ${wideScreen} 548px / 0.8, 36vw / 0.8`,
    `${phoneWidths.full} / 1.32, 49vw / 1.32`,
    `${phoneWidths.text} / 1.5, ${wideScreen} 780px / 1.5, 52vw / 1.5`,
    `${phoneWidths.part} / 0.72, ${wideScreen} 316px / 0.72, 21vw / 0.72`,
  ],
  wide: [
    `${phoneWidths.text} / 1.5, 63vw / 1.5`,
    `${phoneWidths.part} / 0.72, ${wideScreen} 316px / 0.72, 21vw / 0.72`,
    `${phoneWidths.most} / 0.8, ${wideScreen} 432px / 0.8, 29vw / 0.8`,
    `${phoneWidths.full} / 1.5, ${wideScreen} 664px / 1.5, 44vw / 1.5`,
  ],
  steps: [
    `${phoneWidths.most} / 0.8, ${wideScreen} 548px / 0.8, 36vw / 0.8`,
    `${phoneWidths.part} / 0.72, ${wideScreen} 316px / 0.72, 21vw / 0.72`,
    `${phoneWidths.text} / 1.5, ${wideScreen} 664px / 1.5, 44vw / 1.5`,
    `${phoneWidths.full} / 1.5, 45vw / 1.5`,
  ],
  tall: [
    `${phoneWidths.most} / 0.8, 49vw / 0.8`,
    `${phoneWidths.full} / 1.5, ${wideScreen} 548px / 1.5, 36vw / 1.5`,
    `${phoneWidths.text} / 1.5, ${wideScreen} 316px / 0.8, 21vw / 0.8`,
    `${phoneWidths.part} / 0.72, ${wideScreen} 200px / 0.52, 14vw / 0.52`,
  ],
};

const getLargestImageUrl = ({ file }: Queries.PictureFragment): string | undefined => {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback;
  return findWidestCandidate(fallback?.srcSet ?? '')?.url ?? fallback?.src;
};

const getPictureItemId = (brand: string, { file }: Queries.BrandViewFragment['gallery'][number]): string => `picture/${brand}/${file.name}`;

/** The pictures of a brand in a grid that repeats every four. Each links to its largest file, which scripts open in the lightbox. */
export function BrandGallery({ brand, layout, firstFigure }: BrandGalleryProps) {
  const { brand: brandMessages, lightbox: lightboxMessages } = useMessages();
  const { name, title, gallery, rooms } = brand;
  const { Lightbox, index: at, load: prepare, show, close } = useLightbox(firstFigure, gallery.length);
  if (gallery.length === 0) return null;
  const onIntent = () => void prepare().catch(() => undefined);
  const onPictureClick = (event: React.MouseEvent<HTMLAnchorElement>, pictureIndex: number) => {
    if (event.button !== 0 || hasModifier(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    prepare().then(
      () => show(pictureIndex),
      () => window.location.assign(href),
    );
  };
  return (
    <section
      className={classNames(grid.wrap, grid.grid, grid.section, styles.gallery, layoutStyles[layout])}
      data-part="gallery"
      data-need={galleryNeed.name}
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
            <a
              id={getFigureId(firstFigure + pictureIndex)}
              className={styles.link}
              href={getLargestImageUrl(picture)}
              data-control
              onPointerEnter={onIntent}
              onFocus={onIntent}
              onTouchStart={onIntent}
              onClick={(event) => onPictureClick(event, pictureIndex)}
            >
              {element}
              <span className={type.hidden}>{lightboxMessages.open}</span>
            </a>
          )}
        />
      ))}
      {Lightbox && <Lightbox pictures={gallery} firstFigure={firstFigure} name={title} index={at} onChange={show} onClose={close} />}
    </section>
  );
}
