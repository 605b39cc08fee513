import * as React from 'react';
import type { ToastView } from '../../ui/toast/toast-parts';
import { useOnDemand } from '../on-demand/use-on-demand';
import { emptyToaster, loadToastStacks, toasterStore } from './toaster';

interface ToastsProps {
  /** Fetches MUI's view. */
  load?: () => Promise<ToastView>;
}

/** The toasts of the page; their code is fetched with the first one or before it. */
export function Toasts({ load }: ToastsProps) {
  const { requests, isNeeded } = React.useSyncExternalStore(toasterStore.subscribe, toasterStore.get, toasterStore.get);
  const [Stacks, fetchStacks] = useOnDemand(loadToastStacks);
  React.useEffect(() => {
    if (isNeeded) fetchStacks().catch(() => undefined);
  }, [isNeeded, requests, fetchStacks]);
  React.useEffect(() => () => toasterStore.set(emptyToaster), []);
  return Stacks && <Stacks requests={requests} load={load} />;
}
