import * as React from 'react';
import { positions, type ToastRequest, toastsReducer } from '../../logic/toasts';
import { ToastItem } from './toast-item';
import { PlainToast, type ToastView } from './toast-parts';
import * as styles from './toast-stack.module.css';

interface Toaster {
  /** Shows a toast in the stack. */
  show: (request: ToastRequest) => void;
  /** Fetches what toasts are made of, when one is likely. */
  prepare: () => void;
}

interface ToastProviderProps {
  /** Fetches MUI's view. */
  load?: () => Promise<ToastView>;
  /** Milliseconds of a clock that does not go back. */
  now?: () => number;
  children: React.ReactNode;
}

const Toasts = React.createContext<Toaster | null>(null);

/** The way to show a toast. */
export function useToast(): Toaster {
  const toaster = React.useContext(Toasts);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it.');
  return toaster;
}

/** How long a toast waits for MUI's code, in milliseconds. It is plain for all its life where that does not come in time. */
const patience = 400;

const loadMui = () => import('./mui-toast').then(({ MuiToast }) => MuiToast);
const clock = () => performance.now();

/** Fetches the view once it is asked for, again after a failure, and makes do with the plain one. */
function createViews(load: () => Promise<ToastView>) {
  let coming: Promise<ToastView> | null = null;
  const prepare = () =>
    (coming ??= load().catch(() => {
      coming = null;
      return PlainToast;
    }));
  const late = () => new Promise<ToastView>((resolve) => setTimeout(resolve, patience, PlainToast));
  return { prepare, next: () => Promise.race([prepare(), late()]) };
}

/** Holds the toasts and shows them over the page, in a stack for each position. */
export function ToastProvider({ load = loadMui, now = clock, children }: ToastProviderProps) {
  const [toasts, dispatch] = React.useReducer(toastsReducer, []);
  const [views, setViews] = React.useState<readonly ToastView[]>([]);
  const [toaster] = React.useState<Toaster>(() => {
    const { prepare, next } = createViews(load);
    let shown = 0;
    const show = async (request: ToastRequest) => {
      const View = await next();
      setViews((before) => [...before, View]);
      dispatch({ type: 'shown', id: shown++, request, now: now() });
    };
    return { show: (request) => void show(request), prepare: () => void prepare() };
  });
  return (
    <Toasts.Provider value={toaster}>
      {children}
      {positions.map((position) => {
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
      })}
    </Toasts.Provider>
  );
}
