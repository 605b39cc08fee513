import type * as React from 'react';
import { useOverlay } from '../runtime/overlay/overlay';
import * as styles from './site-layout.module.css';

/** The page and its foot, out of reach while the menu or the partners lie over them. The dialog sees to that itself. */
export function InertPage({ children }: { children: React.ReactNode }) {
  const [overlay] = useOverlay();
  return (
    <div className={styles.background} inert={overlay === 'menu' || overlay === 'partners'}>
      {children}
    </div>
  );
}
