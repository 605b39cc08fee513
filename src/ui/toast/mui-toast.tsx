import Alert, { type AlertColor } from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import type * as React from 'react';
import { getAriaRole, type ToastSeverity } from './toasts-reducer';
import { muiTheme } from '../mui-theme';
import { ToastCloseButton, ToastIcon, type ToastViewProps, ToastText } from './toast-parts';

// MUI has four colors; toast.module.css has the palette of all six.
const alertColors: Partial<Record<ToastSeverity, AlertColor>> = { success: 'success', warn: 'warning', error: 'error' };

const NoTransition = ({ children }: { children?: React.ReactNode }) => children;

/** A toast rendered by MUI. The stack handles position, duration and animation, so the Snackbar has neither timer nor transition. */
export function MuiToast({ toast, onClose }: ToastViewProps) {
  return (
    <ThemeProvider theme={muiTheme}>
      <Snackbar open slots={{ transition: NoTransition }}>
        <Alert
          severity={alertColors[toast.severity] ?? 'info'}
          role={getAriaRole(toast.severity)}
          icon={<ToastIcon severity={toast.severity} />}
          action={<ToastCloseButton onClose={onClose} />}
        >
          <ToastText toast={toast} />
        </Alert>
      </Snackbar>
    </ThemeProvider>
  );
}
