import * as React from 'react';
import { searchSite, type SearchResults } from './search-site';

/** How a search stands: nothing asked, nothing known yet, found, or out of reach. */
export type SearchState = 'idle' | 'seeking' | 'failed' | SearchResults;

/** So long the keys rest before a search begins, in milliseconds. */
const debounceDelay = 120;

/** What a query finds, while it is being written: until more is known, what was found before stands. */
export function useSearchResults(query: string, brandNames: readonly string[], maxPerKind: number): SearchState {
  const [search, setSearch] = React.useState<SearchState>('seeking');
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
