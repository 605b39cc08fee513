import { getBoard } from '../components/board/board-store';
import type { Need } from '../runtime/islands/island';

const hasParam = (name: string): boolean => new URLSearchParams(window.location.search).has(name);

/** A board is made of what the address or this browser holds. */
export const boardNeed: Need = { name: 'board', isMet: () => hasParam('b') || getBoard().items.length > 0 };

/** The index is filtered by the address. */
export const filterNeed: Need = { name: 'filter', isMet: () => hasParam('category') };

/** The results are those of the query in the address. */
export const queryNeed: Need = { name: 'query', isMet: () => hasParam('q') };
