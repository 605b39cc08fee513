import * as React from 'react';
import { find, type Found } from './find';

/** How a search stands: nothing asked, nothing known yet, found, or out of reach. */
export type Search = 'idle' | 'seeking' | 'failed' | Found;

/** So long the keys rest before a search begins, in milliseconds. */
const rest = 120;

/** What a query finds, while it is being written: until more is known, what was found before stands. */
export function useFound(query: string, names: readonly string[], most: number): Search {
  const [search, setSearch] = React.useState<Search>('seeking');
  const look = React.useEffectEvent(() => find(query, names, most));
  React.useEffect(() => {
    if (query === '') return;
    let isOver = false;
    const show = (next: Search) => {
      if (!isOver) setSearch(next);
    };
    const timer = setTimeout(() => {
      look().then(show, () => show('failed'));
    }, rest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, most]);
  return query === '' ? 'idle' : search;
}
