import * as React from 'react';
import { toastPositions, type ToastRequest, toastsReducer } from './toasts-reducer';
import { ToastItem } from './toast-item';
import { PlainToast, type ToastView } from './toast-parts';
import * as styles from './toast-stacks.module.css';

/** How long a toast waits for MUI, in milliseconds. After that it stays plain. */
const viewTimeout = 400;

const loadMui = () => import('./mui-toast').then(({ MuiToast }) => MuiToast);
const getMonotonicTime = () => performance.now();

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
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** The toasts over the page, one stack for each position. */
export function ToastStacks({ requests, load = loadMui, now = getMonotonicTime }: ToastStacksProps) {
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
      dispatch({ type: 'shown', id: nextId.current++, request, now: now() });
    };
    for (const request of requests.slice(handledCount.current)) void show(request);
    handledCount.current = requests.length;
  }, [requests, viewLoader, now]);
  return toastPositions.map((position) => {
    const stack = toasts.filter((toast) => toast.position === position);
    return (
      stack.length > 0 && (
        <div key={position} className={styles.stack} data-position={position}>
          {stack.map((toast) => (
            <ToastItem key={toast.id} toast={toast} View={views[toast.id] ?? PlainToast} now={now} dispatch={dispatch} />
          ))}
        </div>
      )
    );
  });
}
