import type { IconName } from '../domain/icons';
import { classNames, kit } from './kit';
import { Icon } from './icon';
import { Link } from './link';
import * as styles from './entry.module.css';

interface EntryProps {
  to: string;
  title: string;
  /** What it is good for, below the title. */
  text?: string;
  /** What it is: its kind, its place or its day. */
  facts: string;
  icon: IconName;
}

/** A link of a ruled list: its title, a small text below it, a line of facts, and an icon at the end. */
export function Entry({ to, title, text, facts, icon }: EntryProps) {
  return (
    <Link to={to} className={classNames(kit.nudge, kit.hover, styles.entry)}>
      <b>{title}</b> {text && <span className={classNames(kit.small, styles.text)}>{text}</span>}{' '}
      <span className={classNames(kit.meta, styles.facts)}>{facts}</span>
      <Icon name={icon} />
    </Link>
  );
}
