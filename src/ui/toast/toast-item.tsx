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

/** One toast of the stack: it runs out its life, is held by pointer and focus, and gives the focus back when it is closed. */
export function ToastItem({ toast, View, now, dispatch }: ToastItemProps) {
  const { id, remaining, startedAt: started, pausesOnHover } = toast;
  const isHeld = isPaused(toast);
  const cameFrom = React.useRef<EventTarget | null>(null);
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dispatch({ type: 'closed', id });
  };
  const lifeEnded = React.useEffectEvent(close);
  React.useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => lifeEnded(), remaining);
    return () => clearTimeout(timer);
  }, [isHeld, remaining, started]);

  const isInside = ({ currentTarget, relatedTarget }: React.FocusEvent) => currentTarget.contains(relatedTarget);
  const hold = (by: PauseReason) => dispatch({ type: 'paused', id, by, now: now() });
  const free = (by: PauseReason) => dispatch({ type: 'resumed', id, by, now: now() });
  return (
    <div
      className={styles.toast}
      data-severity={toast.severity}
      data-paused={isHeld}
      onMouseEnter={pausesOnHover ? () => hold('hover') : undefined}
      onMouseLeave={pausesOnHover ? () => free('hover') : undefined}
      onFocus={(event) => {
        if (isInside(event)) return;
        cameFrom.current = event.relatedTarget;
        hold('focus');
      }}
      onBlur={(event) => {
        if (isInside(event)) return;
        cameFrom.current = null;
        free('focus');
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
