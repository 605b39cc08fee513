import * as React from 'react';
import { partnersPath } from '../../logic/partners';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './filter.module.css';

interface FilterProps {
  categories: Queries.PartnerIndexSectionFragment['categories'];
  current: string | null;
  /** How many partners are shown; said to screen readers when it changes. */
  count: number;
  onChoose: (address: string) => void;
}

/** A press meant for this page: not for a new tab or window, nor for saving. */
const isPlain = (event: React.MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Where the line is longer than the screen, its current link comes to the middle; the page stays where it is. */
function showCurrent(line: HTMLElement) {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (link) line.scrollLeft = link.offsetLeft + (link.offsetWidth - line.clientWidth) / 2;
}

/** The categories as links to their partners; with scripts they filter in place. */
export function Filter({ categories, current, count, onChoose }: FilterProps) {
  const { partners: words } = useText();
  const line = React.useRef<HTMLElement>(null);
  React.useEffect(() => showCurrent(line.current!), [current]);
  const choose = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  const choices = [{ slug: null, name: words.all }, ...categories];
  return (
    <nav ref={line} aria-label={words.filter} className={styles.filter}>
      <ul className={classes(type.label, styles.list)}>
        {choices.map(({ slug, name }) => (
          <li key={name}>
            <Link to={partnersPath(slug)} aria-current={slug === current ? 'true' : undefined} onClick={choose}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={type.hidden}>
        {choices.find(({ slug }) => slug === current)?.name} {count}
      </p>
    </nav>
  );
}
