import * as React from 'react';
import type { ToastRequest } from '../../ui/toast/toasts-reducer';
import { importOnce } from '../on-demand/import-once';
import type { ToastView } from '../../ui/toast/toast-parts';
import type { ToastStacks as ToastStacksType } from '../../ui/toast/toast-stacks';

interface Toaster {
  /** Shows a toast in the stack. */
  show: (request: ToastRequest) => void;
  /** Fetches what toasts are made of, when one is likely; rejects where that does not come. */
  preload: () => Promise<void>;
}

interface ToastProviderProps {
  /** Fetches MUI's view. */
  load?: () => Promise<ToastView>;
  children: React.ReactNode;
}

/** The toaster of the page; a part with a root of its own hands it on. */
export const ToasterContext = React.createContext<Toaster | null>(null);

const loadStacks = importOnce(() => import('../../ui/toast/toast-stacks').then(({ ToastStacks }) => ToastStacks));

/** The way to show a toast. */
export function useToast(): Toaster {
  const toaster = React.useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it.');
  return toaster;
}

/** Takes the requests for toasts, and fetches what shows them with the first or before it. */
export function ToastProvider({ load, children }: ToastProviderProps) {
  const [requests, setRequests] = React.useState<readonly ToastRequest[]>([]);
  const [Stacks, setStacks] = React.useState<typeof ToastStacksType | null>(null);
  const [toaster] = React.useState<Toaster>(() => {
    const prepare = async () => {
      const loaded = await loadStacks();
      setStacks(() => loaded);
    };
    const show = (request: ToastRequest) => {
      setRequests((before) => [...before, request]);
      prepare().catch(() => undefined);
    };
    return { show, preload: prepare };
  });
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      {Stacks && <Stacks requests={requests} load={load} />}
    </ToasterContext.Provider>
  );
}
