import type * as React from 'react';
import { useOverlay } from '../ui/overlay/overlay';
import * as styles from './client.module.css';

/** The page and its foot, out of reach while the menu or the partners lie over them. The dialog sees to that itself. */
export function Background({ children }: { children: React.ReactNode }) {
  const [overlay] = useOverlay();
  return (
    <div className={styles.background} inert={overlay === 'menu' || overlay === 'partners'}>
      {children}
    </div>
  );
}
