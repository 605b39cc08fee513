import type * as React from 'react';
import * as styles from './reading-progress.module.css';

/** An article, with a hairline under the bar for how far it has been read: the browser draws it by itself. */
export function ReadingProgress({ children }: { children: React.ReactNode }) {
  return (
    <article className={styles.article}>
      <span className={styles.line} aria-hidden="true" />
      {children}
    </article>
  );
}
