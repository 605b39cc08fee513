import type * as React from 'react';
import { useOverlay } from '../runtime/overlay/overlay';
import * as styles from './site-layout.module.css';

/** The page and its footer, inert while the menu or the partners panel is open. A dialog makes the page inert by itself. */
export function InertPage({ children }: { children: React.ReactNode }) {
  const [overlay] = useOverlay();
  return (
    <div className={styles.background} inert={overlay === 'menu' || overlay === 'partners'}>
      {children}
    </div>
  );
}
