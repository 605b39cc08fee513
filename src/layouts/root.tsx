import type { WrapPageElementBrowserArgs } from 'gatsby';
import '../ui/base.css';
import '../ui/popover.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/print.css';
import { isAdminPath } from '../domain/routes';
import { MessagesContext } from '../ui/messages';
import { useSiteData, type SiteData } from './site-data';
import { SiteLayout } from './site-layout';
import type * as React from 'react';
import { Link } from '../ui/link';
import { classNames, kit } from '../ui/kit';
import * as styles from './layout.module.css';

/** What `pipeline/data/pages` passes to a page; the error page gets none of it. */
interface PageContext {
  address?: string;
  hasHero?: boolean;
  isBare?: boolean;
}

type RootProps = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>;

/** Renders a page in its layout: the admin layout below /admin, the site layout everywhere else. */
export function Root({ element, props }: RootProps) {
  const siteData = useSiteData();
  const { address = '', hasHero = false, isBare = false } = props.pageContext;
  return (
    <MessagesContext value={siteData.text}>
      {isAdminPath(address) ? (
        <AdminLayout siteData={siteData}>{element}</AdminLayout>
      ) : (
        <SiteLayout siteData={siteData} pagePath={address} hasHero={hasHero} isBare={isBare}>
          {element}
        </SiteLayout>
      )}
    </MessagesContext>
  );
}

/** The layout of the editing pages: a bar with the wordmark, and the page. */
function AdminLayout({ siteData, children }: { siteData: SiteData; children: React.ReactNode }) {
  return (
    <div data-layout="admin">
      <header className={classNames(kit.wrap, styles.adminBar)}>
        <Link to="/" className={kit.wordmark} aria-label={siteData.text.bar.home}>
          {siteData.site.wordmark}
        </Link>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
