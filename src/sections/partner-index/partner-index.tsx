import * as React from 'react';
import {
  countForFacet,
  type Criteria,
  parseCriteria,
  facets,
  filterBrands,
  formatNameList,
  getPartnersPath,
  setFacet,
} from '../../domain/brand-filter';
import { classNames } from '../../ui/class-names';
import { Filter } from '../../ui/filter/filter';
import { useQueryString } from '../../runtime/navigation/address';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import { Picture } from '../../ui/picture/picture';
import { FacetSelects, NoMatches } from './facet-selects';
import * as styles from './partner-index.module.css';
import { HoverPreview } from './hover-preview';

type Section = Queries.PartnerIndexSectionFragment;

/** All partners as a ruled, filtered index, with the picture of the highlighted one. */
export function PartnerIndexSection({ section, firstFigure }: SectionProps<Section>) {
  const id = React.useId();
  const { title, brands, categories, rooms, materials, showrooms } = section;
  const choices = { category: categories, room: rooms, material: materials, showroom: showrooms };
  const { partners: messages } = useMessages();
  const [search, setUrl] = useQueryString();
  const criteria = parseCriteria(search, choices);
  const [highlighted, setHighlighted] = React.useState<string | null>(null);
  const rows = filterBrands(brands, criteria);
  const active = rows.find(({ name }) => name === highlighted) ?? rows[0];
  const chosenNames = facets.flatMap((facet) => choices[facet].filter(({ slug }) => slug === criteria[facet]).map(({ name }) => name));
  const filterProps = { brands, criteria, choices, onChoose: setUrl };
  return (
    <section id="partners" className={classNames(grid.section, grid.sand)} aria-labelledby={id}>
      <div className={classNames(grid.wrap, grid.grid)}>
        <div className={classNames(grid.head, grid.spread, styles.header)}>
          <h2 id={id}>{title}</h2>
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
                <PartnerRow brand={brand} number={brands.indexOf(brand) + 1} onHighlight={() => setHighlighted(brand.name)} />
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

/** The categories as links, each with the number of partners that would match. */
const getCategoryChoices = ({ brands, categories }: Section, criteria: Criteria, all: string) =>
  [{ slug: null, name: all }, ...categories].map(({ slug, name }) => ({
    to: getPartnersPath(setFacet(criteria, 'category', slug)),
    name,
    isCurrent: slug === (criteria.category ?? null),
    count: countForFacet(brands, criteria, 'category', slug),
  }));

interface PartnerRowProps {
  brand: Queries.PartnerIndexSectionFragment['brands'][number];
  number: number;
  onHighlight: () => void;
}

function PartnerRow({ brand, number, onHighlight }: PartnerRowProps) {
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
