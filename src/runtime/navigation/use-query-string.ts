import * as React from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

const getQueryString = () => window.location.search;
const getServerQueryString = () => '';

/**
 * The query of the address, empty in the prerendered page, and a function that replaces the address without a navigation, a history entry or
 * a scroll. A navigation within the page renders it again, which reads the query again.
 */
export function useQueryString(): [string, (address: string) => void] {
  const [, rerender] = React.useReducer((count: number) => count + 1, 0);
  const current = React.useSyncExternalStore(subscribe, getQueryString, getServerQueryString);
  const replaceAddress = React.useCallback((address: string) => {
    window.history.replaceState(window.history.state, '', address);
    rerender();
  }, []);
  return [current, replaceAddress];
}
