import * as React from 'react';
import { fetchOnce } from '../../ui/lazy/fetch-once';
import type { Answers } from '../../ui/search/answers';

const load = fetchOnce(() => import(/* webpackChunkName: "search" */ '../../ui/search/answers').then((part) => part.Answers));

/** The code that answers, fetched when something is asked for the first time; or that it could not be fetched. */
export function useAnswers(isWanted: boolean): typeof Answers | 'failed' | null {
  const [answers, setAnswers] = React.useState<{ is: typeof Answers | 'failed' | null }>({ is: null });
  React.useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setAnswers({ is: loaded }),
      () => setAnswers({ is: 'failed' }),
    );
  }, [isWanted]);
  return answers.is;
}
