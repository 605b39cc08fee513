import * as React from 'react';
import type { Board } from '../../domain/board/board';
import type { Catalog } from '../../domain/board/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';
import { registerBoardWorker } from './register-board-worker';

const emptyCatalog: Catalog = new Map();

/** How long after its things are known a board is kept for later, in milliseconds. */
const offlineCacheDelay = 2_000;

/** What is known of the things of a board, whether some could not be fetched, and the way to try again. */
export function useCatalog({ items }: Board) {
  const [things, setThings] = React.useState(emptyCatalog);
  const [isAway, setAway] = React.useState(false);
  const [tries, tryAgain] = React.useReducer((count: number) => count + 1, 0);
  // In an order of their own, so that rearranging asks for nothing.
  const wanted = items
    .map(({ id: thing }) => thing)
    .sort()
    .join(' ');
  React.useEffect(() => {
    let isLeft = false;
    const names = wanted.split(' ').filter(Boolean);
    void fetchItems(names).then((found) => {
      if (isLeft) return;
      setThings(found);
      setAway(names.some((name) => !found.has(name)));
    });
    return () => void (isLeft = true);
  }, [wanted, tries]);
  React.useEffect(() => {
    if (things.size === 0) return undefined;
    // The pictures come after what names them.
    const waiting = setTimeout(() => void registerBoardWorker().catch(() => undefined), offlineCacheDelay);
    return () => clearTimeout(waiting);
  }, [things]);
  return { catalog: things, isIncomplete: isAway, retry: tryAgain };
}
