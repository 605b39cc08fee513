import * as React from 'react';
import { classes } from '../classes';
import { Link } from '../link/link';
import * as type from '../type/type.module.css';
import * as styles from './group.module.css';

interface GroupProps {
  name: string;
  /** How many there are of it. */
  count: number;
  /** What follows the list. */
  more?: React.ReactNode;
  children: React.ReactNode;
}

/** Things of one kind that can be found, as a ruled list under the name of the kind. */
export function Group({ name, count, more, children }: GroupProps) {
  const id = React.useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={classes(type.label, styles.kind)}>
        {name} <span>{count}</span>
      </h2>
      <div className={styles.list}>
        <ul>{children}</ul>
        {more}
      </div>
    </section>
  );
}

interface RowProps {
  to: string;
  picture?: React.ReactNode;
  title: React.ReactNode;
  line: React.ReactNode;
  className?: string;
  onFollowed?: () => void;
}

/** One of them: its small picture, its title, a line about it. */
export function Row({ to, picture, title, line, className, onFollowed }: RowProps) {
  return (
    <Link to={to} className={classes(styles.row, className)} data-result onClick={onFollowed}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <b>{title}</b> <span className={styles.line}>{line}</span>
      </span>
    </Link>
  );
}
