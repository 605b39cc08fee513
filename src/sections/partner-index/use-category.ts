import * as React from 'react';
import { categoryOf } from '../../logic/partners';

const onBackAndForward = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/**
 * The category in the address, none in the prebuilt page, and a way to put another there in place: without a
 * navigation, a step in the history or a scroll. A link followed on the page renders it again, which reads it anew.
 */
export function useCategory(categories: readonly { readonly slug: string }[]): [string | null, (address: string) => void] {
  const search = React.useSyncExternalStore(
    onBackAndForward,
    () => window.location.search,
    () => '',
  );
  const [, readAgain] = React.useReducer((times: number) => times + 1, 0);
  const choose = (address: string) => {
    window.history.replaceState(window.history.state, '', address);
    readAgain();
  };
  return [categoryOf(search, categories), choose];
}
