import type * as React from 'react';
import { newsPath, type NewsKind } from '../../logic/news-list';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link/link';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './filter.module.css';

interface FilterProps {
  kind: NewsKind | null;
  /** How many articles are shown; said to screen readers when it changes. */
  count: number;
  onChoose: (address: string) => void;
}

/** A press meant for this page: not for a new tab or window, nor for saving. */
const isPlain = (event: React.MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** All, news or events, as links; with scripts they narrow the list in place. */
export function Filter({ kind, count, onChoose }: FilterProps) {
  const { news: words } = useText();
  const choose = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.href);
  };
  const choices: { one: NewsKind | null; label: string }[] = [
    { one: null, label: words.all },
    { one: 'news', label: words.news },
    { one: 'event', label: words.events },
  ];
  return (
    <nav className={styles.filter} aria-label={words.filter}>
      <ul className={classes(type.label, styles.list)}>
        {choices.map(({ one, label }) => (
          <li key={label}>
            <Link to={newsPath(one)} aria-current={one === kind ? 'true' : undefined} onClick={choose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className={type.hidden}>
        {choices.find(({ one }) => one === kind)?.label} {count}
      </p>
    </nav>
  );
}
