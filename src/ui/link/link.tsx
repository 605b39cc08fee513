import type * as React from 'react';
import { isExternal, applyTrailingSlash } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';
import * as type from '../typography/typography.module.css';
import { useMessages } from '../messages/messages';

interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
}

/**
 * A link: within the site as it is, so that it works before any script and `runtime/navigation` follows it after; elsewhere in a new
 * tab that knows neither opener nor referrer, and `tel:` or `mailto:` as they are.
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
      <span className={type.hidden}> {bar.new_tab}</span>
    </a>
  );
}
