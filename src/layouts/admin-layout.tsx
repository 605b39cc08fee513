import type * as React from 'react';
import { Link } from '../ui/link/link';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid/grid.module.css';
import * as styles from './admin-layout.module.css';
import type { SiteData } from './site-data';

/** The layout of the editing pages: a bar with the wordmark, and the page. */
export function AdminLayout({ siteData, children }: { siteData: SiteData; children: React.ReactNode }) {
  return (
    <div data-layout="admin">
      <header className={classNames(grid.wrap, styles.bar)}>
        <Link to="/" className={styles.wordmark} aria-label={siteData.text.bar.home}>
          {siteData.site.wordmark}
        </Link>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
