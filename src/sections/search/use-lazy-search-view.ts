import * as React from 'react';
import { importOnce } from '../../runtime/on-demand/import-once';
import type { LiveSearchResults } from '../../components/search/live-search-results';

const loadSearchView = importOnce(() =>
  import(/* webpackChunkName: "search" */ '../../components/search/live-search-results').then((part) => part.LiveSearchResults),
);

/** The component that shows results, loaded with the first query; `failed` if it cannot be loaded. */
export function useLazySearchView(isWanted: boolean): typeof LiveSearchResults | 'failed' | null {
  const [answers, setAnswers] = React.useState<{ is: typeof LiveSearchResults | 'failed' | null }>({ is: null });
  React.useEffect(() => {
    if (!isWanted) return;
    loadSearchView().then(
      (loaded) => setAnswers({ is: loaded }),
      () => setAnswers({ is: 'failed' }),
    );
  }, [isWanted]);
  return answers.is;
}
