import MuiDialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { classNames } from '../class-names';
import { muiTheme } from '../mui-theme';
import * as type from '../typography/typography.module.css';
import * as styles from './dialog.split.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A modal dialog with a title. The backdrop, Escape, and a visually hidden button close it. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: DialogProps) {
  const id = React.useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <MuiDialog
        open={isOpen}
        onClose={onClose}
        disableScrollLock
        aria-labelledby={id}
        data-lenis-prevent
        slotProps={{
          // Keeps the dialog in place while the scrollbar returns during the exit animation.
          root: { style: { right: 'var(--scrollbar)', zIndex: 'var(--z-modal)' } },
          backdrop: { style: { background: 'var(--veil-deep)' } },
          paper: {
            square: true,
            elevation: 0,
            style: { background: 'none', color: 'inherit', margin: 0, maxWidth: 'none', maxHeight: 'var(--screen)' },
          },
        }}
      >
        <div className={styles.dialog}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
          <button type="button" className={classNames(type.hidden, styles.close)} onClick={onClose}>
            {closeLabel}
          </button>
        </div>
      </MuiDialog>
    </ThemeProvider>
  );
}
