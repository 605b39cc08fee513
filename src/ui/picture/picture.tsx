import type * as React from 'react';
import { getSizesAttribute } from './sizes-attribute';
import { classNames } from '../class-names';
import * as styles from './picture.module.css';

interface PictureProps {
  picture: Queries.PictureFragment;
  /** The width and the shape of its box at each width of the screen: `(max-width: 800px) 100vw / 1.25, 50vw by 630px`. */
  sizes: string;
  /** It is the largest thing of the first screen: fetched at once, before others. */
  isPriority?: boolean;
  /** Its place on the page says already what it shows, so that screen readers pass it over. */
  isDecorative?: boolean;
  className?: string;
  /** The part of it that is enough for its box on a phone, where that is taller than the picture. */
  mobileCrop?: Queries.TallFragment | null;
}

const phoneQuery = '(max-width: 480px)';

/** A picture that fills its box, cropped round its focal point, over its dominant colour. */
export function Picture({ picture, sizes, isPriority: isFirst = false, isDecorative = false, className, mobileCrop: tall }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor, width, height } = data;
  // Of a picture as broad as its box only the shape is known, and HTML wants whole numbers.
  const unit = Number.isInteger(height) ? 1 : 1000;
  const covering = getSizesAttribute(sizes, width / height);
  const points = { '--point': picture.focus ?? undefined, '--point-phone': picture.focus_phone ?? undefined } as React.CSSProperties;
  return (
    <span className={classNames(styles.frame, className)} data-first={isFirst || undefined} style={{ backgroundColor }}>
      <picture>
        {tall?.sources.map(({ srcSet, type }) => (
          <source
            key={type}
            media={phoneQuery}
            srcSet={srcSet}
            type={type}
            sizes={getSizesAttribute(sizes, tall.width / tall.height)}
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
