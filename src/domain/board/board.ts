/** An item on a board. */
export interface BoardItem {
  /** The item's id: `brand/agape`, `collection/agape/bathtubs`, `picture/agape/oval-bath` or `article/7`. */
  readonly id: string;
  /** The slug of its room; empty if it has none. */
  readonly room: string;
  readonly note: string;
}

/** A board: its title and its items in order. A room shows its items in the order of the board. */
export interface Board {
  readonly title: string;
  readonly items: readonly BoardItem[];
}

export const emptyBoard: Board = { title: '', items: [] };

/** The largest number of items, and the largest number of characters in a title and in a note. */
export const boardLimits = { items: 60, title: 60, note: 200 } as const;

const itemIdPattern = /^(?:brand\/[a-z0-9-]{1,60}|(?:collection|picture)\/[a-z0-9-]{1,60}\/[\w.-]{1,80}|article\/[1-9]\d{0,8})$/;
const roomSlugPattern = /^[a-z0-9-]{0,40}$/;

/** Whether a text has the form of a room slug; it may be empty, and need not exist in the content. */
export const isRoomSlug = (text: string): boolean => roomSlugPattern.test(text);

/** Whether a text has the form of an item id; it need not exist in the content. */
export const isItemId = (text: string): boolean => itemIdPattern.test(text);

// Characters that change the text direction could disguise the text after a note.
const disallowedCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Reduces a text to one line of at most `maxLength` UTF-16 units. A final space is kept, because the text may still be typed. */
export const sanitizeText = (text: string, maxLength: number): string =>
  text
    .replace(disallowedCharacters, ' ')
    .replace(/ {2,}/g, ' ')
    .trimStart()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '');

/** Removes items with invalid ids, duplicates, and items over the limit, and sanitizes the others. */
export function sanitizeItems(items: readonly BoardItem[]): BoardItem[] {
  const valid = new Map<string, BoardItem>();
  for (const { id, room, note } of items) {
    if (valid.has(id) || !isItemId(id)) continue;
    valid.set(id, { id, room: isRoomSlug(room) ? room : '', note: sanitizeText(note, boardLimits.note).trim() });
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
  items: sanitizeItems([...board.items, { id, room, note: '' }]),
});

/** A board without an item. */
export const removeItem = (board: Board, id: string): Board => ({
  ...board,
  items: board.items.filter((item) => item.id !== id),
});

/** A board with another title. */
export const withTitle = (board: Board, title: string): Board => ({ ...board, title: sanitizeText(title, boardLimits.title) });

/** Serializes a board for localStorage. */
export const serializeBoard = (board: Board): string => JSON.stringify(board);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a board from localStorage. Invalid parts are dropped; without a valid board the result is empty. */
export function parseBoard(json: string | null): Board {
  let data: unknown;
  try {
    data = JSON.parse(json ?? '{}');
  } catch {
    return emptyBoard;
  }
  if (!isRecord(data) || !Array.isArray(data['items'])) return emptyBoard;
  const items = data['items']
    .filter(isRecord)
    // An earlier format has `thing` instead of `id`.
    .map(({ id, thing, room, note }) => ({ id: toText(id ?? thing), room: toText(room), note: toText(note) }));
  return withTitle({ title: '', items: sanitizeItems(items) }, toText(data['title']));
}
