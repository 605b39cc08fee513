import type * as React from 'react';
import { isExternal, sitePath } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import * as type from '../type/type.module.css';
import { useText } from '../text/text';

interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href' | 'ref'> {
  to: string;
}

/**
 * A link: within the site as it is, so that it works before any script and `ui/navigation` follows it after; elsewhere in a new
 * tab that knows neither opener nor referrer, and `tel:` or `mailto:` as they are.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { bar } = useText();
  if (!to.startsWith('http'))
    return (
      <a href={isExternal(to) ? to : sitePath(to, trailingSlash)} {...rest}>
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
