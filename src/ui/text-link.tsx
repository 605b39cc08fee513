import type { IconName } from '../domain/icons';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Link } from './link';
import * as kit from './kit.module.css';

interface TextLinkProps {
  label: string;
  to: string;
  icon?: string | null;
  className?: string;
}

/** A link styled as an underlined label. */
export function TextLink({ label, to, icon, className }: TextLinkProps) {
  return (
    <Link to={to} className={classNames(kit.textLink, className)}>
      {label}
      {icon && <Icon name={icon as IconName} />}
    </Link>
  );
}
