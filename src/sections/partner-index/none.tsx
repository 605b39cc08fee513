import type * as React from 'react';
import { type Criteria, type Facet, type Findable, partnersPath, proposals } from '../../logic/partners';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import type { Named } from './choices';
import * as styles from './none.module.css';

interface NoneProps {
  brands: readonly Findable[];
  criteria: Criteria;
  choices: Readonly<Record<Facet, readonly Named[]>>;
  onChoose: (address: string) => void;
}

/** What stands in the place of the index where no partner has all that is asked: what to leave out, and how many there are then. */
export function None({ brands, criteria, choices, onChoose }: NoneProps) {
  const { partners: words } = useText();
  const ways = proposals(brands, criteria).map(({ facet, criteria: rest, count }) => {
    const named = choices[facet].find(({ slug }) => slug === criteria[facet])?.name ?? '';
    return { to: partnersPath(rest), name: `${words.without} ${named}`, count };
  });
  const choose = (event: React.MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  return (
    <div className={styles.none}>
      <p className={type.lead}>{words.none}</p>
      <ul className={styles.ways}>
        {(ways.length > 0 ? ways : [{ to: partnersPath({}), name: words.all, count: brands.length }]).map(({ to, name, count }) => (
          <li key={to}>
            <Link to={to} onClick={choose} className={styles.way}>
              {name} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
