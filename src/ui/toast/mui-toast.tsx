import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import type * as React from 'react';
import { roleOf, type Severity } from '../../logic/toasts';
import { theme } from '../mui-theme';
import { ToastClose, ToastMark, type ToastViewProps, ToastWords } from './toast-parts';

// MUI knows four; the palette of all six is in toast.module.css.
const known: Record<Severity, AlertColor> = {
  info: 'info',
  success: 'success',
  warn: 'warning',
  error: 'error',
  secondary: 'info',
  contrast: 'info',
};

const Still = ({ children }: { children?: React.ReactNode }) => children;

/** A toast of MUI's. Its place in the stack, its life and its arrival are ours, so the Snackbar keeps no time and moves nothing. */
export function MuiToast({ toast, onClose }: ToastViewProps) {
  return (
    <ThemeProvider theme={theme}>
      <Snackbar open slots={{ transition: Still }}>
        <Alert
          severity={known[toast.severity]}
          role={roleOf(toast.severity)}
          icon={<ToastMark severity={toast.severity} />}
          action={<ToastClose onClose={onClose} />}
        >
          <ToastWords toast={toast} />
        </Alert>
      </Snackbar>
    </ThemeProvider>
  );
}
