import * as React from 'react';
import { flushSync } from 'react-dom';
import { type Board, emptyBoard } from '../../domain/board/board';
import { areBoardsEqual } from '../../components/board/board-operations';
import { encodeBoard, type DecodedBoard, decodeBoard } from '../../components/board/board-codec';
import { boardPath, applyTrailingSlash } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';
import { compression } from '../../components/board/compression';
import { updateBoard, subscribeToBoard, getBoard } from '../../components/board/board-store';
import { useQueryString } from '../../runtime/navigation/use-query-string';

/** What the address brought: what it holds, and the board of it as it stands now; none where that is the board kept here. */
interface UrlState {
  param: string;
  decoded: DecodedBoard | null;
  board: Board | null;
  /** Whether the board is not as it came any more, so that the address follows it. */
  isEdited: boolean;
}

interface UndoStep {
  board: Board;
  group: string;
}

/** How long an address waits for the next letter, in milliseconds: a browser takes only so many in a minute. */
const urlUpdateDelay = 400;

const getServerBoard = (): Board => emptyBoard;
const initialUrlState: UrlState = { param: '', decoded: null, board: null, isEdited: true };

function readUrlState(param: string, own: Board): UrlState {
  const opened = decodeBoard(param, compression);
  const isOwn = opened.board.items.length === 0 || areBoardsEqual(opened.board, own);
  return { param, decoded: opened, board: isOwn ? null : opened.board, isEdited: false };
}

/** The board that the page shows: the one that its address holds, or else the one kept here; its changes, and the way back from them. */
export function useBoard() {
  const own = React.useSyncExternalStore(subscribeToBoard, getBoard, getServerBoard);
  const [address, choose] = useQueryString();
  const [visit, setVisit] = React.useState(initialUrlState);
  const [past, setPast] = React.useState<readonly UndoStep[]>([]);
  const produced = React.useRef(own);
  const param = new URLSearchParams(address).get('b') ?? '';
  if (param !== visit.param) {
    setVisit(param === '' ? initialUrlState : readUrlState(param, own));
    setPast([]);
  }
  const board = visit.board ?? own;

  const put = (changed: Board) => {
    produced.current = changed;
    const isOther = visit.board !== null && own.items.length > 0;
    if (!isOther) updateBoard(() => changed);
    setVisit((latest) => ({ ...latest, board: isOther ? changed : null, isEdited: true }));
  };
  /** Changes the board; changes of one kind in a row, such as the letters of a note, are taken back together. */
  const change = (make: (board: Board) => Board, of = '') => {
    const changed = make(board);
    if (changed === board) return;
    if (of === '' || past.at(-1)?.group !== of) setPast([...past, { board, group: of }]);
    put(changed);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    put(last.board);
  };
  const takeOver = (make: (own: Board, other: Board) => Board) => {
    const kept = make(own, board);
    produced.current = kept;
    updateBoard(() => kept);
    setVisit((latest) => ({ ...latest, decoded: null, board: null, isEdited: true }));
  };

  // A link that comes whole to a browser without a board is its board from then on.
  const adopt = React.useEffectEvent(() => {
    if (visit.board && visit.decoded?.state === 'whole' && own.items.length === 0) takeOver((_, other) => other);
  });
  React.useEffect(() => adopt(), [visit]);
  const forget = React.useEffectEvent(() => {
    if (own === produced.current) return;
    produced.current = own;
    setPast([]);
    // What could not be read stays in the address.
    if (!visit.board && (visit.decoded === null || visit.decoded.state === 'whole')) setVisit((latest) => ({ ...latest, isEdited: true }));
  });
  React.useEffect(() => forget(), [own]);
  const write = React.useEffectEvent(() => {
    if (!visit.isEdited) return;
    const holds = board.items.length > 0 || board.title !== '' ? encodeBoard(board, compression) : '';
    if (holds === visit.param) return;
    // The address changes at once, so the state that names it must too: a letter typed before the next render would otherwise
    // find an address that it does not know, and the board of that address would replace the one being written.
    flushSync(() => {
      setVisit((latest) => ({ ...latest, param: holds }));
      choose(holds ? `${window.location.pathname}?b=${holds}` : window.location.pathname);
    });
  });
  React.useEffect(() => {
    const waiting = setTimeout(() => write(), urlUpdateDelay);
    return () => clearTimeout(waiting);
  }, [board, visit.isEdited]);

  return {
    board,
    decoded: visit.decoded,
    isLinked: visit.board !== null && own.items.length > 0,
    change,
    undo: past.length > 0 ? undo : null,
    resolveLinked: takeOver,
  };
}

/** What the address of a board holds. */
export const toBoardParam = (board: Board): string => encodeBoard(board, compression);

/** Where a board has its page, from the root of the site. */
export const getBoardPagePath = (board: Board): string => applyTrailingSlash(`${boardPath}?b=${toBoardParam(board)}`, trailingSlash);
