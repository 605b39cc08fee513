import { graphql } from 'gatsby';
import { classNames } from './kit';
import * as styles from './picture.module.css';
import { getShapes, getSizesAttribute } from './sizes-attribute';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** The width and the shape of its box by the width of the screen: `(max-width: 800px) 100vw / 1.25, 50vw by 630px`. The box gets the shape. */
  sizes: string;
  /** Set on the largest picture of the first screen: it loads eagerly and with high priority. */
  isPriority?: boolean;
  /** Hides it from screen readers where the text around it says the same. */
  isDecorative?: boolean;
  className?: string;
  /** A cropped version for phones, where the box is taller than the picture. */
  mobileCrop?: Queries.MobileCropFragment | null;
  /** The media query of the screens that show the crop. */
  cropMedia?: string;
}

/** A picture that fills its box, cropped around its focal point, over its dominant color. */
export function Picture({
  picture,
  sizes,
  isPriority = false,
  isDecorative = false,
  className,
  mobileCrop,
  cropMedia = '(max-width: 480px)',
}: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor, width, height } = data;
  // The size of a full-width picture is a ratio, but HTML requires integers.
  const unit = Number.isInteger(height) ? 1 : 1000;
  const focusStyle = { '--point': picture.focus ?? undefined, '--point-phone': picture.focus_phone ?? undefined };
  return (
    <span
      className={classNames(styles.frame, className)}
      data-first={isPriority || undefined}
      style={{ backgroundColor, ...getShapes(sizes) }}
    >
      <picture>
        {mobileCrop && (
          <source
            media={cropMedia}
            srcSet={mobileCrop.srcSet}
            sizes={getSizesAttribute(sizes, mobileCrop.width / mobileCrop.height)}
            width={mobileCrop.width}
            height={mobileCrop.height}
          />
        )}
        <img
          src={images.fallback?.src}
          srcSet={images.fallback?.srcSet}
          sizes={getSizesAttribute(sizes, width / height)}
          width={width * unit}
          height={Math.round(height * unit)}
          alt={isDecorative ? '' : picture.alt}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          style={focusStyle}
        />
      </picture>
    </span>
  );
}

/** The number of pictures with a caption in a value, at any depth. Each is a numbered figure. */
export function countFigures(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countFigures(entry), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('alt' in value) return 'caption' in value && value.caption ? 1 : 0;
  return countFigures(Object.values(value));
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    caption
    focus
    focus_phone
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [AVIF], breakpoints: [320, 480, 780, 1200, 1920, 2880])
      }
    }
  }
`;

export const mobileCropFragment = graphql`
  fragment MobileCrop on MobileCrop {
    width
    height
    srcSet
  }
`;
