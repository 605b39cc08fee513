/** Something on a board. */
export interface BoardItem {
  /** What it is, as `brand/agape`, `collection/agape/bathtubs`, `picture/agape/oval-bath` or `article/7`. */
  readonly thing: string;
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
export const most = { things: 60, title: 60, note: 200 } as const;

const thingRule = /^(?:brand\/[a-z0-9-]{1,60}|(?:collection|picture)\/[a-z0-9-]{1,60}\/[\w.-]{1,80}|article\/[1-9]\d{0,8})$/;
const roomRule = /^[a-z0-9-]{0,40}$/;

/** Whether a text may be the name of a room, be it in the content or not; an empty one stands for none. */
export const isRoom = (text: string): boolean => roomRule.test(text);

/** Whether a text names something that may stand on a board, be it in the content or not. */
export const isThing = (text: string): boolean => thingRule.test(text);

// Marks that turn the direction of reading would let a note disguise what stands after it.
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as a board takes it: on one line, and no longer than it may be. What is being written may end in a space. */
export const fitting = (text: string, longest: number): string =>
  text
    .replace(unfit, ' ')
    .replace(/ {2,}/g, ' ')
    .trimStart()
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');

/** The items that may stand on a board: named rightly, each once, and no more than it holds. */
export function fittingItems(items: readonly BoardItem[]): BoardItem[] {
  const things = new Map<string, BoardItem>();
  for (const { thing, room, note } of items) {
    if (things.has(thing) || !isThing(thing)) continue;
    things.set(thing, { thing, room: isRoom(room) ? room : '', note: fitting(note, most.note).trim() });
  }
  return [...things.values()].slice(0, most.things);
}

export const isFull = ({ items }: Board): boolean => items.length >= most.things;

export const has = ({ items }: Board, thing: string): boolean => items.some((item) => item.thing === thing);

/** A board with one thing more, at its end; as it was where that stands there already, or the board is full. */
export const withThing = (board: Board, thing: string, room = ''): Board => ({
  ...board,
  items: fittingItems([...board.items, { thing, room, note: '' }]),
});

/** A board with one thing less. */
export const withoutThing = (board: Board, thing: string): Board => ({
  ...board,
  items: board.items.filter((item) => item.thing !== thing),
});

/** A board with another title. */
export const titled = (board: Board, title: string): Board => ({ ...board, title: fitting(title, most.title) });

/** A board as the browser keeps it. */
export const keptFrom = (board: Board): string => JSON.stringify(board);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The board that the browser kept, as far as it can be read; an empty one where there is none. */
export function boardFrom(kept: string | null): Board {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '{}');
  } catch {
    return emptyBoard;
  }
  if (!isRecord(read) || !Array.isArray(read['items'])) return emptyBoard;
  const items = read['items']
    .filter(isRecord)
    .map(({ thing, room, note }) => ({ thing: textOf(thing), room: textOf(room), note: textOf(note) }));
  return titled({ title: '', items: fittingItems(items) }, textOf(read['title']));
}
