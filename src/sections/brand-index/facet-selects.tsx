import * as React from 'react';
import {
  countForFacet,
  getPartnersPath,
  setFacet,
  findRelaxations,
  type Criteria,
  type Facet,
  type Filterable,
} from '../../domain/brand-filter';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import * as listStyles from '../../ui/list.module.css';
import { getMessages } from '../../ui/messages';
import * as type from '../../ui/typography.module.css';
import * as styles from './facet-selects.module.css';

/** A room, a material or a showroom. */
interface FacetOption {
  readonly slug: string;
  readonly name: string;
}

interface FilterProps {
  brands: readonly Filterable[];
  criteria: Criteria;
  choices: Readonly<Record<Facet, readonly FacetOption[]>>;
  onChoose: (address: string) => void;
}

const selectFacets = ['room', 'material', 'showroom'] as const;

/** The filters besides the category, open while one is chosen. Each option shows how many partners would match. */
export function FacetSelects({ brands, criteria, choices, onChoose }: FilterProps) {
  const { partners: messages } = getMessages();
  const [isOpen, setOpen] = React.useState(false);
  const isChosen = selectFacets.some((facet) => criteria[facet] !== undefined);
  return (
    <details className={styles.more} open={isOpen || isChosen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classNames(type.label, styles.summary)}>
        {messages.index} <Icon name="chevron-down" />
      </summary>
      <div className={styles.facets}>
        {selectFacets.map((facet) => (
          <label key={facet} className={styles.facet} data-chosen={criteria[facet] !== undefined}>
            <span className={type.label}>{messages[facet]}</span>
            <select
              className={styles.select}
              value={criteria[facet] ?? ''}
              autoComplete="off"
              onChange={({ target }) => onChoose(getPartnersPath(setFacet(criteria, facet, target.value || null)))}
            >
              {[{ slug: null, name: messages.any }, ...choices[facet]].map(({ slug, name }) => (
                <option key={slug} value={slug ?? ''}>
                  {slug === (criteria[facet] ?? null) ? name : `${name} (${countForFacet(brands, criteria, facet, slug)})`}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </label>
        ))}
      </div>
    </details>
  );
}

/** Replaces the index if no partner matches all filters: which filter to drop, and how many partners match then. */
export function NoMatches({ brands, criteria, choices, onChoose }: FilterProps) {
  const { partners: messages } = getMessages();
  const relaxations = findRelaxations(brands, criteria).map(({ facet, criteria: relaxed, count }) => {
    const named = choices[facet].find(({ slug }) => slug === criteria[facet])?.name ?? '';
    return { to: getPartnersPath(relaxed), name: `${messages.without} ${named}`, count };
  });
  const onLinkClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  return (
    <div className={styles.noMatches}>
      <p className={type.lead}>{messages.none}</p>
      <ul className={classNames(listStyles.links, styles.links)}>
        {(relaxations.length > 0 ? relaxations : [{ to: getPartnersPath({}), name: messages.all, count: brands.length }]).map(
          ({ to, name, count }) => (
            <li key={to}>
              <Link to={to} onClick={onLinkClick} className={styles.link}>
                {name} <small>{count}</small>
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
