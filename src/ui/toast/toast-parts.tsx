import type * as React from 'react';
import type { IconName } from '../../logic/icons';
import { roleOf, type Severity, type Toast } from '../../logic/toasts';
import { Icon } from '../icon/icon';
import { useText } from '../text/text';
import * as styles from './toast.module.css';

/** What shows the inside of a toast: MUI's Alert, or plain markup where its code has not come. */
export type ToastView = React.ComponentType<ToastViewProps>;

export interface ToastViewProps {
  toast: Toast;
  onClose: () => void;
}

// A bang stands on its head where nothing is wrong, and is an i.
const marks: Record<Severity, IconName> = {
  success: 'check',
  error: 'bang',
  warn: 'bang',
  info: 'bang',
  secondary: 'bang',
  contrast: 'bang',
};

export function ToastMark({ severity }: { severity: Severity }) {
  return <Icon name={marks[severity]} className={styles.mark} />;
}

export function ToastWords({ toast: { summary, detail } }: Pick<ToastViewProps, 'toast'>) {
  return (
    <div className={styles.words}>
      <p className={styles.summary}>{summary}</p>
      <p>{detail}</p>
    </div>
  );
}

export function ToastClose({ onClose }: Pick<ToastViewProps, 'onClose'>) {
  return (
    <button type="button" className={styles.close} aria-label={useText().toast.close} onClick={onClose}>
      <Icon name="cross" />
    </button>
  );
}

/** A toast without MUI, the same to see and to hear. */
export function PlainToast({ toast, onClose }: ToastViewProps) {
  return (
    <div role={roleOf(toast.severity)} className={styles.plain}>
      <ToastMark severity={toast.severity} />
      <ToastWords toast={toast} />
      <ToastClose onClose={onClose} />
    </div>
  );
}
