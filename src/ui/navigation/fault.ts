/** Why a page is not shown: its code broke, or it could not be fetched. */
export interface Fault {
  readonly is: 'broken' | 'unreachable';
  /** The address that was asked for. */
  readonly address: string;
}

/** A fault that stands in the page's place until the next navigation. */
function createFaults() {
  const listeners = new Set<() => void>();
  let current: Fault | null = null;
  const become = (next: Fault | null) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    raise: (fault: Fault) => become(fault),
    clear: () => become(null),
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The fault of this page: navigation raises it, the layout shows it. */
export const faults = createFaults();
