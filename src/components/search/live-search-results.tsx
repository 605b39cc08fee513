import type * as React from 'react';
import { SearchResultsView } from './search-results-view';
import { useSearchResults } from './use-search-results';

interface LiveSearchResultsProps {
  query: string;
  /** Names that are also found when misspelt. */
  brandNames: readonly string[];
  /** The number of results shown for each kind. */
  maxPerKind: number;
  /** Searches for another query in place. */
  onSearch: (query: string) => void;
  onFollow?: () => void;
  /** Shows more results of each kind. */
  onMore?: () => void;
  /** Shown while the query is empty, and when the search fails. */
  children: React.ReactNode;
}

/** The results for a query while it is typed. */
export function LiveSearchResults({ query, brandNames, maxPerKind, children, ...rest }: LiveSearchResultsProps) {
  const search = useSearchResults(query, brandNames, maxPerKind);
  return (
    <>
      <SearchResultsView query={query} search={search} {...rest} />
      {(search === 'idle' || search === 'failed') && children}
    </>
  );
}
