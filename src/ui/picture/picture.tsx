import type * as React from 'react';
import { coverSizes } from '../../logic/cover-sizes';
import { classes } from '../classes';
import * as styles from './picture.module.css';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** The width and the shape of its box at each width of the screen: `(max-width: 800px) 100vw / 1.25, 50vw by 630px`. */
  sizes: string;
  /** It is the largest thing of the first screen: fetched at once, before others. */
  isFirst?: boolean;
  /** Its place on the page says already what it shows, so that screen readers pass it over. */
  isDecorative?: boolean;
  className?: string;
  /** The part of it that is enough for its box on a phone, where that is taller than the picture. */
  tall?: Queries.TallFragment | null;
}

const phone = '(max-width: 480px)';

/** A picture that fills its box, cropped round its focal point, over its dominant colour. */
export function Picture({ picture, sizes, isFirst = false, isDecorative = false, className, tall }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor, width, height } = data;
  // Of a picture as broad as its box only the shape is known, and HTML wants whole numbers.
  const unit = Number.isInteger(height) ? 1 : 1000;
  const covering = coverSizes(sizes, width / height);
  const points = { '--point': picture.focus ?? undefined, '--point-phone': picture.focus_phone ?? undefined } as React.CSSProperties;
  return (
    <span className={classes(styles.frame, className)} data-first={isFirst || undefined} style={{ backgroundColor }}>
      <picture>
        {tall?.sources.map(({ srcSet, type }) => (
          <source
            key={type}
            media={phone}
            srcSet={srcSet}
            type={type}
            sizes={coverSizes(sizes, tall.width / tall.height)}
            width={tall.width}
            height={tall.height}
          />
        ))}
        {images.sources?.map(({ srcSet, type }) => (
          <source key={type} srcSet={srcSet} type={type} sizes={covering} />
        ))}
        <img
          src={images.fallback?.src}
          srcSet={images.fallback?.srcSet}
          sizes={covering}
          width={width * unit}
          height={Math.round(height * unit)}
          alt={isDecorative ? '' : picture.alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          style={points}
        />
      </picture>
    </span>
  );
}
