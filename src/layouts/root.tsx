import type { WrapPageElementBrowserArgs } from 'gatsby';
import '../ui/base.css';
import '../ui/popover.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/print.css';
import { ErrorBoundary } from '../features/error-boundary';
import { isAdminPath } from '../domain/routes';
import { useBrowserValue } from '../runtime/use-store';
import { setMessages } from '../ui/messages';
import { useSiteData, type SiteData } from './site-data';
import { SiteLayout } from './site-layout';
import type * as React from 'react';
import { Link } from '../ui/link';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import * as styles from './layout.module.css';
import * as type from '../ui/typography.module.css';

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
  setMessages(siteData.text);
  const { pathname } = props.location;
  const { address = '', hasHero = false, isBare = false } = props.pageContext;
  const isAdmin = useBrowserValue(
    () => isAdminPath(window.location.pathname),
    () => isAdminPath(address),
  );
  return (
    <ErrorBoundary isRoot>
      {isAdmin ? (
        <AdminLayout siteData={siteData}>{element}</AdminLayout>
      ) : (
        <SiteLayout siteData={siteData} pagePath={address} pathname={pathname} hasHero={hasHero} isBare={isBare}>
          {element}
        </SiteLayout>
      )}
    </ErrorBoundary>
  );
}

/** The layout of the editing pages: a bar with the wordmark, and the page. */
function AdminLayout({ siteData, children }: { siteData: SiteData; children: React.ReactNode }) {
  return (
    <div data-layout="admin">
      <header className={classNames(grid.wrap, styles.adminBar)}>
        <Link to="/" className={type.wordmark} aria-label={siteData.text.bar.home}>
          {siteData.site.wordmark}
        </Link>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
