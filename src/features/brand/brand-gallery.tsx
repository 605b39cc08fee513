import * as React from 'react';
import { BoardToggle } from '../../components/board/board-toggle';
import { galleryNeed, getFigureId, findWidestCandidate, indexFromHash } from '../../components/lightbox/lightbox-pictures';
import type { BrandComposition } from '../../domain/brands';
import { getHistoryState, setUrl } from '../../runtime/navigation/address';
import { cancelPending } from '../../runtime/navigation/navigate';
import { useOnDemand } from '../../runtime/islands/loader';
import { useOverlay } from '../../runtime/overlay';
import { classNames } from '../../ui/class-names';
import { Figure } from '../../ui/figure';
import { hasModifier } from '../../ui/key-press';
import { getMessages } from '../../ui/messages';
import * as grid from '../../ui/grid.module.css';
import * as type from '../../ui/typography.module.css';
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
    `${phoneWidths.text} / 1.5, 44vw / 1.5`,
    `${phoneWidths.full} / 1.5, 45vw / 1.5`,
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
  const { brand: brandMessages, lightbox: lightboxMessages } = getMessages();
  const { name, title, hero, gallery, rooms } = brand;
  const pictures = [hero, ...gallery];
  const { Lightbox, index: at, load: prepare, show, close } = useLightbox(pictures.length);
  if (gallery.length === 0) return null;
  const onIntent = () => void prepare().catch(() => undefined);
  const onPictureClick = (event: React.MouseEvent<HTMLAnchorElement>, number: number) => {
    if (event.button !== 0 || hasModifier(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    prepare().then(
      () => show(number - 1),
      () => window.location.assign(href),
    );
  };
  return (
    <section
      className={classNames(grid.wrap, grid.grid, grid.section, styles.gallery, styles[layout])}
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
              onClick={(event) => onPictureClick(event, firstFigure + pictureIndex)}
            >
              {element}
              <span className={type.hidden}>{lightboxMessages.open}</span>
            </a>
          )}
        />
      ))}
      {Lightbox && <Lightbox pictures={pictures} name={title} index={at} onChange={show} onClose={close} />}
    </section>
  );
}

const loadLightbox = () => import('../../components/lightbox/lightbox').then(({ Lightbox }) => Lightbox);

interface LightboxHistoryState {
  /** Whether the previous history entry is the page without the lightbox. */
  isOpenedFromPage: boolean;
}

const getPathname = () => window.location.pathname;

/**
 * Keeps the lightbox of a gallery in the URL. Opening it adds a history entry, changing the picture replaces it, and going back closes it.
 * These changes are hidden from Gatsby, which would treat them as a navigation and scroll the page.
 */
function useLightbox(count: number) {
  const [overlay, setOverlay] = useOverlay();
  const [Lightbox, prepare] = useOnDemand(loadLightbox);
  const [currentIndex, setIndex] = React.useState(0);
  const session = React.useRef({ path: '', openIndex: null as number | null, isLeaving: false });
  const isOpen = overlay === 'lightbox' && Lightbox !== null;

  /** Displays a picture, or none. */
  const display = React.useCallback(
    (index: number | null) => {
      const wasOpen = session.current.openIndex !== null;
      session.current.openIndex = index;
      if (index === null) {
        if (wasOpen) setOverlay('none');
        return;
      }
      const open = () => {
        if (getPathname() !== session.current.path || session.current.openIndex !== index) return;
        setIndex(index);
        setOverlay('lightbox');
      };
      prepare().then(open, () => undefined);
    },
    [setOverlay, prepare],
  );

  React.useEffect(() => {
    session.current = { path: getPathname(), openIndex: null, isLeaving: false };
    const getNamed = () => indexFromHash(window.location.hash, count);
    const onPopstate = (event: PopStateEvent) => {
      session.current.isLeaving = false;
      if (getPathname() !== session.current.path || (getNamed() === null && session.current.openIndex === null)) return;
      event.stopImmediatePropagation();
      cancelPending();
      display(getNamed());
    };
    display(getNamed());
    window.addEventListener('popstate', onPopstate, { capture: true });
    return () => window.removeEventListener('popstate', onPopstate, { capture: true });
  }, [count, display]);

  React.useEffect(() => {
    if (!isOpen) return;
    const link = document.getElementById(getFigureId(session.current.openIndex! + 1));
    return () => link?.focus({ preventScroll: true });
  }, [isOpen]);

  /** Shows a picture and puts it into the URL. */
  const show = (next: number) => {
    if (getPathname() !== session.current.path) return;
    const hash = `#${getFigureId(next + 1)}`;
    const isOpening = session.current.openIndex === null;
    setUrl(hash, isOpening ? { isOpenedFromPage: true } : {}, isOpening);
    cancelPending();
    display(next);
  };

  const close = () => {
    if (session.current.isLeaving) return;
    if (getHistoryState<LightboxHistoryState>()?.isOpenedFromPage) {
      session.current.isLeaving = true;
      return window.history.back();
    }
    setUrl(window.location.pathname + window.location.search);
    display(null);
  };

  return { Lightbox, index: isOpen ? currentIndex : null, load: prepare, show, close };
}
