import * as React from 'react';
import { classNames } from './class-names';
import { hasModifier } from './key-press';
import { Link } from './link';
import * as textLinkStyles from './text-link.module.css';
import * as type from './typography.module.css';
import * as styles from './filter.module.css';

interface FilterChoice {
  to: string;
  name: string;
  /** Added to the name for screen readers. */
  hiddenLabel?: string;
  isCurrent: boolean;
  /** The number of entries that match, shown beside the name. */
  count?: number;
}

interface FilterProps {
  label: string;
  choices: FilterChoice[];
  /** The number of entries shown, for screen readers. */
  count: number;
  /** Filters the list in place. Without it, each choice is a page of its own. */
  onChoose?: (address: string) => void;
}

/** Centers a link in a row that is wider than the screen. The page does not scroll. */
function scrollToCenter(container: HTMLElement, link: HTMLElement | null) {
  if (link) container.scrollLeft = link.offsetLeft + (link.offsetWidth - container.clientWidth) / 2;
}

/** A row of links that filter a list: as pages of their own, or in place by script. */
export function Filter({ label, choices, count, onChoose }: FilterProps) {
  const navRef = React.useRef<HTMLElement>(null);
  const current = choices.find(({ isCurrent }) => isCurrent)?.name;
  React.useEffect(() => scrollToCenter(navRef.current!, navRef.current!.querySelector<HTMLElement>('[aria-current]')), [current]);
  const onClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!onChoose || hasModifier(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  return (
    <nav
      ref={navRef}
      aria-label={label}
      className={styles.filter}
      onFocus={({ currentTarget, target }) => scrollToCenter(currentTarget, target)}
    >
      <ul className={classNames(type.label, styles.list)}>
        {choices.map(({ to, name, hiddenLabel, isCurrent, count: choiceCount }) => (
          <li key={to}>
            <Link
              to={to}
              className={classNames(styles.choice, textLinkStyles.underlined)}
              aria-current={isCurrent ? 'true' : undefined}
              data-control={onChoose && ''}
              onClick={onClick}
            >
              {name}
              {hiddenLabel && <span className={type.hidden}> {hiddenLabel}</span>}
              {choiceCount !== undefined && <small> {choiceCount}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p role={onChoose && 'status'} className={type.hidden}>
        <span key={current}>
          {current} {count}
        </span>
      </p>
    </nav>
  );
}
