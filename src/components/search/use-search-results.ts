import * as React from 'react';
import { searchSite, type SearchResults } from './search-site';

/** The state of a search: empty query, pending, failed, or its results. */
export type SearchState = 'idle' | 'pending' | 'failed' | SearchResults;

/** The delay after the last input before a search starts, in milliseconds. */
const debounceDelay = 120;

/** The results for a query while it is typed. The previous results stay until the next ones arrive. */
export function useSearchResults(query: string, brandNames: readonly string[], maxPerKind: number): SearchState {
  const [search, setSearch] = React.useState<SearchState>('pending');
  const runSearch = React.useEffectEvent(() => searchSite(query, brandNames, maxPerKind));
  React.useEffect(() => {
    if (query === '') return;
    let isCancelled = false;
    const show = (next: SearchState) => {
      if (!isCancelled) setSearch(next);
    };
    const timer = setTimeout(() => {
      runSearch().then(show, () => show('failed'));
    }, debounceDelay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [query, maxPerKind]);
  return query === '' ? 'idle' : search;
}
