import type { WrapPageElementBrowserArgs } from 'gatsby';
import '../ui/base.css';
import '../ui/popover.css';
import '../ui/forced-colors.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/print.css';
import { ErrorBoundary } from '../features/error-page/error-gate';
import { isAdminPath } from '../domain/routes/routes';
import { useBrowserValue } from '../runtime/store/create-external-store';
import { MessagesProvider } from '../ui/messages/messages';
import { AdminLayout } from './admin-layout';
import { useSiteData } from './site-data';
import { SiteLayout } from './site-layout';

/** What `pipeline/data/pages` passes to a page; the error page gets none of it. */
interface PageContext {
  address?: string;
  hasHero?: boolean;
  isBare?: boolean;
}

type RootProps = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>;

/**
 * Renders a page in its layout: the admin layout below /admin, the site layout everywhere else. The first render uses the path known at build
 * time, as the prerendered HTML did; an error page learns its path in the browser.
 */
export function Root({ element, props }: RootProps) {
  const siteData = useSiteData();
  const { pathname } = props.location;
  const { address = '', hasHero = false, isBare = false } = props.pageContext;
  const isAdmin = useBrowserValue(
    () => isAdminPath(window.location.pathname),
    () => isAdminPath(address),
  );
  return (
    <MessagesProvider value={siteData.text}>
      <ErrorBoundary isRoot>
        {isAdmin ? (
          <AdminLayout siteData={siteData}>{element}</AdminLayout>
        ) : (
          <SiteLayout siteData={siteData} pagePath={address} pathname={pathname} hasHero={hasHero} isBare={isBare}>
            {element}
          </SiteLayout>
        )}
      </ErrorBoundary>
    </MessagesProvider>
  );
}
