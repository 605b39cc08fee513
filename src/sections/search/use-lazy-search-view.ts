import * as React from 'react';
import { importOnce } from '../../runtime/on-demand/import-once';
import type { LiveSearchResults } from '../../components/search/live-search-results';

const loadSearchView = importOnce(() =>
  import(/* webpackChunkName: "search" */ '../../components/search/live-search-results').then((part) => part.LiveSearchResults),
);

/** The code that answers, fetched when something is asked for the first time; or that it could not be fetched. */
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
