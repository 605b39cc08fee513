import * as React from 'react';
import { flushSync } from 'react-dom';
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
import { encodeBoard, type DecodedBoard, decodeBoard } from '../../components/board/board-codec';
import { updateBoard, subscribeToBoard, getBoard } from '../../components/board/board-store';
import { address, getHistoryState, useQueryString } from '../../runtime/navigation/address';
import type { RequestKind } from '../../domain/brands';
import type { Catalog } from '../../domain/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';

interface BoardState {
  /** The board parameter of the URL, and what it holds. */
  param: string;
  decoded: DecodedBoard | null;
  /** The board of the URL as edited; null where it is the stored one. */
  linked: Board | null;
  /** Whether the board differs from the parameter, so that the URL must be updated. */
  isEdited: boolean;
  undoSteps: readonly { board: Board; group: string }[];
}

/** The delay between an edit and the update of the URL, in milliseconds. Browsers limit the number of history updates. */
const urlUpdateDelay = 400;

const initialState: BoardState = { param: '', decoded: null, linked: null, isEdited: true, undoSteps: [] };

interface BoardHistoryState {
  /** Whether the URL of the entry named the stored board, which may have changed since. Another board came by a link. */
  isOwnBoard: boolean;
}

const isOwnEntry = (): boolean => getHistoryState<BoardHistoryState>()?.isOwnBoard === true;

function readState(param: string, own: Board): BoardState {
  // Where the browser stores nothing, the URL alone has the board after a reload.
  if (param === '' || (isOwnEntry() && own.items.length > 0)) return { ...initialState, param };
  const decoded = decodeBoard(param);
  const isOwn = decoded.state === 'whole' && areBoardsEqual(decoded.board, own);
  return { ...initialState, param, decoded, linked: isOwn || decoded.board.items.length === 0 ? null : decoded.board, isEdited: isOwn };
}

/** The board on the page: the one in the URL, or else the stored one; with its changes and undo. */
export function useBoard() {
  const own = React.useSyncExternalStore(subscribeToBoard, getBoard, () => emptyBoard);
  const [queryString, setUrl] = useQueryString();
  const [state, setState] = React.useState(initialState);
  const setPart = (part: Partial<BoardState>) => setState((latest) => ({ ...latest, ...part }));
  const lastBoard = React.useRef(own);
  const param = new URLSearchParams(queryString).get('b') ?? '';
  if (param !== state.param) setState(readState(param, own));
  const { decoded, linked, isEdited, undoSteps } = state;
  const board = linked ?? own;
  const isLinked = linked !== null && own.items.length > 0;

  /** Takes a board as that of the link, or stores it. */
  const setBoard = (next: Board, isOfLink: boolean, part: Partial<BoardState>) => {
    lastBoard.current = next;
    if (!isOfLink) updateBoard(() => next);
    setPart({ ...part, linked: isOfLink ? next : null, isEdited: true });
  };
  /** Changes the board. Successive changes of one group, such as the letters of a note, are undone together. */
  const change = (update: (board: Board) => Board, group = '') => {
    const next = update(board);
    if (next === board) return;
    const isNewStep = group === '' || undoSteps.at(-1)?.group !== group;
    setBoard(next, isLinked, { undoSteps: isNewStep ? [...undoSteps, { board, group }] : undoSteps });
  };
  const undo = () => setBoard(undoSteps.at(-1)!.board, isLinked, { undoSteps: undoSteps.slice(0, -1) });
  /** Ends the choice between the board of the link and the stored one, to which undo leads back. */
  const resolveLinked = (update: (own: Board, other: Board) => Board) => {
    const next = update(own, board);
    const isReplaced = own.items.length > 0 && !areBoardsEqual(next, own);
    setBoard(next, false, { decoded: null, undoSteps: isReplaced ? [{ board: own, group: '' }] : [] });
  };

  // A link opened in a browser without a board becomes the board of that browser.
  const adoptLinked = React.useEffectEvent(() => {
    if (linked && own.items.length === 0) resolveLinked((_, other) => other);
  });
  React.useEffect(() => adoptLinked(), [linked]);
  const onExternalChange = React.useEffectEvent(() => {
    if (own === lastBoard.current) return;
    lastBoard.current = own;
    // A parameter that cannot be read stays in the URL.
    const isOutdated = !linked && (decoded === null || decoded.state === 'whole');
    setPart({ undoSteps: [], isEdited: isEdited || isOutdated });
  });
  React.useEffect(() => onExternalChange(), [own]);
  const writeUrl = React.useEffectEvent(() => {
    // After a step in the history, the page before stays until the next one has come.
    if (!isEdited || address.get().split('?')[0] !== window.location.pathname) return;
    const encoded = board.items.length > 0 || board.title !== '' ? encodeBoard(board) : '';
    const isOwnBoard = linked === null;
    if (encoded === state.param && isOwnBoard === isOwnEntry()) return;
    // The address changes at once, so the state that names it must too: a letter typed before the next render would otherwise
    // find an address that it does not know, and the board of that address would replace the one being written.
    flushSync(() => {
      setPart({ param: encoded });
      const { pathname } = window.location;
      setUrl(encoded ? `${pathname}?b=${encoded}` : pathname, { isOwnBoard } satisfies BoardHistoryState);
    });
  });
  React.useEffect(() => {
    const timer = setTimeout(() => writeUrl(), urlUpdateDelay);
    return () => clearTimeout(timer);
  }, [board, isEdited]);

  return { board, decoded, isLinked, change, undo: undoSteps.length > 0 ? undo : null, resolveLinked };
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
