import * as React from 'react';
import type { Board } from '../../logic/board';
import type { Things } from '../../logic/board-things';
import { fetchThings } from '../../ui/board/items';
import { keepOffline } from '../../ui/board/keep-offline';

const none: Things = new Map();

/** How long after its things are known a board is kept for later, in milliseconds. */
const settled = 2_000;

/** What is known of the things of a board, whether some could not be fetched, and the way to try again. */
export function useThings({ items }: Board) {
  const [things, setThings] = React.useState(none);
  const [isAway, setAway] = React.useState(false);
  const [tries, tryAgain] = React.useReducer((count: number) => count + 1, 0);
  // In an order of their own, so that rearranging asks for nothing.
  const wanted = items
    .map(({ thing }) => thing)
    .sort()
    .join(' ');
  React.useEffect(() => {
    let isLeft = false;
    const names = wanted.split(' ').filter(Boolean);
    void fetchThings(names).then((found) => {
      if (isLeft) return;
      setThings(found);
      setAway(names.some((name) => !found.has(name)));
    });
    return () => void (isLeft = true);
  }, [wanted, tries]);
  React.useEffect(() => {
    if (things.size === 0) return undefined;
    // The pictures come after what names them.
    const waiting = setTimeout(() => void keepOffline().catch(() => undefined), settled);
    return () => clearTimeout(waiting);
  }, [things]);
  return { things, isAway, tryAgain };
}
