import type * as React from 'react';
import type { IconName } from '../domain/icons';
import { classNames, kit } from './kit';
import { Icon } from './icon';
import { Link } from './link';
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
    <Link to={to} className={classNames(styles.button, styles.primary)} data-print="none">
      {label}
      {hiddenLabel && <span className={kit.hidden}> {hiddenLabel}</span>}
      {icon && <Icon name={icon as IconName} />}
    </Link>
  );
}

interface ButtonProps extends React.ComponentProps<'button'> {
  isPrimary?: boolean;
}

/** A bordered button, or a filled one for the primary action. */
export function Button({ isPrimary = false, className, ...rest }: ButtonProps) {
  return <button type="button" className={classNames(styles.button, isPrimary && styles.primary, className)} {...rest} />;
}

interface PopoverButtonProps extends Omit<React.ComponentProps<'button'>, 'popoverTarget' | 'type'> {
  /** The id of the popover that it opens and closes. */
  target: string;
  /** The address of the same in a browser without popovers. */
  fallback: string;
}

/** A button for a popover; in a browser without popovers a link in its place (`popover.css`), which looks as the button does. */
export function PopoverButton({ target, fallback, children, className, ...rest }: PopoverButtonProps) {
  return (
    <>
      <button type="button" popoverTarget={target} className={className} {...rest}>
        {children}
      </button>{' '}
      <a href={fallback} className={className} data-fallback>
        {children}
      </a>
    </>
  );
}
