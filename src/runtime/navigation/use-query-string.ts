import * as React from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

const getQueryString = () => window.location.search;
const getServerQueryString = () => '';

/**
 * The query of the address, empty in the prebuilt page, and a way to put another address there in place: without a
 * navigation, a step in the history or a scroll. A link followed on the page renders it again, which reads it anew.
 */
export function useQueryString(): [string, (address: string) => void] {
  const [, readAgain] = React.useReducer((times: number) => times + 1, 0);
  const current = React.useSyncExternalStore(subscribe, getQueryString, getServerQueryString);
  const choose = React.useCallback((address: string) => {
    window.history.replaceState(window.history.state, '', address);
    readAgain();
  }, []);
  return [current, choose];
}
