import type { IconName } from '../../logic/icons';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './more.module.css';

interface MoreProps {
  label: string;
  to: string;
  icon?: string | null;
  className?: string;
}

/** A link set as an underlined label, which leads on. */
export function More({ label, to, icon, className }: MoreProps) {
  return (
    <Link to={to} className={classes(styles.more, className)}>
      {label}
      {icon && <Icon name={icon as IconName} />}
    </Link>
  );
}
