import type * as React from 'react';
import type { IconName } from '../domain/icons';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Link } from './link';
import * as kit from './kit.module.css';
import * as styles from './button.module.css';

interface ButtonLinkProps {
  label: string;
  to: string;
  icon?: string | null;
  /** Added to the label for screen readers. */
  hiddenLabel?: string;
}

/** The primary action of a page, as a link. */
export function ButtonLink({ label, to, icon, hiddenLabel }: ButtonLinkProps) {
  return (
    <Link to={to} className={classNames(styles.button, styles.primary)}>
      {label}
      {hiddenLabel && <span className={kit.hidden}> {hiddenLabel}</span>}
      {icon && <Icon name={icon as IconName} />}
    </Link>
  );
}

/** The primary action of a page, as a link that loads a document without the router. */
export function AnchorButton({ className, children, ...rest }: React.ComponentProps<'a'>) {
  return (
    <a className={classNames(styles.button, styles.primary, className)} {...rest}>
      {children}
    </a>
  );
}

interface ButtonProps extends React.ComponentProps<'button'> {
  isPrimary?: boolean;
}

/** A bordered button, or a filled one for the primary action. */
export function Button({ isPrimary = false, className, ...rest }: ButtonProps) {
  return <button type="button" className={classNames(styles.button, isPrimary && styles.primary, className)} {...rest} />;
}
