import { type Board, boardFrom, emptyBoard, keptFrom } from '../../logic/board';

/** Where the board is kept in the browser. */
const place = 'board';

/** Storage may be blocked or full: then the board lives as long as the page, and in its address. */
let isBlocked = false;
let kept: string | null = null;
let board: Board = emptyBoard;
const listeners = new Set<() => void>();

function read(): void {
  if (!isBlocked) {
    try {
      const latest = window.localStorage.getItem(place);
      if (latest === kept) return;
      kept = latest;
    } catch {
      isBlocked = true;
      return;
    }
    board = boardFrom(kept);
  }
}

function tell(): void {
  const before = board;
  read();
  if (board !== before) listeners.forEach((hear) => hear());
}

/** The board of this browser. */
export function ownBoard(): Board {
  if (listeners.size === 0) read();
  return board;
}

/** Whether the browser keeps the board; where it does not, the board's address does. */
export const isKept = (): boolean => !isBlocked;

/** Changes the board as it stands now, in whichever tab it was changed last. */
export function changeBoard(change: (board: Board) => Board): void {
  read();
  const changed = change(board);
  if (changed === board) return;
  board = changed;
  kept = keptFrom(changed);
  try {
    window.localStorage.setItem(place, kept);
  } catch {
    isBlocked = true;
  }
  listeners.forEach((hear) => hear());
}

/** Hears of every change, of other tabs too. Returns how to call it off. */
export function onBoardChanged(hear: () => void): () => void {
  if (listeners.size === 0) {
    read();
    window.addEventListener('storage', tell);
    window.addEventListener('pageshow', tell);
  }
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', tell);
    window.removeEventListener('pageshow', tell);
  };
}
