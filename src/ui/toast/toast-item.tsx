import * as React from 'react';
import { type PauseReason, isPaused, type Toast, type ToastEvent } from './toasts-reducer';
import type { ToastView } from './toast-parts';
import * as styles from './toast.module.css';

interface ToastItemProps {
  toast: Toast;
  View: ToastView;
  now: () => number;
  dispatch: React.Dispatch<ToastEvent>;
}

/** One toast of the stack. It closes after its duration, pauses on hover and focus, and restores the focus when it closes. */
export function ToastItem({ toast, View, now, dispatch }: ToastItemProps) {
  const { id, remaining, startedAt, pausesOnHover } = toast;
  const isOnHold = isPaused(toast);
  const previousFocus = React.useRef<EventTarget | null>(null);
  const close = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
    dispatch({ type: 'closed', id });
  };
  const onTimeout = React.useEffectEvent(close);
  React.useEffect(() => {
    if (isOnHold) return;
    const timer = setTimeout(() => onTimeout(), remaining);
    return () => clearTimeout(timer);
  }, [isOnHold, remaining, startedAt]);

  const isInside = ({ currentTarget, relatedTarget }: React.FocusEvent) => currentTarget.contains(relatedTarget);
  const pause = (reason: PauseReason) => dispatch({ type: 'paused', id, reason, now: now() });
  const resume = (reason: PauseReason) => dispatch({ type: 'resumed', id, reason, now: now() });
  return (
    <div
      className={styles.toast}
      data-severity={toast.severity}
      data-paused={isOnHold}
      onMouseEnter={pausesOnHover ? () => pause('hover') : undefined}
      onMouseLeave={pausesOnHover ? () => resume('hover') : undefined}
      onFocus={(event) => {
        if (isInside(event)) return;
        previousFocus.current = event.relatedTarget;
        pause('focus');
      }}
      onBlur={(event) => {
        if (isInside(event)) return;
        previousFocus.current = null;
        resume('focus');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <View toast={toast} onClose={close} />
    </div>
  );
}
