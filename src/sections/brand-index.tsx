import { graphql } from 'gatsby';
import * as React from 'react';
import { filterBrands, formatNameList, getPartnersPath, parseCategory } from '../domain/brand-filter';
import { useQueryString } from '../runtime/navigation/address';
import { capitalize, numberToWords } from '../domain/number-words';
import { classNames } from '../ui/class-names';
import { formatFigureNumber } from '../ui/figure';
import * as figureStyles from '../ui/figure.module.css';
import { Filter } from '../ui/filter';
import * as grid from '../ui/grid.module.css';
import { Link } from '../ui/link';
import { getMessages } from '../ui/messages';
import { Picture } from '../ui/picture';
import * as type from '../ui/typography.module.css';
import type { SectionProps } from './section-props';
import * as styles from './brand-index.module.css';

type Section = Queries.PartnerIndexSectionFragment;

/** All partners as a ruled, filtered index, with the picture of the highlighted one. */
export function BrandIndexSection({ section, firstFigure }: SectionProps<Section>) {
  const id = React.useId();
  const { brands } = section;
  const { partners: messages } = getMessages();
  const [search, setUrl] = useQueryString();
  const category = parseCategory(search, brands);
  const [highlighted, setHighlighted] = React.useState<string | null>(null);
  const rows = filterBrands(brands, category);
  const active = rows.find(({ name }) => name === highlighted) ?? rows[0]!;
  return (
    <section id="partners" className={classNames(grid.section, grid.sand)} aria-labelledby={id}>
      <div className={classNames(grid.wrap, grid.grid)}>
        <div className={classNames(grid.head, grid.spread, styles.header)}>
          <h2 id={id}>{getHeading(section, category, rows.length, messages.in)}</h2>
          <Filter
            label={messages.filter}
            choices={getCategoryChoices(section, category, messages.all)}
            count={rows.length}
            onChoose={setUrl}
          />
        </div>
        <ol className={styles.index}>
          {rows.map((brand, index) => (
            <li key={brand.name} data-active={brand === active}>
              {index % 5 === 0 && <Picture picture={brand.hero} sizes="90vw / 1.5" isDecorative className={styles.picture} />}
              <BrandRow brand={brand} number={brands.indexOf(brand) + 1} onHighlight={() => setHighlighted(brand.name)} />
            </li>
          ))}
        </ol>
        <HoverPreview brand={active} number={firstFigure + brands.indexOf(active)} />
      </div>
    </section>
  );
}

/** The heading counts what the filter leaves: `Two in hardware`. */
function getHeading({ title, categories }: Section, category: string | null, count: number, messageIn: string): string {
  const name = categories.find(({ slug }) => slug === category)?.name;
  return name ? `${capitalize(numberToWords(count))} ${messageIn} ${name.toLowerCase()}` : title;
}

/** All partners and the categories that some have, as links with the number of partners. */
const getCategoryChoices = ({ brands, categories }: Section, category: string | null, all: string) =>
  [{ slug: null, name: all }, ...categories]
    .map(({ slug, name }) => ({
      to: getPartnersPath(slug),
      name,
      isCurrent: slug === category,
      count: filterBrands(brands, slug).length,
    }))
    .filter(({ count }) => count > 0);

interface BrandRowProps {
  brand: Queries.PartnerIndexSectionFragment['brands'][number];
  number: number;
  onHighlight: () => void;
}

function BrandRow({ brand, number, onHighlight }: BrandRowProps) {
  const { link, title, categories } = brand;
  return (
    <Link to={link} className={styles.row} onMouseEnter={onHighlight} onFocus={onHighlight}>
      <span className={type.number}>{String(number).padStart(2, '0')}</span>{' '}
      <span className={styles.name} translate="no">
        {title}
      </span>{' '}
      <span className={type.meta}>{formatNameList(categories.map(({ name }) => name))}</span>
    </Link>
  );
}

interface HoverPreviewProps {
  brand: { readonly name: string; readonly hero: Queries.PictureFragment };
  number: number;
}

/** The number of loaded pictures kept on top of each other, for cross-fades while the pointer moves along the list. */
const maxLayers = 3;

// 3:2, cropped to an upright box of four columns: twice as wide as its visible part.
const sizes = '29vw / 0.74';

/** The picture of the highlighted brand. A new one loads on demand and fades in. */
function HoverPreview({ brand, number }: HoverPreviewProps) {
  const { brand: messages } = getMessages();
  const [shown, setShown] = React.useState([brand]);
  const previousLayers = shown.filter(({ name }) => name !== brand.name);
  const isLoading = previousLayers.length === shown.length;
  const onLoad = () => setShown([...previousLayers, brand].slice(-maxLayers));
  return (
    <figure className={styles.preview}>
      <div className={styles.pictures}>
        {[...previousLayers, brand].map((layer) => (
          <div key={layer.name} data-loading={layer === brand && isLoading} onLoadCapture={layer === brand ? onLoad : undefined}>
            <Picture picture={layer.hero} sizes={sizes} />
          </div>
        ))}
      </div>
      {brand.hero.caption && (
        <figcaption key={brand.name} className={figureStyles.caption}>
          <b>{formatFigureNumber(messages.plate, number)}</b> {brand.hero.caption}
        </figcaption>
      )}
    </figure>
  );
}

export const partnerIndexSectionFragment = graphql`
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
