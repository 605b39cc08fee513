/** Something on a board. */
export interface BoardItem {
  /** What it is, as `brand/agape`, `collection/agape/bathtubs`, `picture/agape/oval-bath` or `article/7`. */
  readonly id: string;
  /** The room it stands in, as content names rooms; empty while it has none. */
  readonly room: string;
  readonly note: string;
}

/** A board: its title, and what stands on it in its order. Within a room things stand in the order of the board. */
export interface Board {
  readonly title: string;
  readonly items: readonly BoardItem[];
}

export const emptyBoard: Board = { title: '', items: [] };

/** How much a board holds: so many things; and so many characters of a title and of a note. */
export const boardLimits = { items: 60, title: 60, note: 200 } as const;

const itemIdPattern = /^(?:brand\/[a-z0-9-]{1,60}|(?:collection|picture)\/[a-z0-9-]{1,60}\/[\w.-]{1,80}|article\/[1-9]\d{0,8})$/;
const roomSlugPattern = /^[a-z0-9-]{0,40}$/;

/** Whether a text may be the name of a room, be it in the content or not; an empty one stands for none. */
export const isRoomSlug = (text: string): boolean => roomSlugPattern.test(text);

/** Whether a text names something that may stand on a board, be it in the content or not. */
export const isItemId = (text: string): boolean => itemIdPattern.test(text);

// Marks that turn the direction of reading would let a note disguise what stands after it.
const disallowedCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as a board takes it: on one line, and no longer than it may be. What is being written may end in a space. */
export const sanitizeText = (text: string, longest: number): string =>
  text
    .replace(disallowedCharacters, ' ')
    .replace(/ {2,}/g, ' ')
    .trimStart()
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');

/** The items that may stand on a board: named rightly, each once, and no more than it holds. */
export function sanitizeItems(items: readonly BoardItem[]): BoardItem[] {
  const things = new Map<string, BoardItem>();
  for (const { id: thing, room, note } of items) {
    if (things.has(thing) || !isItemId(thing)) continue;
    things.set(thing, { id: thing, room: isRoomSlug(room) ? room : '', note: sanitizeText(note, boardLimits.note).trim() });
  }
  return [...things.values()].slice(0, boardLimits.items);
}

export const isBoardFull = ({ items }: Board): boolean => items.length >= boardLimits.items;

export const hasItem = ({ items }: Board, thing: string): boolean => items.some((item) => item.id === thing);

/** A board with one thing more, at its end; as it was where that stands there already, or the board is full. */
export const addItem = (board: Board, thing: string, room = ''): Board => ({
  ...board,
  items: sanitizeItems([...board.items, { id: thing, room, note: '' }]),
});

/** A board with one thing less. */
export const removeItem = (board: Board, thing: string): Board => ({
  ...board,
  items: board.items.filter((item) => item.id !== thing),
});

/** A board with another title. */
export const withTitle = (board: Board, title: string): Board => ({ ...board, title: sanitizeText(title, boardLimits.title) });

/** A board as the browser keeps it. */
export const serializeBoard = (board: Board): string => JSON.stringify(board);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The board that the browser kept, as far as it can be read; an empty one where there is none. */
export function parseBoard(kept: string | null): Board {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '{}');
  } catch {
    return emptyBoard;
  }
  if (!isRecord(read) || !Array.isArray(read['items'])) return emptyBoard;
  const items = read['items']
    .filter(isRecord)
    .map(({ id, thing, room, note }) => ({ id: toText(id ?? thing), room: toText(room), note: toText(note) }));
  return withTitle({ title: '', items: sanitizeItems(items) }, toText(read['title']));
}
