import * as React from 'react';
import type { ToastView } from '../../ui/toast/toast-parts';
import { useOnDemand } from '../on-demand/use-on-demand';
import { loadToastStacks, toastRequests } from './toaster';

interface ToastsProps {
  /** Fetches MUI's view. */
  load?: () => Promise<ToastView>;
}

/** The toasts of the page; their code is fetched with the first one or before it. */
export function Toasts({ load }: ToastsProps) {
  const requests = React.useSyncExternalStore(toastRequests.subscribe, toastRequests.get, toastRequests.get);
  const [Stacks, fetchStacks] = useOnDemand(loadToastStacks);
  React.useEffect(() => {
    if (requests) fetchStacks().catch(() => undefined);
  }, [requests, fetchStacks]);
  React.useEffect(() => () => toastRequests.set(null), []);
  return Stacks && requests && <Stacks requests={requests} load={load} />;
}
