import * as React from 'react';
import { type Board, emptyBoard, removeItem } from '../../domain/board';
import {
  areBoardsEqual,
  moveItemBy,
  moveItem,
  setNote,
  toggleRequest,
  getItemLabel,
  type Room,
  getRoomName,
} from '../../components/board/board-operations';
import { type DecodedBoard, decodeBoard } from '../../components/board/board-codec';
import { isBoardPersisted, updateBoard, subscribeToBoard, getBoard } from '../../components/board/board-store';
import { replaceAddress } from '../../runtime/address';
import type { RequestKind } from '../../domain/brands';
import type { Catalog } from '../../domain/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';

interface BoardState {
  /** What the link that was opened holds; null without one. */
  decoded: DecodedBoard | null;
  /** The board of the link, until the visitor has kept it or chosen between it and the stored one; else null. */
  linked: Board | null;
  undoSteps: readonly { board: Board; group: string }[];
}

const initialState: BoardState = { decoded: null, linked: null, undoSteps: [] };

/** The board on the page: the one of the link that was opened, or else the stored one; with its changes and undo. */
export function useBoard() {
  const own = React.useSyncExternalStore(subscribeToBoard, getBoard, () => emptyBoard);
  const [state, setState] = React.useState(initialState);
  const lastBoard = React.useRef(own);
  const { decoded, linked, undoSteps } = state;
  const board = linked ?? own;
  const hasOwn = own.items.length > 0;

  const setBoard = (next: Board, steps: BoardState['undoSteps']) => {
    lastBoard.current = next;
    updateBoard(() => next);
    setState({ decoded: null, linked: null, undoSteps: steps });
    // A board is in storage, and its link is made when it is shared.
    replaceAddress(window.location.pathname);
  };
  /** Changes the board. Successive changes of one group, such as the letters of a note, are undone together. */
  const change = (update: (board: Board) => Board, group = '') => {
    const next = update(board);
    if (next === board) return;
    const isNewStep = group === '' || undoSteps.at(-1)?.group !== group;
    const steps = isNewStep ? [...undoSteps, { board, group }] : undoSteps;
    // Who changes a board that was sent keeps it, where there is no other to be kept.
    if (linked && hasOwn) setState({ decoded, linked: next, undoSteps: steps });
    else setBoard(next, steps);
  };
  const undo = () => {
    const [before, steps] = [undoSteps.at(-1)!.board, undoSteps.slice(0, -1)];
    if (linked) setState({ decoded, linked: before, undoSteps: steps });
    else setBoard(before, steps);
  };
  /** Ends the choice between the board of the link and the stored one, to which undo leads back. */
  const resolveLinked = (update: (own: Board, other: Board) => Board) => {
    const next = update(own, board);
    setBoard(next, hasOwn && !areBoardsEqual(next, own) ? [{ board: own, group: '' }] : []);
  };

  /** A link stays in the address until its board is kept, and one that cannot be read until the stored board changes. */
  const readLink = React.useEffectEvent(() => {
    const param = new URLSearchParams(window.location.search).get('b') ?? '';
    if (param === '') return;
    const link = decodeBoard(param);
    // The board of this browser: React hydrates with an empty one.
    const stored = getBoard();
    const isOwn = areBoardsEqual(link.board, stored);
    if (link.board.items.length === 0 || (isOwn && link.state !== 'whole')) setState({ ...initialState, decoded: link });
    // Where the browser stores nothing, the link of the bar carries the visitor's own board.
    else if (isOwn || (stored.items.length === 0 && !isBoardPersisted())) setBoard(link.board, []);
    else setState({ ...initialState, decoded: link, linked: link.board });
  });
  React.useEffect(() => readLink(), []);
  // Another tab has changed the board.
  const onExternalChange = React.useEffectEvent(() => {
    if (own === lastBoard.current) return;
    lastBoard.current = own;
    setState({ decoded, linked, undoSteps: [] });
  });
  React.useEffect(() => onExternalChange(), [own]);

  const isLinked = linked !== null;
  return { board, own, decoded, isLinked, isBeside: isLinked && hasOwn, change, undo: undoSteps.length > 0 ? undo : null, resolveLinked };
}

interface BoardActionsDeps {
  board: Board;
  change: (update: (board: Board) => Board, group?: string) => void;
  /** Announces a message to screen readers. */
  announce: (message: string) => void;
  catalog: Catalog;
  rooms: readonly Room[];
  messages: Queries.BoardSectionFragment['messages'];
}

/** The actions on the items of a board. What moves or goes is announced. */
export type BoardActions = ReturnType<typeof createBoardActions>;

export function createBoardActions({ board, change, announce, catalog, rooms, messages }: BoardActionsDeps) {
  const move = (itemId: string, moved: Board) => {
    const item = moved.items.find((entry) => entry.id === itemId);
    if (!item) return;
    change(() => moved);
    const siblings = moved.items.filter(({ room }) => room === item.room);
    announce(
      `${getItemLabel(itemId, catalog)}: ${getRoomName(item.room, rooms, messages.no_room)}, ${siblings.indexOf(item) + 1} ${messages.place} ${siblings.length}`,
    );
  };
  return {
    moveBy: (itemId: string, step: number) => move(itemId, moveItemBy(board, itemId, step)),
    moveTo: (itemId: string, room: string, before: string | null) => move(itemId, moveItem(board, itemId, room, before)),
    remove: (itemId: string) => {
      change((current) => removeItem(current, itemId));
      announce(`${getItemLabel(itemId, catalog)} ${messages.removed}`);
    },
    empty: () => {
      change((current) => ({ ...current, items: [] }));
      announce(`0 ${messages.items}`);
    },
    toggleRequest: (itemId: string, kind: RequestKind) => change((current) => toggleRequest(current, itemId, kind)),
    setNote: (itemId: string, note: string) => change((current) => setNote(current, itemId, note), `note ${itemId}`),
  };
}

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
