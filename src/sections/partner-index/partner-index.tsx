import * as React from 'react';
import { countWith, type Criteria, criteriaOf, facets, findPartners, listNames, partnersPath, withChoice } from '../../logic/partners';
import { classes } from '../../ui/classes';
import { Filter } from '../../ui/filter/filter';
import { useSearch } from '../../ui/filter/use-search';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import { Choices } from './choices';
import { None } from './none';
import * as styles from './partner-index.module.css';
import { Peek } from './peek';

type Section = Queries.PartnerIndexSectionFragment;

/** All partners as a ruled index: by what they are sorted by, and with the picture of the one that is pointed at. */
export function PartnerIndex({ section, firstPlate }: SectionProps<Section>) {
  const id = React.useId();
  const { title, brands, categories, rooms, materials, showrooms } = section;
  const choices = { category: categories, room: rooms, material: materials, showroom: showrooms };
  const { partners: words } = useText();
  const [search, choose] = useSearch();
  const criteria = criteriaOf(search, choices);
  const [pointed, setPointed] = React.useState<string | null>(null);
  const rows = findPartners(brands, criteria);
  const active = rows.find(({ name }) => name === pointed) ?? rows[0];
  const asked = facets.flatMap((facet) => choices[facet].filter(({ slug }) => slug === criteria[facet]).map(({ name }) => name));
  const narrowing = { brands, criteria, choices, onChoose: choose };
  return (
    <section id="partners" className={classes(grid.section, styles.section)} aria-labelledby={id}>
      <div className={classes(grid.wrap, grid.grid)}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Filter
            label={words.filter}
            choices={categoryChoices(section, criteria, words.all)}
            count={rows.length}
            told={asked.join(', ') || words.all}
            onChoose={choose}
          />
        </div>
        <Choices {...narrowing} />
        {active ? (
          <ol className={styles.index}>
            {rows.map((brand) => (
              <li key={brand.name} data-active={brand === active}>
                <Row brand={brand} number={brands.indexOf(brand) + 1} onPointed={() => setPointed(brand.name)} />
              </li>
            ))}
          </ol>
        ) : (
          <None {...narrowing} />
        )}
        {active && <Peek brand={active} number={firstPlate + brands.indexOf(active)} />}
      </div>
    </section>
  );
}

/** The categories as links, with how many partners each would leave of those that are asked for otherwise. */
const categoryChoices = ({ brands, categories }: Section, criteria: Criteria, all: string) =>
  [{ slug: null, name: all }, ...categories].map(({ slug, name }) => ({
    to: partnersPath(withChoice(criteria, 'category', slug)),
    name,
    isCurrent: slug === (criteria.category ?? null),
    count: countWith(brands, criteria, 'category', slug),
  }));

interface RowProps {
  brand: Queries.PartnerIndexSectionFragment['brands'][number];
  number: number;
  onPointed: () => void;
}

function Row({ brand, number, onPointed }: RowProps) {
  const { link, title, categories } = brand;
  return (
    <Link to={link} className={styles.row} onMouseEnter={onPointed} onFocus={onPointed}>
      <span className={type.number}>{String(number).padStart(2, '0')}</span>{' '}
      <span className={styles.name} translate="no">
        {title}
      </span>{' '}
      <span className={type.meta}>{listNames(categories.map(({ name }) => name))}</span>
    </Link>
  );
}
