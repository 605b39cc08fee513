import type { WrapPageElementBrowserArgs } from 'gatsby';
import * as React from 'react';
import '../ui/layers.css';
import '../ui/popover.css';
import '../ui/forced-colors.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/print.css';
import { Boundary } from '../features/fault/boundary';
import { isAdminPath } from '../logic/routes';
import { TextProvider } from '../ui/text/text';
import { AdminLayout } from './admin';
import { useChrome } from './chrome';
import { ClientLayout } from './client';

/** What a page says of itself; the error page, which answers at any address, says nothing. */
interface PageContext {
  address?: string;
  hasHero?: boolean;
  isBare?: boolean;
}

type RootProps = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>;

const noChanges = () => () => undefined;

/**
 * Puts a page into its layout: the admin layout under /admin, the client layout everywhere else. The first render knows
 * only what the prebuilt page knew; the address of an error page comes after.
 */
export function Root({ element, props }: RootProps) {
  const chrome = useChrome();
  const { pathname } = props.location;
  const { address = '', hasHero = false, isBare = false } = props.pageContext;
  const isAdmin = React.useSyncExternalStore(
    noChanges,
    () => isAdminPath(window.location.pathname),
    () => isAdminPath(address),
  );
  return (
    <TextProvider value={chrome.text}>
      <Boundary isLast>
        {isAdmin ? (
          <AdminLayout chrome={chrome}>{element}</AdminLayout>
        ) : (
          <ClientLayout chrome={chrome} address={address} pathname={pathname} hasHero={hasHero} isBare={isBare}>
            {element}
          </ClientLayout>
        )}
      </Boundary>
    </TextProvider>
  );
}
