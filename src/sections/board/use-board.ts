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
import { useQueryString } from '../../runtime/navigation/address';
import type { RequestKind } from '../../domain/brands';
import type { Catalog } from '../../domain/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';

/** The board parameter of the URL, decoded, and the board as edited; null where it equals the stored board. */
interface UrlState {
  param: string;
  decoded: DecodedBoard | null;
  board: Board | null;
  /** Whether the board differs from the parameter, so that the URL must be updated. */
  isEdited: boolean;
}

interface UndoStep {
  board: Board;
  group: string;
}

/** The delay between an edit and the update of the URL, in milliseconds. Browsers limit the number of history updates. */
const urlUpdateDelay = 400;

const initialUrlState: UrlState = { param: '', decoded: null, board: null, isEdited: true };

function readUrlState(param: string, own: Board): UrlState {
  const decoded = decodeBoard(param);
  const isOwn = decoded.board.items.length === 0 || areBoardsEqual(decoded.board, own);
  return { param, decoded, board: isOwn ? null : decoded.board, isEdited: false };
}

/** The board on the page: the one in the URL, or else the stored one; with its changes and undo. */
export function useBoard() {
  const own = React.useSyncExternalStore(subscribeToBoard, getBoard, () => emptyBoard);
  const [queryString, setUrl] = useQueryString();
  const [urlState, setUrlState] = React.useState(initialUrlState);
  const [undoSteps, setUndoSteps] = React.useState<readonly UndoStep[]>([]);
  const lastBoard = React.useRef(own);
  const param = new URLSearchParams(queryString).get('b') ?? '';
  if (param !== urlState.param) {
    setUrlState(param === '' ? initialUrlState : readUrlState(param, own));
    setUndoSteps([]);
  }
  const board = urlState.board ?? own;

  const setBoard = (next: Board) => {
    lastBoard.current = next;
    const isLinked = urlState.board !== null && own.items.length > 0;
    if (!isLinked) updateBoard(() => next);
    setUrlState((latest) => ({ ...latest, board: isLinked ? next : null, isEdited: true }));
  };
  /** Changes the board. Successive changes of one group, such as the letters of a note, are undone together. */
  const change = (update: (board: Board) => Board, group = '') => {
    const next = update(board);
    if (next === board) return;
    if (group === '' || undoSteps.at(-1)?.group !== group) setUndoSteps([...undoSteps, { board, group }]);
    setBoard(next);
  };
  const undo = () => {
    const last = undoSteps.at(-1);
    if (!last) return;
    setUndoSteps(undoSteps.slice(0, -1));
    setBoard(last.board);
  };
  const resolveLinked = (update: (own: Board, other: Board) => Board) => {
    const resolved = update(own, board);
    lastBoard.current = resolved;
    updateBoard(() => resolved);
    setUrlState((latest) => ({ ...latest, decoded: null, board: null, isEdited: true }));
  };

  // A link opened in a browser without a board becomes the board of that browser.
  const adoptLinked = React.useEffectEvent(() => {
    if (urlState.board && own.items.length === 0) resolveLinked((_, other) => other);
  });
  React.useEffect(() => adoptLinked(), [urlState]);
  const onExternalChange = React.useEffectEvent(() => {
    if (own === lastBoard.current) return;
    lastBoard.current = own;
    setUndoSteps([]);
    // A parameter that cannot be read stays in the URL.
    if (!urlState.board && (urlState.decoded === null || urlState.decoded.state === 'whole'))
      setUrlState((latest) => ({ ...latest, isEdited: true }));
  });
  React.useEffect(() => onExternalChange(), [own]);
  const writeUrl = React.useEffectEvent(() => {
    if (!urlState.isEdited) return;
    const encoded = board.items.length > 0 || board.title !== '' ? encodeBoard(board) : '';
    if (encoded === urlState.param) return;
    // The address changes at once, so the state that names it must too: a letter typed before the next render would otherwise
    // find an address that it does not know, and the board of that address would replace the one being written.
    flushSync(() => {
      setUrlState((latest) => ({ ...latest, param: encoded }));
      setUrl(encoded ? `${window.location.pathname}?b=${encoded}` : window.location.pathname);
    });
  });
  React.useEffect(() => {
    const timer = setTimeout(() => writeUrl(), urlUpdateDelay);
    return () => clearTimeout(timer);
  }, [board, urlState.isEdited]);

  return {
    board,
    decoded: urlState.decoded,
    isLinked: urlState.board !== null && own.items.length > 0,
    change,
    undo: undoSteps.length > 0 ? undo : null,
    resolveLinked,
  };
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
