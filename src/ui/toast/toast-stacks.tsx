import * as React from 'react';
import {
  toastPositions,
  type ToastRequest,
  toastsReducer,
  type PauseReason,
  isPaused,
  type Toast,
  type ToastEvent,
} from './toasts-reducer';
import { PlainToast, type ToastView } from './toast-parts';
import * as styles from './toast-stacks.module.css';
import * as toastStyles from './toast.module.css';

/** How long a toast waits for MUI, in milliseconds. After that it stays plain. */
const viewTimeout = 400;

const loadMui = () => import('./mui-toast').then(({ MuiToast }) => MuiToast);

/** Loads the view on demand, retries after a failure, and falls back on the plain view. */
function createViewLoader(load: () => Promise<ToastView>) {
  let pending: Promise<ToastView> | null = null;
  const prepare = () =>
    (pending ??= load().catch(() => {
      pending = null;
      return PlainToast;
    }));
  const timeout = () => new Promise<ToastView>((resolve) => setTimeout(resolve, viewTimeout, PlainToast));
  return { prepare, next: () => Promise.race([prepare(), timeout()]) };
}

interface ToastStacksProps {
  /** All toasts requested so far, oldest first. */
  requests: readonly ToastRequest[];
  /** Loads MUI's view. */
  load?: () => Promise<ToastView>;
}

/** The toasts over the page, one stack for each position. */
export function ToastStacks({ requests, load = loadMui }: ToastStacksProps) {
  const [toasts, dispatch] = React.useReducer(toastsReducer, []);
  const [views, setViews] = React.useState<readonly ToastView[]>([]);
  const [viewLoader] = React.useState(() => createViewLoader(load));
  const handledCount = React.useRef(0);
  const nextId = React.useRef(0);
  React.useEffect(() => void viewLoader.prepare(), [viewLoader]);
  React.useEffect(() => {
    const show = async (request: ToastRequest) => {
      const View = await viewLoader.next();
      setViews((previous) => [...previous, View]);
      dispatch({ type: 'shown', id: nextId.current++, request, now: performance.now() });
    };
    for (const request of requests.slice(handledCount.current)) void show(request);
    handledCount.current = requests.length;
  }, [requests, viewLoader]);
  return toastPositions.map((position) => {
    const stack = toasts.filter((toast) => toast.position === position);
    return (
      stack.length > 0 && (
        <div key={position} className={styles.stack} data-position={position}>
          {stack.map((toast) => (
            <ToastItem key={toast.id} toast={toast} View={views[toast.id] ?? PlainToast} dispatch={dispatch} />
          ))}
        </div>
      )
    );
  });
}

interface ToastItemProps {
  toast: Toast;
  View: ToastView;
  dispatch: React.Dispatch<ToastEvent>;
}

/** One toast of the stack. It closes after its duration, pauses on hover and focus, and restores the focus when it closes. */
function ToastItem({ toast, View, dispatch }: ToastItemProps) {
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
  const pause = (reason: PauseReason) => dispatch({ type: 'paused', id, reason, now: performance.now() });
  const resume = (reason: PauseReason) => dispatch({ type: 'resumed', id, reason, now: performance.now() });
  return (
    <div
      className={toastStyles.toast}
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
