import type { WrapPageElementBrowserArgs } from 'gatsby';
import * as React from 'react';
import '../ui/base.css';
import '../ui/popover.css';
import '../ui/forced-colors.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/print.css';
import { ErrorBoundary } from '../features/error-page/error-boundary';
import { isAdminPath } from '../domain/routes/routes';
import { MessagesProvider } from '../ui/messages/messages';
import { AdminLayout } from './admin-layout';
import { useSiteData } from './site-data';
import { SiteLayout } from './site-layout';

/** What a page says of itself; the error page, which answers at any address, says nothing. */
interface PageContext {
  address?: string;
  hasHero?: boolean;
  isBare?: boolean;
}

type RootProps = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>;

const subscribeNever = () => () => undefined;

/**
 * Puts a page into its layout: the admin layout under /admin, the client layout everywhere else. The first render knows
 * only what the prebuilt page knew; the address of an error page comes after.
 */
export function Root({ element, props }: RootProps) {
  const chrome = useSiteData();
  const { pathname } = props.location;
  const { address = '', hasHero = false, isBare = false } = props.pageContext;
  const isAdmin = React.useSyncExternalStore(
    subscribeNever,
    () => isAdminPath(window.location.pathname),
    () => isAdminPath(address),
  );
  return (
    <MessagesProvider value={chrome.text}>
      <ErrorBoundary isRoot>
        {isAdmin ? (
          <AdminLayout siteData={chrome}>{element}</AdminLayout>
        ) : (
          <SiteLayout siteData={chrome} pagePath={address} pathname={pathname} hasHero={hasHero} isBare={isBare}>
            {element}
          </SiteLayout>
        )}
      </ErrorBoundary>
    </MessagesProvider>
  );
}
