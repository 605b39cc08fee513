import { getBoard } from '../components/board/board-store';
import { facets } from '../domain/brand-filter';
import type { Need } from '../runtime/islands/island';

const hasParam = (...names: readonly string[]): boolean => {
  const params = new URLSearchParams(window.location.search);
  return names.some((name) => params.has(name));
};

/** A board is made of what the address or this browser holds. */
export const boardNeed: Need = { name: 'board', isMet: () => hasParam('b') || getBoard().items.length > 0 };

/** The index is filtered by the address. */
export const filterNeed: Need = { name: 'filter', isMet: () => hasParam(...facets) };

/** The results are those of the query in the address. */
export const queryNeed: Need = { name: 'query', isMet: () => hasParam('q') };
