import type * as React from 'react';
import { getAriaRole, type ToastSeverity, type Toast } from './toasts-reducer';
import * as buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useMessages } from '../messages/messages';
import * as styles from './toast.module.css';

/** The content of a toast: MUI's Alert, or plain markup if MUI did not load. */
export type ToastView = React.ComponentType<ToastViewProps>;

export interface ToastViewProps {
  toast: Toast;
  onClose: () => void;
}

/** CSS turns the exclamation mark into an i where nothing is wrong. */
export const ToastIcon = ({ severity }: { severity: ToastSeverity }) => (
  <Icon name={severity === 'success' ? 'check' : 'bang'} className={styles.icon} />
);

export function ToastText({ toast: { summary, detail } }: Pick<ToastViewProps, 'toast'>) {
  return (
    <div className={styles.text}>
      <p className={styles.summary}>{summary}</p>
      <p>{detail}</p>
    </div>
  );
}

export function ToastCloseButton({ onClose }: Pick<ToastViewProps, 'onClose'>) {
  return (
    <button type="button" className={classNames(buttonStyles.icon, styles.close)} aria-label={useMessages().toast.close} onClick={onClose}>
      <Icon name="cross" />
    </button>
  );
}

/** A toast without MUI, with the same look and semantics. */
export function PlainToast({ toast, onClose }: ToastViewProps) {
  return (
    <div role={getAriaRole(toast.severity)} className={styles.content}>
      <ToastIcon severity={toast.severity} />
      <ToastText toast={toast} />
      <ToastCloseButton onClose={onClose} />
    </div>
  );
}
