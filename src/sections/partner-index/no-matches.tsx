import type * as React from 'react';
import { type Criteria, type Facet, type Filterable, getPartnersPath, findRelaxations } from '../../domain/brands/brand-filter';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import type { FacetOption } from './facet-selects';
import * as styles from './no-matches.module.css';

interface NoMatchesProps {
  brands: readonly Filterable[];
  criteria: Criteria;
  choices: Readonly<Record<Facet, readonly FacetOption[]>>;
  onChoose: (address: string) => void;
}

/** Replaces the index if no partner matches all filters: which filter to drop, and how many partners match then. */
export function NoMatches({ brands, criteria, choices, onChoose }: NoMatchesProps) {
  const { partners: messages } = useMessages();
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
      <ul className={styles.links}>
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
