import { getBoard } from '../components/board/board-store';
import type { IslandDefinition } from '../runtime/island';

// The reader's script imports these definitions, and by them no code of the islands.

const hasParam = (name: string): boolean => new URLSearchParams(window.location.search).has(name);

/** The board is made of what the address or this browser holds. */
export const boardIsland: IslandDefinition<{ section: Queries.BoardSectionFragment }> = {
  name: 'board',
  load: () => import(/* webpackChunkName: "board" */ './board/board').then((file) => file.BoardSection),
  texts: ['bar', 'brand', 'document', 'form', 'request', 'showroom'],
  isNeeded: () => hasParam('b') || getBoard().items.length > 0,
};

/** The results are those of the query in the address. */
export const searchIsland: IslandDefinition<object> = {
  name: 'search',
  load: () => import(/* webpackChunkName: "search" */ './search/search').then((file) => file.Search),
  texts: ['bar', 'search'],
  isNeeded: () => hasParam('q'),
};
