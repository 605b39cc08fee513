import * as React from 'react';
import { classNames } from '../class-names';
import { Link } from '../link/link';
import * as type from '../typography/typography.module.css';
import * as styles from './filter.module.css';

export interface FilterChoice {
  to: string;
  name: string;
  /** What follows the name for those who hear it alone. */
  hiddenLabel?: string;
  isCurrent: boolean;
  /** How many entries it leaves, where that is said beside it. */
  count?: number;
}

interface FilterProps {
  label: string;
  choices: FilterChoice[];
  /** How many entries are shown, for screen readers. */
  count: number;
  /** What they are narrowed to, for screen readers; the current choice when left out. */
  announcement?: string;
  /** Narrows the list in place; without it each choice is a page of its own. */
  onChoose?: (address: string) => void;
}

/** A press meant for this page: not for a new tab or window, nor for saving. */
const isUnmodified = (event: React.MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Where the line is longer than the screen, a link comes to its middle; the page stays where it is. */
function scrollToCenter(container: HTMLElement, link: HTMLElement | null) {
  if (link) container.scrollLeft = link.offsetLeft + (link.offsetWidth - container.clientWidth) / 2;
}

/** Choices as links to pages, or such that with scripts narrow a list in place. */
export function Filter({ label, choices, count, announcement, onChoose }: FilterProps) {
  const navRef = React.useRef<HTMLElement>(null);
  const current = choices.find(({ isCurrent }) => isCurrent)?.name;
  React.useEffect(() => scrollToCenter(navRef.current!, navRef.current!.querySelector<HTMLElement>('[aria-current]')), [current]);
  const onClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!onChoose || !isUnmodified(event)) return;
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
            <Link to={to} aria-current={isCurrent ? 'true' : undefined} onClick={onClick}>
              {name}
              {hiddenLabel && <span className={type.hidden}> {hiddenLabel}</span>}
              {choiceCount !== undefined && <small> {choiceCount}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p role={onChoose && 'status'} className={type.hidden}>
        <span key={announcement ?? current}>
          {announcement ?? current} {count}
        </span>
      </p>
    </nav>
  );
}
