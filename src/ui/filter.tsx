import { classNames, kit } from './kit';
import { Link } from './link';
import * as styles from './filter.module.css';

interface FilterChoice {
  to: string;
  name: string;
  /** Added to the name for screen readers. */
  hiddenLabel?: string;
  isCurrent: boolean;
  count?: number;
  /** Attributes of the link, for a script that filters in place. */
  data?: Readonly<Record<`data-${string}`, string>>;
}

interface FilterProps {
  label: string;
  choices: FilterChoice[];
  /** The number of entries shown, for screen readers. */
  count: number;
  /** Whether a script filters in place, and tells the choice and the number of entries. */
  isLive?: boolean;
}

/** A row of links that filter a list. Each is a page of its own, or leads to the list, which a script filters. */
export function Filter({ label, choices, count, isLive = false }: FilterProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <ul className={classNames(kit.label, styles.list)}>
        {choices.map(({ to, name, hiddenLabel, isCurrent, count: choiceCount, data }) => (
          <li key={to}>
            <Link to={to} className={classNames(styles.choice, kit.underlined)} aria-current={isCurrent ? 'true' : undefined} {...data}>
              {name}
              {hiddenLabel && <span className={kit.hidden}> {hiddenLabel}</span>}
              {choiceCount !== undefined && <small> {choiceCount}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p role={isLive ? 'status' : undefined} className={kit.hidden}>
        {choices.find(({ isCurrent }) => isCurrent)?.name} {count}
      </p>
    </nav>
  );
}
