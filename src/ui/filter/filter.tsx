import * as React from 'react';
import { classes } from '../classes';
import { Link } from '../link/link';
import * as type from '../type/type.module.css';
import * as styles from './filter.module.css';

export interface Choice {
  to: string;
  name: string;
  /** What follows the name for those who hear it alone. */
  rest?: string;
  isCurrent: boolean;
  /** How many entries it leaves, where that is said beside it. */
  count?: number;
}

interface FilterProps {
  label: string;
  choices: Choice[];
  /** How many entries are shown, for screen readers. */
  count: number;
  /** What they are narrowed to, for screen readers; the current choice when left out. */
  told?: string;
  /** Narrows the list in place; without it each choice is a page of its own. */
  onChoose?: (address: string) => void;
}

/** A press meant for this page: not for a new tab or window, nor for saving. */
const isPlain = (event: React.MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Where the line is longer than the screen, a link comes to its middle; the page stays where it is. */
function show(line: HTMLElement, link: HTMLElement | null) {
  if (link) line.scrollLeft = link.offsetLeft + (link.offsetWidth - line.clientWidth) / 2;
}

/** Choices as links to pages, or such that with scripts narrow a list in place. */
export function Filter({ label, choices, count, told, onChoose }: FilterProps) {
  const line = React.useRef<HTMLElement>(null);
  const current = choices.find(({ isCurrent }) => isCurrent)?.name;
  React.useEffect(() => show(line.current!, line.current!.querySelector<HTMLElement>('[aria-current]')), [current]);
  const choose = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!onChoose || !isPlain(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  return (
    <nav ref={line} aria-label={label} className={styles.filter} onFocus={({ currentTarget, target }) => show(currentTarget, target)}>
      <ul className={classes(type.label, styles.list)}>
        {choices.map(({ to, name, rest, isCurrent, count: left }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
              {name}
              {rest && <span className={type.hidden}> {rest}</span>}
              {left !== undefined && <small> {left}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p role={onChoose && 'status'} className={type.hidden}>
        <span key={told ?? current}>
          {told ?? current} {count}
        </span>
      </p>
    </nav>
  );
}
