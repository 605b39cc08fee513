import * as React from 'react';
import { flushSync } from 'react-dom';
import { type Board, emptyBoard } from '../../logic/board';
import { isSame } from '../../logic/board-order';
import { boardParam, type OpenedBoard, openBoard } from '../../logic/board-address';
import { boardPath, sitePath } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import { packing } from '../../ui/board/packing';
import { changeBoard, onBoardChanged, ownBoard } from '../../ui/board/store';
import { useSearch } from '../../ui/filter/use-search';

/** What the address brought: what it holds, and the board of it as it stands now; none where that is the board kept here. */
interface Visit {
  param: string;
  opened: OpenedBoard | null;
  board: Board | null;
  /** Whether the board is not as it came any more, so that the address follows it. */
  isTouched: boolean;
}

interface Past {
  board: Board;
  of: string;
}

/** How long an address waits for the next letter, in milliseconds: a browser takes only so many in a minute. */
const pause = 400;

const noBoard = (): Board => emptyBoard;
const ownAtHome: Visit = { param: '', opened: null, board: null, isTouched: true };

function visited(param: string, own: Board): Visit {
  const opened = openBoard(param, packing);
  const isOwn = opened.board.items.length === 0 || isSame(opened.board, own);
  return { param, opened, board: isOwn ? null : opened.board, isTouched: false };
}

/** The board that the page shows: the one that its address holds, or else the one kept here; its changes, and the way back from them. */
export function useBoard() {
  const own = React.useSyncExternalStore(onBoardChanged, ownBoard, noBoard);
  const [address, choose] = useSearch();
  const [visit, setVisit] = React.useState(ownAtHome);
  const [past, setPast] = React.useState<readonly Past[]>([]);
  const produced = React.useRef(own);
  const param = new URLSearchParams(address).get('b') ?? '';
  if (param !== visit.param) {
    setVisit(param === '' ? ownAtHome : visited(param, own));
    setPast([]);
  }
  const board = visit.board ?? own;

  const put = (changed: Board) => {
    produced.current = changed;
    const isOther = visit.board !== null && own.items.length > 0;
    if (!isOther) changeBoard(() => changed);
    setVisit((latest) => ({ ...latest, board: isOther ? changed : null, isTouched: true }));
  };
  /** Changes the board; changes of one kind in a row, such as the letters of a note, are taken back together. */
  const change = (make: (board: Board) => Board, of = '') => {
    const changed = make(board);
    if (changed === board) return;
    if (of === '' || past.at(-1)?.of !== of) setPast([...past, { board, of }]);
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
    changeBoard(() => kept);
    setVisit((latest) => ({ ...latest, opened: null, board: null, isTouched: true }));
  };

  // A link that comes whole to a browser without a board is its board from then on.
  const adopt = React.useEffectEvent(() => {
    if (visit.board && visit.opened?.state === 'whole' && own.items.length === 0) takeOver((_, other) => other);
  });
  React.useEffect(() => adopt(), [visit]);
  const forget = React.useEffectEvent(() => {
    if (own === produced.current) return;
    produced.current = own;
    setPast([]);
    // What could not be read stays in the address.
    if (!visit.board && (visit.opened === null || visit.opened.state === 'whole')) setVisit((latest) => ({ ...latest, isTouched: true }));
  });
  React.useEffect(() => forget(), [own]);
  const write = React.useEffectEvent(() => {
    if (!visit.isTouched) return;
    const holds = board.items.length > 0 || board.title !== '' ? boardParam(board, packing) : '';
    if (holds === visit.param) return;
    // The address changes at once, so the state that names it must too: a letter typed before the next render would otherwise
    // find an address that it does not know, and the board of that address would replace the one being written.
    flushSync(() => {
      setVisit((latest) => ({ ...latest, param: holds }));
      choose(holds ? `${window.location.pathname}?b=${holds}` : window.location.pathname);
    });
  });
  React.useEffect(() => {
    const waiting = setTimeout(() => write(), pause);
    return () => clearTimeout(waiting);
  }, [board, visit.isTouched]);

  return {
    board,
    opened: visit.opened,
    isLinked: visit.board !== null && own.items.length > 0,
    change,
    undo: past.length > 0 ? undo : null,
    takeOver,
  };
}

/** What the address of a board holds. */
export const paramFrom = (board: Board): string => boardParam(board, packing);

/** Where a board has its page, from the root of the site. */
export const addressOf = (board: Board): string => sitePath(`${boardPath}?b=${paramFrom(board)}`, trailingSlash);
