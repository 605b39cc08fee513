import type * as React from 'react';
import { SearchResultsView } from './search-results-view';
import { useSearchResults } from './use-search-results';

interface LiveSearchResultsProps {
  query: string;
  /** Of the brands, which are found misspelt, too. */
  brandNames: readonly string[];
  /** How many of each kind are shown. */
  maxPerKind: number;
  /** Asks for something else in place. */
  onSearch: (query: string) => void;
  onFollow?: () => void;
  /** Shows more of each kind, where there is more. */
  onMore?: () => void;
  /** What stands there while nothing is asked, and where the search is out of reach. */
  children: React.ReactNode;
}

/** What answers a query while it is being written. */
export function LiveSearchResults({ query, brandNames, maxPerKind, children, ...rest }: LiveSearchResultsProps) {
  const search = useSearchResults(query, brandNames, maxPerKind);
  return (
    <>
      <SearchResultsView query={query} search={search} {...rest} />
      {(search === 'idle' || search === 'failed') && children}
    </>
  );
}
