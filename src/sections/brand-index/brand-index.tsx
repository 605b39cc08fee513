import { graphql } from 'gatsby';
import * as React from 'react';
import {
  countForFacet,
  parseCriteria,
  facets,
  filterBrands,
  formatNameList,
  getPartnersPath,
  setFacet,
  type Criteria,
} from '../../domain/brand-filter';
import { useQueryString } from '../../runtime/navigation/address';
import { capitalize, numberToWords } from '../../domain/number-words';
import { classNames } from '../../ui/class-names';
import { formatFigureNumber } from '../../ui/figure';
import * as figureStyles from '../../ui/figure.module.css';
import { Filter } from '../../ui/filter';
import * as grid from '../../ui/grid.module.css';
import { Link } from '../../ui/link';
import { getMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import * as type from '../../ui/typography.module.css';
import { FacetSelects, NoMatches } from './facet-selects';
import type { SectionProps } from '../section-props';
import * as styles from './brand-index.module.css';

type Section = Queries.PartnerIndexSectionFragment;

/** All partners as a ruled, filtered index, with the picture of the highlighted one. */
export function BrandIndexSection({ section, firstFigure }: SectionProps<Section>) {
  const id = React.useId();
  const { brands, categories, rooms, materials, showrooms } = section;
  const choices = { category: categories, room: rooms, material: materials, showroom: showrooms };
  const { partners: messages } = getMessages();
  const [search, setUrl] = useQueryString();
  const criteria = parseCriteria(search, choices);
  const [highlighted, setHighlighted] = React.useState<string | null>(null);
  const rows = filterBrands(brands, criteria);
  const active = rows.find(({ name }) => name === highlighted) ?? rows[0];
  const chosenNames = facets.flatMap((facet) => choices[facet].filter(({ slug }) => slug === criteria[facet]).map(({ name }) => name));
  const filterProps = { brands, criteria, choices, onChoose: setUrl };
  return (
    <section id="partners" className={classNames(grid.section, grid.sand)} aria-labelledby={id}>
      <div className={classNames(grid.wrap, grid.grid, styles.section)}>
        <div className={classNames(grid.head, grid.spread, styles.header)}>
          <h2 id={id}>{getHeading(section, criteria, rows.length, messages)}</h2>
          <Filter
            label={messages.filter}
            choices={getCategoryChoices(section, criteria, messages.all)}
            count={rows.length}
            announcement={chosenNames.join(', ') || messages.all}
            onChoose={setUrl}
          />
        </div>
        <FacetSelects {...filterProps} />
        {active ? (
          <ol className={styles.index}>
            {rows.map((brand, index) => (
              <li key={brand.name} data-active={brand === active}>
                {index % 5 === 0 && <Picture picture={brand.hero} sizes="90vw / 1.5" isDecorative className={styles.picture} />}
                <BrandRow brand={brand} number={brands.indexOf(brand) + 1} onHighlight={() => setHighlighted(brand.name)} />
              </li>
            ))}
          </ol>
        ) : (
          <NoMatches {...filterProps} />
        )}
        {active && <HoverPreview brand={active} number={firstFigure + brands.indexOf(active)} />}
      </div>
    </section>
  );
}

/** The heading counts what the filters leave: `Two in hardware`, `Nine of sixteen partners`. */
function getHeading(
  { title, brands, categories }: Section,
  { category }: Criteria,
  count: number,
  messages: { readonly in: string; readonly of: string },
): string {
  if (count === 0 || count === brands.length) return title;
  const name = categories.find(({ slug }) => slug === category)?.name;
  const number = capitalize(numberToWords(count));
  return name
    ? `${number} ${messages.in} ${name.toLowerCase()}`
    : `${number} ${messages.of} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** The categories as links, each with the number of partners that would match. */
const getCategoryChoices = ({ brands, categories }: Section, criteria: Criteria, all: string) =>
  [{ slug: null, name: all }, ...categories].map(({ slug, name }) => ({
    to: getPartnersPath(setFacet(criteria, 'category', slug)),
    name,
    isCurrent: slug === (criteria.category ?? null),
    count: countForFacet(brands, criteria, 'category', slug),
  }));

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
      rooms {
        slug
      }
      materials {
        slug
      }
      showrooms {
        slug
      }
      hero {
        ...Picture
      }
    }
    categories {
      slug
      name
    }
    rooms {
      slug
      name
    }
    materials {
      slug
      name
    }
    showrooms {
      slug
      name: short_name
    }
  }
`;
