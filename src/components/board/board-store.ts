import { type Board, parseBoard, emptyBoard, serializeBoard } from '../../domain/board/board';

/** The key of the board in `localStorage`. */
const storageKey = 'board';

/** Storage may be blocked or full. The board then lives as long as the page, and in its URL. */
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

/** Whether the browser stores the board. If not, only its URL holds it. */
export const isBoardPersisted = (): boolean => !isBlocked;

/** Changes the latest board, also when another tab changed it last. */
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

/** Calls the listener on every change, including changes in other tabs. Returns the unsubscribe function. */
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
