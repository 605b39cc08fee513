import { graphql } from 'gatsby';
import * as React from 'react';
import { filterBrands, formatNameList, getBrandIndexPath } from '../domain/brand-filter';
import { capitalize, numberToWords } from '../domain/number-words';
import { classNames, kit } from '../ui/kit';
import { formatFigureNumber, formatNumber } from '../ui/figure';
import { countFigures, Picture } from '../ui/picture';
import * as figureStyles from '../ui/figure.module.css';
import { Filter } from '../ui/filter';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import type { SectionProps } from './section-props';
import * as styles from './brand-index.module.css';

type Section = Queries.PartnerIndexSectionFragment;

/**
 * All brands as a ruled index, with the picture of the highlighted one. `brand-index-element.ts` filters it and follows the pointer: what it
 * shows is in attributes.
 */
export function BrandIndexSection({ section, firstFigure }: SectionProps<Section>) {
  const id = React.useId();
  const { brands } = section;
  const { partners: messages, brand: brandMessages } = useMessages();
  return (
    <section id="partners" className={classNames(kit.section, kit.sand)} aria-labelledby={id}>
      <brand-index class={classNames(kit.wrap, kit.grid, styles.element)}>
        <div className={classNames(kit.head, kit.spread, styles.header)}>
          <h2 id={id}>{section.title}</h2>
          <Filter label={messages.filter} choices={getCategoryChoices(section, messages)} count={brands.length} isLive />
        </div>
        <ol className={styles.index}>
          {brands.map((brand, index) => (
            <BrandRow
              key={brand.name}
              brand={brand}
              number={index + 1}
              plate={formatFigureNumber(brandMessages.plate, firstFigure + countFigures(brands.slice(0, index)))}
            />
          ))}
        </ol>
        <HoverPreview brand={brands[0]!} plate={formatFigureNumber(brandMessages.plate, firstFigure)} />
      </brand-index>
    </section>
  );
}

/** All brands and the categories that some have, as links with their number, and with the heading: `Two in hardware`. */
const getCategoryChoices = ({ title, brands, categories }: Section, messages: { readonly all: string; readonly in: string }) => {
  const choices = categories.map(({ slug, name }) => {
    const { length: count } = filterBrands(brands, slug);
    return { slug, name, count, heading: `${capitalize(numberToWords(count))} ${messages.in} ${name.toLowerCase()}` };
  });
  return [{ slug: null, name: messages.all, count: brands.length, heading: title }, ...choices]
    .filter(({ count }) => count > 0)
    .map(({ slug, name, count, heading }) => ({
      ...{ to: getBrandIndexPath(slug), name, count, isCurrent: slug === null },
      data: { 'data-category': slug ?? '', 'data-heading': heading } as const,
    }));
};

interface BrandRowProps {
  brand: Section['brands'][number];
  number: number;
  /** The label of the picture. */
  plate: string;
}

/** Its width on a phone, and beside the list: 3:2, cropped to an upright box of four columns, twice as wide as its visible part. */
const sizes = '(max-width: 800px) 90vw / 1.5, 29vw / 0.74';

/** A brand of the index, with its picture, which a phone shows over the first; beside the list, the script shows a copy of it. */
function BrandRow({ brand: { link, title, categories, hero }, number, plate }: BrandRowProps) {
  return (
    <li
      data-active={number === 1}
      data-categories={categories.map(({ slug }) => slug).join(' ')}
      data-plate={plate}
      data-caption={hero.caption}
    >
      <Picture picture={hero} sizes={sizes} isDecorative className={styles.picture} />
      <Link to={link} className={styles.row}>
        <span className={kit.number}>{formatNumber(number)}</span>{' '}
        <span className={styles.name} translate="no">
          {title}
        </span>{' '}
        <span className={kit.meta}>{formatNameList(categories.map(({ name }) => name))}</span>
      </Link>
    </li>
  );
}

interface HoverPreviewProps {
  brand: { readonly hero: Queries.PictureFragment };
  plate: string;
}

/** The picture of the highlighted brand. A new one loads on demand and fades in. */
function HoverPreview({ brand: { hero }, plate }: HoverPreviewProps) {
  return (
    <figure className={classNames(kit.sticky, styles.preview)}>
      <div className={styles.pictures}>
        <div>
          <Picture picture={hero} sizes={sizes} />
        </div>
      </div>
      <figcaption className={figureStyles.caption} hidden={!hero.caption}>
        <b>{plate}</b> <span>{hero.caption}</span>
      </figcaption>
    </figure>
  );
}

export const brandIndexSectionFragment = graphql`
  fragment PartnerIndexSection on PartnerIndexSection {
    title
    brands {
      name
      title
      link
      categories {
        slug
        name
      }
      hero {
        ...Picture
      }
    }
    categories {
      slug
      name
    }
  }
`;
