import { classNames, kit } from '../../ui/kit';
import * as fullScreenStyles from '../../ui/dialog/full-screen.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import { formatFigureNumber } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { useMessages } from '../../ui/messages';
import { findWidestCandidate } from './plates';
import * as styles from './lightbox.module.css';

interface LightboxProps {
  /** The figures of the page, from the first. */
  pictures: readonly Queries.PictureFragment[];
  /** The brand of the pictures. */
  name: string;
}

/** Pictures one at a time, as large as the screen allows: a closed dialog, which `lightbox-dialog.ts` fills with the pictures of the page. */
export function Lightbox({ pictures, name }: LightboxProps) {
  const { brand, lightbox: messages } = useMessages();
  return (
    <dialog
      className={classNames(fullScreenStyles.fullScreen, styles.lightbox)}
      aria-label={`${brand.gallery}, ${name}`}
      aria-describedby="lightbox-status"
      data-lightbox=""
      data-lenis-prevent=""
    >
      <div className={classNames(fullScreenStyles.header, styles.header)}>
        <p className={styles.caption}>
          <b>{name}</b> <span aria-hidden="true" data-slot="count" />
        </p>
        <button type="button" className={classNames(buttonStyles.icon, kit.hover, styles.close)} data-press="close">
          <Icon name="cross" />
          <span className={kit.hidden}>{messages.close}</span>
        </button>
      </div>
      <div className={styles.stage}>
        <div className={styles.row} role="group" aria-label={brand.gallery} tabIndex={0} data-slot="row">
          {pictures.map((picture, index) => (
            <Slide key={index} picture={picture} number={index + 1} />
          ))}
        </div>
        <p className={styles.failed} role="alert" data-slot="failed" hidden>
          {messages.failed}
        </p>
      </div>
      <div className={classNames(fullScreenStyles.header, styles.footer)}>
        <p className={styles.caption} data-slot="caption" />
        <div className={styles.arrows}>
          <ArrowButton direction="left" label={messages.previous} />
          <ArrowButton direction="right" label={messages.next} />
        </div>
      </div>
      <p
        id="lightbox-status"
        className={kit.hidden}
        aria-live="polite"
        data-slot="status"
        data-picture={messages.picture}
        data-of={messages.of}
      />
    </dialog>
  );
}

function ArrowButton({ direction, label }: { direction: 'left' | 'right'; label: string }) {
  return (
    <button type="button" className={classNames(kit.hover, styles.arrow)} data-press={direction}>
      <Icon name={`arrow-${direction}`} />
      <span className={kit.hidden}>{label}</span>
    </button>
  );
}

/** The `sizes` of the picture: the width of the screen, or less where the height limits it. */
const getSizes = (ratio: number): string => {
  const fitHeight = (reserved: string) => `min(100vw, calc((100svh - ${reserved}) * ${ratio.toFixed(4)}))`;
  return `(max-height: 30em) and (orientation: landscape) ${fitHeight('0px')}, ${fitHeight('10rem')}`;
};

/** The place of a picture, as large as its box and its file allow, in its dominant color. Its caption is shown below the row. */
function Slide({ picture: { caption, file }, number }: { picture: Queries.PictureFragment; number: number }) {
  const { brand } = useMessages();
  const data = file.childImageSharp?.gatsbyImageData;
  const ratio = data ? data.width / data.height : 1;
  const widest = findWidestCandidate(data?.images.fallback?.srcSet ?? '')?.width ?? 0;
  const box = { '--ratio': ratio, '--widest': `${widest}px`, backgroundColor: data?.backgroundColor };
  return (
    <div className={styles.slide}>
      <div className={styles.frame} style={box} data-sizes={getSizes(ratio)} />
      {caption && (
        <p hidden>
          <b>{formatFigureNumber(brand.plate, number)}</b> {caption}
        </p>
      )}
    </div>
  );
}
