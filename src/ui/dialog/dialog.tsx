import MuiDialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { muiTheme } from '../mui-theme';
import { DialogBody } from './dialog-body';

interface DialogProps {
  isOpen: boolean;
  /** Whether it shows without a transition. */
  isShownAtOnce?: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A modal dialog with a title. The backdrop, Escape, and a visually hidden button close it. */
export function Dialog({ isOpen, isShownAtOnce = false, title, closeLabel, onClose, children }: DialogProps) {
  const id = React.useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <MuiDialog
        open={isOpen}
        onClose={onClose}
        {...(isShownAtOnce && { transitionDuration: 0 })}
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
        <DialogBody titleId={id} title={title} closeLabel={closeLabel} onClick={onClose}>
          {children}
        </DialogBody>
      </MuiDialog>
    </ThemeProvider>
  );
}
