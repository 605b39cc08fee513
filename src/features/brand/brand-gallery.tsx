import { BoardToggle } from '../../components/board/board-toggle';
import { Lightbox } from '../../components/lightbox/lightbox-view';
import { findWidestCandidate, getFigureId } from '../../components/lightbox/plates';
import type { BrandComposition } from '../../domain/brands';
import { classNames, kit } from '../../ui/kit';
import { Figure } from '../../ui/figure';
import { useMessages } from '../../ui/messages';
import * as styles from './brand-gallery.module.css';

interface BrandGalleryProps {
  layout: BrandComposition['gallery'];
  brand: Pick<Queries.BrandViewFragment, 'name' | 'title' | 'gallery' | 'rooms'> & { hero: Queries.PictureFragment };
}

/** The number of the first figure of the gallery: the hero is the first of the page, and of the lightbox. */
const firstFigure = 2;

/** The width of a picture on a phone, by its place there (`data-phone` in the style sheet). */
const phoneWidths = { most: '75vw', part: '59vw', text: '90vw', full: '100vw' };

interface Place {
  /** Its columns, its width in vw and its shape; and the edge of the screen that it reaches. */
  columns: string;
  width: number;
  shape: number;
  edge?: 'left' | 'right';
  phone: keyof typeof phoneWidths;
  /** Its shape on a phone, where that is another one. */
  phoneShape?: number;
  /** Whether it stands in the middle or at the top of its row instead of at the foot, or spans two rows. */
  stand?: 'center' | 'start' | 'tall';
}

/** The places of four pictures, for each layout. */
const places: Record<BrandComposition['gallery'], readonly Place[]> = {
  uneven: [
    { columns: '1 / 6', width: 36, shape: 0.8, phone: 'most' },
    { columns: '7 / 13', width: 49, shape: 1.32, edge: 'right', phone: 'full' },
    { columns: '2 / 9', width: 52, shape: 1.5, phone: 'text' },
    { columns: '10 / 13', width: 21, shape: 0.72, phone: 'part', stand: 'center' },
  ],
  wide: [
    { columns: '1 / 9', width: 63, shape: 1.5, edge: 'left', phone: 'text' },
    { columns: '10 / 13', width: 21, shape: 0.72, phone: 'part' },
    { columns: '2 / 6', width: 29, shape: 0.8, phone: 'most' },
    { columns: '7 / 13', width: 44, shape: 1.5, phone: 'full', stand: 'center' },
  ],
  steps: [
    { columns: '1 / 6', width: 36, shape: 0.8, phone: 'most' },
    { columns: '8 / 13', width: 36, shape: 0.72, phone: 'part' },
    { columns: '7 / 13', width: 49, shape: 1.5, edge: 'right', phone: 'text' },
    { columns: '1 / 7', width: 44, shape: 1.5, phone: 'full' },
  ],
  tall: [
    { columns: '1 / 7', width: 49, shape: 0.8, edge: 'left', phone: 'most', stand: 'tall' },
    { columns: '8 / 13', width: 36, shape: 1.5, phone: 'full', stand: 'start' },
    { columns: '8 / 13', width: 36, shape: 1.36, phone: 'text', phoneShape: 1.5 },
    { columns: '4 / 13', width: 73, shape: 1.8, edge: 'right', phone: 'full' },
  ],
};

/** A picture alone fills the row of each layout. */
const alone: Place = { columns: '1 / 13', width: 90, shape: 1.8, phone: 'full' };

const getLargestImageUrl = ({ file }: Queries.PictureFragment): string | undefined => {
  const fallback = file.childImageSharp?.gatsbyImageData.images.fallback;
  return findWidestCandidate(fallback?.srcSet ?? '')?.url ?? fallback?.src;
};

/** The pictures of a brand in a grid that repeats every four. Each links to its largest file, which scripts open in the lightbox. */
export function BrandGallery({ brand, layout }: BrandGalleryProps) {
  const { brand: brandMessages } = useMessages();
  const { title, hero, gallery } = brand;
  if (gallery.length === 0) return null;
  return (
    <section
      className={classNames(kit.wrap, kit.grid, kit.section, styles.gallery)}
      data-part="gallery"
      data-gallery={layout}
      aria-label={brandMessages.gallery}
    >
      {gallery.map((picture, index) => (
        <GalleryFigure
          key={index}
          brand={brand}
          picture={picture}
          place={gallery.length > 1 ? places[layout][index % 4]! : alone}
          number={firstFigure + index}
        />
      ))}
      <Lightbox pictures={[hero, ...gallery]} name={title} />
    </section>
  );
}

interface GalleryFigureProps {
  brand: BrandGalleryProps['brand'];
  picture: Queries.BrandViewFragment['gallery'][number];
  place: Place;
  number: number;
}

function GalleryFigure({ brand: { name, rooms }, picture, place, number }: GalleryFigureProps) {
  const { lightbox } = useMessages();
  const { columns, width, shape, edge, phone, phoneShape = shape, stand } = place;
  return (
    <div
      className={styles.place}
      style={{ '--at': columns, '--desk-shape': shape, '--phone-shape': phoneShape }}
      data-edge={edge}
      data-phone={phone}
      data-stand={stand}
    >
      <Figure
        picture={picture}
        sizes={`(max-width: 800px) ${phoneWidths[phone]} / ${phoneShape}, ${width}vw / ${shape}`}
        number={number}
        aside={<BoardToggle itemId={`picture/${name}/${picture.file.name}`} name={picture.caption ?? picture.alt} rooms={rooms} />}
        renderPicture={(element) => (
          <a id={getFigureId(number)} className={styles.link} href={getLargestImageUrl(picture)}>
            {element}
            <span className={kit.hidden}>{lightbox.open}</span>
          </a>
        )}
      />
    </div>
  );
}
