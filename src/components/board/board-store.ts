import { type Board, parseBoard, emptyBoard } from '../../domain/board';
import { createStore } from '../../runtime/store';

/** The key of the board in `localStorage`. */
const storageKey = 'board';

/**
 * Whether `localStorage` refuses the board. Where it is full, `sessionStorage` carries the board from page to page; where both are blocked, `window.name`
 * does. Another site can set that name, so it is read last.
 */
let isBlocked = false;
let storedText: string | null = null;
let subscriberCount = 0;
const store = createStore(emptyBoard);

function readStorage(): void {
  if (isBlocked) return;
  let latest: string | null;
  try {
    latest = window.sessionStorage.getItem(storageKey);
    isBlocked = latest !== null;
    latest ??= window.localStorage.getItem(storageKey) ?? window.name;
  } catch {
    isBlocked = true;
    latest = window.name;
  }
  if (latest === storedText) return;
  storedText = latest;
  store.set(parseBoard(storedText));
}

/** The board of this browser. */
export function getBoard(): Board {
  if (subscriberCount === 0) readStorage();
  return store.get();
}

/** Whether the browser stores the board. If not, its link alone outlasts the tab. */
export const isBoardPersisted = (): boolean => !isBlocked;

/** Changes the latest board, also when another tab changed it last. */
export function updateBoard(change: (board: Board) => Board): void {
  readStorage();
  const changed = change(store.get());
  if (changed === store.get()) return;
  storedText = JSON.stringify(changed);
  try {
    window.localStorage.setItem(storageKey, storedText);
    if (isBlocked) window.sessionStorage.removeItem(storageKey);
    isBlocked = false;
  } catch {
    isBlocked = true;
    try {
      window.sessionStorage.setItem(storageKey, storedText);
    } catch {
      window.name = storedText;
    }
  }
  store.set(changed);
}

/** Calls the listener on every change, including changes in other tabs. Returns the unsubscribe function. */
export function subscribeToBoard(listener: () => void): () => void {
  readStorage();
  subscriberCount += 1;
  const unsubscribe = store.subscribe(listener);
  const events = new AbortController();
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, readStorage, { signal: events.signal });
  return () => {
    subscriberCount -= 1;
    unsubscribe();
    events.abort();
  };
}
