import * as React from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * The query of the address, empty in the prerendered page, and a function that replaces the address without a navigation, a history entry or
 * a scroll. A navigation within the page renders it again, which reads the query again.
 */
export function useQueryString(): [string, (address: string) => void] {
  const [, rerender] = React.useReducer((count: number) => count + 1, 0);
  const current = React.useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const replaceAddress = React.useCallback((address: string) => {
    window.history.replaceState(window.history.state, '', address);
    rerender();
  }, []);
  return [current, replaceAddress];
}
