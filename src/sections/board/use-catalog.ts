import * as React from 'react';
import type { Board } from '../../domain/board/board';
import type { Catalog } from '../../domain/board/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';

const emptyCatalog: Catalog = new Map();

/** The catalog entries of a board's items, whether some could not be fetched, and a function to retry. */
export function useCatalog({ items }: Board) {
  const [catalog, setCatalog] = React.useState(emptyCatalog);
  const [isIncomplete, setIncomplete] = React.useState(false);
  const [attempts, retry] = React.useReducer((count: number) => count + 1, 0);
  // Sorted, so that rearranging fetches nothing.
  const itemIds = items
    .map(({ id }) => id)
    .sort()
    .join(' ');
  React.useEffect(() => {
    let isCancelled = false;
    const ids = itemIds.split(' ').filter(Boolean);
    void fetchItems(ids).then((loaded) => {
      if (isCancelled) return;
      setCatalog(loaded);
      setIncomplete(ids.some((id) => !loaded.has(id)));
    });
    return () => void (isCancelled = true);
  }, [itemIds, attempts]);
  return { catalog, isIncomplete, retry };
}
