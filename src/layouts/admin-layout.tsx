import type * as React from 'react';
import { Link } from '../ui/link/link';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid/grid.module.css';
import * as styles from './admin-layout.module.css';
import type { SiteData } from './site-data';

interface AdminLayoutProps {
  siteData: SiteData;
  children: React.ReactNode;
}

/** The layout of the editors' pages: the wordmark and nothing else. */
export function AdminLayout({ siteData: chrome, children }: AdminLayoutProps) {
  return (
    <div data-layout="admin">
      <header className={classNames(grid.wrap, styles.bar)}>
        <Link to="/" className={styles.wordmark} aria-label={chrome.text.bar.home}>
          {chrome.site.wordmark}
        </Link>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
