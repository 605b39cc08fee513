/** Why a page is not shown: its code broke, or it could not be fetched. */
export interface NavigationError {
  readonly kind: 'broken' | 'unreachable';
  /** The address that was asked for. */
  readonly href: string;
}

/** A fault that stands in the page's place until the next navigation. */
function createNavigationErrors() {
  const listeners = new Set<() => void>();
  let current: NavigationError | null = null;
  const become = (next: NavigationError | null) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    raise: (fault: NavigationError) => become(fault),
    clear: () => become(null),
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The fault of this page: navigation raises it, the layout shows it. */
export const navigationErrors = createNavigationErrors();
