import * as React from 'react';
import { searchSite, type SearchResults } from './search-site';

/** How a search stands: nothing asked, nothing known yet, found, or out of reach. */
export type SearchState = 'idle' | 'seeking' | 'failed' | SearchResults;

/** So long the keys rest before a search begins, in milliseconds. */
const debounceDelay = 120;

/** What a query finds, while it is being written: until more is known, what was found before stands. */
export function useSearchResults(query: string, names: readonly string[], most: number): SearchState {
  const [search, setSearch] = React.useState<SearchState>('seeking');
  const look = React.useEffectEvent(() => searchSite(query, names, most));
  React.useEffect(() => {
    if (query === '') return;
    let isOver = false;
    const show = (next: SearchState) => {
      if (!isOver) setSearch(next);
    };
    const timer = setTimeout(() => {
      look().then(show, () => show('failed'));
    }, debounceDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, most]);
  return query === '' ? 'idle' : search;
}
