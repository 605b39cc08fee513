import * as React from 'react';
import type { LiveSearchResults } from '../../components/search/live-search-results';
import { useOnDemand } from '../../runtime/on-demand/use-on-demand';

const loadSearchView = () =>
  import(/* webpackChunkName: "search" */ '../../components/search/live-search-results').then((part) => part.LiveSearchResults);

/** The component that shows results, loaded with the first query; `failed` if it cannot be loaded. */
export function useLazySearchView(isWanted: boolean): typeof LiveSearchResults | 'failed' | null {
  const [View, fetchView] = useOnDemand(loadSearchView);
  const [hasFailed, setFailed] = React.useState(false);
  React.useEffect(() => {
    if (isWanted) fetchView().catch(() => setFailed(true));
  }, [isWanted, fetchView]);
  return View ?? (hasFailed ? 'failed' : null);
}
