import { pickRequestKinds, type RequestKind } from './brands';
import { getField, parseJson, sanitizeText } from './text';

/** An item on a board. */
export interface BoardItem {
  /** The item's id: `brand/agape`, `collection/agape/bathtubs`, `picture/agape/oval-bath` or `article/7`. */
  readonly id: string;
  /** The slug of its room; empty if it has none. */
  readonly room: string;
  readonly note: string;
  /** What the visitor asks for of it. */
  readonly requests: readonly RequestKind[];
}

/** A board: its title and its items in order. A room shows its items in the order of the board. */
export interface Board {
  readonly title: string;
  readonly items: readonly BoardItem[];
}

export const emptyBoard: Board = { title: '', items: [] };

/** The largest number of items, and the largest number of characters in a title and in a note. */
export const boardLimits = { items: 60, title: 60, note: 200 } as const;

/** Whether a text has the form of a room slug; it may be empty, and need not exist in the content. */
export const isRoomSlug = (text: string): boolean => /^[a-z0-9-]{0,40}$/.test(text);

/** Whether a text has the form of an item id; it need not exist in the content. */
export const isItemId = (text: string): boolean =>
  /^(?:brand\/[a-z0-9-]{1,60}|(?:collection|picture)\/[a-z0-9-]{1,60}\/[\w.-]{1,80}|article\/[1-9]\d{0,8})$/.test(text);

/** Removes items with invalid ids, duplicates, and items over the limit, and sanitizes the others. */
export function sanitizeItems(items: readonly BoardItem[]): BoardItem[] {
  const valid = new Map<string, BoardItem>();
  for (const { id, room, note, requests } of items) {
    if (valid.has(id) || !isItemId(id)) continue;
    valid.set(id, {
      id,
      room: isRoomSlug(room) ? room : '',
      note: sanitizeText(note, boardLimits.note).trim(),
      requests: pickRequestKinds(requests),
    });
  }
  return [...valid.values()].slice(0, boardLimits.items);
}

/** Whether a board has the largest number of items. */
export const isBoardFull = ({ items }: Board): boolean => items.length >= boardLimits.items;

/** Whether an item is on a board. */
export const hasItem = ({ items }: Board, id: string): boolean => items.some((item) => item.id === id);

/** A board with an item added at its end; unchanged if the item is on the board, or the board is full. */
export const addItem = (board: Board, id: string, room = ''): Board => ({
  ...board,
  items: sanitizeItems([...board.items, { id, room, note: '', requests: [] }]),
});

/** A board without an item. */
export const removeItem = (board: Board, id: string): Board => ({
  ...board,
  items: board.items.filter((item) => item.id !== id),
});

/** A board with another title. */
export const withTitle = (board: Board, title: string): Board => ({ ...board, title: sanitizeText(title, boardLimits.title) });

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toRequests = (value: unknown): RequestKind[] => (Array.isArray(value) ? pickRequestKinds(value) : []);

/** Parses a board from localStorage. Invalid parts are dropped; without a valid board the result is empty. */
export function parseBoard(json: string | null): Board {
  const data = parseJson(json ?? '');
  const entries = getField(data, 'items');
  if (!Array.isArray(entries)) return emptyBoard;
  const items = entries.map((entry: unknown) => ({
    // An earlier format has `thing` instead of `id`.
    id: toText(getField(entry, 'id') ?? getField(entry, 'thing')),
    room: toText(getField(entry, 'room')),
    note: toText(getField(entry, 'note')),
    requests: toRequests(getField(entry, 'requests')),
  }));
  return withTitle({ title: '', items: sanitizeItems(items) }, toText(getField(data, 'title')));
}
