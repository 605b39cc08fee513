import * as React from 'react';
import { categoryOf, inCategory, listNames, partnersPath } from '../../logic/partners';
import { classes } from '../../ui/classes';
import { Filter } from '../../ui/filter/filter';
import { useSearch } from '../../ui/filter/use-search';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './partner-index.module.css';
import { Peek } from './peek';

/** All partners as a ruled index: by category, and with the picture of the one that is pointed at. */
export function PartnerIndex({ section, firstPlate }: SectionProps<Queries.PartnerIndexSectionFragment>) {
  const id = React.useId();
  const { title, brands, categories } = section;
  const { partners: words } = useText();
  const [search, choose] = useSearch();
  const category = categoryOf(search, categories);
  const choices = [{ slug: null, name: words.all }, ...categories].map(({ slug, name }) => ({
    to: partnersPath(slug),
    name,
    isCurrent: slug === category,
  }));
  const [pointed, setPointed] = React.useState<string | null>(null);
  const rows = inCategory(brands, category);
  const active = rows.find(({ name }) => name === pointed) ?? rows[0];
  return (
    <section id="partners" className={classes(grid.section, styles.section)} aria-labelledby={id}>
      <div className={classes(grid.wrap, grid.grid)}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Filter label={words.filter} choices={choices} count={rows.length} onChoose={choose} />
        </div>
        <ol className={styles.index}>
          {rows.map((brand) => (
            <li key={brand.name} data-active={brand === active}>
              <Row brand={brand} number={brands.indexOf(brand) + 1} onPointed={() => setPointed(brand.name)} />
            </li>
          ))}
        </ol>
        {active && <Peek brand={active} number={firstPlate + brands.indexOf(active)} />}
      </div>
    </section>
  );
}

interface RowProps {
  brand: Queries.PartnerIndexSectionFragment['brands'][number];
  number: number;
  onPointed: () => void;
}

function Row({ brand, number, onPointed }: RowProps) {
  const { link, title, categories } = brand;
  return (
    <Link to={link} className={styles.row} onMouseEnter={onPointed} onFocus={onPointed}>
      <span className={type.number}>{String(number).padStart(2, '0')}</span>
      <span className={styles.name}>{title}</span>
      <span className={type.meta}>{listNames(categories.map(({ name }) => name))}</span>
    </Link>
  );
}
