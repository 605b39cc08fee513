import * as React from 'react';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link/link';
import * as type from '../../ui/typography/typography.module.css';
import * as grid from '../../ui/grid/grid.module.css';
import * as listStyles from '../../ui/list/list.module.css';
import * as pictureStyles from '../../ui/picture/picture.module.css';
import * as styles from './result-group.module.css';

interface ResultGroupProps {
  name: string;
  /** The total number of results of this kind. */
  count: number;
  /** Content below the list. */
  more?: React.ReactNode;
  children: React.ReactNode;
}

/** Results of one kind, as a ruled list under the name of the kind. */
export function ResultGroup({ name, count, more, children }: ResultGroupProps) {
  const id = React.useId();
  return (
    <section className={classNames(grid.grid, styles.group)} aria-labelledby={id}>
      <h2 id={id} className={classNames(type.label, styles.label)}>
        {name} <span>{count}</span>
      </h2>
      <div className={styles.list}>
        <ul className={listStyles.ruled}>{children}</ul>
        {more}
      </div>
    </section>
  );
}

interface ResultRowProps {
  to: string;
  picture?: React.ReactNode;
  title: React.ReactNode;
  line: React.ReactNode;
  className?: string;
  onFollow?: () => void;
}

/** A result: thumbnail, title, and a line about it. */
export function ResultRow({ to, picture, title, line, className, onFollow }: ResultRowProps) {
  return (
    <Link to={to} className={classNames(styles.row, className)} data-result onClick={onFollow}>
      {picture && <span className={classNames(pictureStyles.thumbnail, styles.picture)}>{picture}</span>}
      <span className={styles.text}>
        <b>{title}</b> <span className={classNames(type.small, styles.excerpt)}>{line}</span>
      </span>
    </Link>
  );
}
