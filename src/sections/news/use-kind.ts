import * as React from 'react';
import { kindIn, type NewsKind } from '../../logic/news-list';

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

const search = () => window.location.search;
const noSearch = () => '';

/** The kind that the address asks for, read after hydration, and a way to change it there without a step in history. */
export function useKind(): [NewsKind | null, (path: string) => void] {
  const [, changed] = React.useReducer((times: number) => times + 1, 0);
  const kind = kindIn(React.useSyncExternalStore(subscribe, search, noSearch));
  const choose = React.useCallback((path: string) => {
    window.history.replaceState(window.history.state, '', path);
    changed();
  }, []);
  return [kind, choose];
}
