import { type Board, parseBoard, emptyBoard, serializeBoard } from '../../domain/board/board';

/** Where the board is kept in the browser. */
const storageKey = 'board';

/** Storage may be blocked or full: then the board lives as long as the page, and in its address. */
let isBlocked = false;
let storedText: string | null = null;
let board: Board = emptyBoard;
const listeners = new Set<() => void>();

function readStorage(): void {
  if (!isBlocked) {
    try {
      const latest = window.localStorage.getItem(storageKey);
      if (latest === storedText) return;
      storedText = latest;
    } catch {
      isBlocked = true;
      return;
    }
    board = parseBoard(storedText);
  }
}

function onStorageChange(): void {
  const previous = board;
  readStorage();
  if (board !== previous) listeners.forEach((listener) => listener());
}

/** The board of this browser. */
export function getBoard(): Board {
  if (listeners.size === 0) readStorage();
  return board;
}

/** Whether the browser keeps the board; where it does not, the board's address does. */
export const isBoardPersisted = (): boolean => !isBlocked;

/** Changes the board as it stands now, in whichever tab it was changed last. */
export function updateBoard(change: (board: Board) => Board): void {
  readStorage();
  const changed = change(board);
  if (changed === board) return;
  board = changed;
  storedText = serializeBoard(changed);
  try {
    window.localStorage.setItem(storageKey, storedText);
  } catch {
    isBlocked = true;
  }
  listeners.forEach((listener) => listener());
}

/** Hears of every change, of other tabs too. Returns how to call it off. */
export function subscribeToBoard(listener: () => void): () => void {
  if (listeners.size === 0) {
    readStorage();
    window.addEventListener('storage', onStorageChange);
    window.addEventListener('pageshow', onStorageChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorageChange);
    window.removeEventListener('pageshow', onStorageChange);
  };
}
