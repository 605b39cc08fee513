import type * as React from 'react';
import { Link } from '../ui/link/link';
import { classes } from '../ui/classes';
import * as grid from '../ui/grid/grid.module.css';
import * as styles from './admin.module.css';
import type { Chrome } from './chrome';

interface AdminLayoutProps {
  chrome: Chrome;
  children: React.ReactNode;
}

/** The layout of the editors' pages: the wordmark and nothing else. */
export function AdminLayout({ chrome, children }: AdminLayoutProps) {
  return (
    <div data-layout="admin">
      <header className={classes(grid.wrap, styles.bar)}>
        <Link to="/" className={styles.wordmark} aria-label={chrome.text.bar.home}>
          {chrome.site.wordmark}
        </Link>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
