import type * as React from 'react';
import * as styles from './reading-progress.module.css';

/** An article with a progress line under the bar, drawn by a CSS scroll animation. */
export function ReadingProgress({ children }: { children: React.ReactNode }) {
  return (
    <article className={styles.article}>
      <span className={styles.line} aria-hidden="true" />
      {children}
    </article>
  );
}
