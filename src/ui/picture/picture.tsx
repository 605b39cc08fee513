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
export function Picture({ picture, sizes, isPriority = false, isDecorative = false, className, mobileCrop }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor, width, height } = data;
  // Of a picture as broad as its box only the shape is known, and HTML wants whole numbers.
  const unit = Number.isInteger(height) ? 1 : 1000;
  const sizesAttribute = getSizesAttribute(sizes, width / height);
  const focusStyle = { '--point': picture.focus ?? undefined, '--point-phone': picture.focus_phone ?? undefined } as React.CSSProperties;
  return (
    <span className={classNames(styles.frame, className)} data-first={isPriority || undefined} style={{ backgroundColor }}>
      <picture>
        {mobileCrop?.sources.map(({ srcSet, type }) => (
          <source
            key={type}
            media={phoneQuery}
            srcSet={srcSet}
            type={type}
            sizes={getSizesAttribute(sizes, mobileCrop.width / mobileCrop.height)}
            width={mobileCrop.width}
            height={mobileCrop.height}
          />
        ))}
        {images.sources?.map(({ srcSet, type }) => (
          <source key={type} srcSet={srcSet} type={type} sizes={sizesAttribute} />
        ))}
        <img
          src={images.fallback?.src}
          srcSet={images.fallback?.srcSet}
          sizes={sizesAttribute}
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
