import type * as React from 'react';
import { getChannelUrl } from '../domain/forms/reply';
import { applyTrailingSlash } from '../domain/routes';
import { isExternal } from '../domain/addresses';
import type { IconName } from '../domain/icons';
import { trailingSlash } from '../domain/site-settings';
import { useMessages } from './messages';
import { Icon } from './icon';
import { classNames, kit } from './kit';

interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
}

/**
 * A link. An external one opens a new tab without opener and referrer; `tel:` and `mailto:` stay as they are.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { bar } = useMessages();
  if (!to.startsWith('http'))
    return (
      <a href={isExternal(to) ? to : applyTrailingSlash(to, trailingSlash)} {...rest}>
        {children}
      </a>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className={kit.hidden}>{` ${bar.new_tab}`}</span>
    </a>
  );
}

interface TextLinkProps {
  label: string;
  to: string;
  icon?: string | null;
  /** Added to the label for screen readers. */
  hiddenLabel?: string;
  className?: string;
}

/** A link styled as an underlined label. */
export function TextLink({ label, to, icon, hiddenLabel, className }: TextLinkProps) {
  return (
    <Link to={to} className={classNames(kit.textLink, className)}>
      {label}
      {hiddenLabel && <span className={kit.hidden}> {hiddenLabel}</span>}
      {icon && <Icon name={icon as IconName} />}
    </Link>
  );
}

/** The URL that calls a telephone number. */
export const toTelHref = (phone: string): string => getChannelUrl('call', phone);
