/** What may stand on a board. */
export type BoardKind = 'brand' | 'collection' | 'picture' | 'article';

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

/** Whether a text names something that may stand on a board, be it in the content or not. */
export const isThing = (text: string): boolean => thingRule.test(text);

/** The kind of a thing. */
export const kindOf = (thing: string): BoardKind => thing.slice(0, thing.indexOf('/')) as BoardKind;

/** The brand of a thing, or the number of an article. */
export const ownerOf = (thing: string): string => thing.split('/')[1]!;

/** What a collection or a picture is called among those of its brand. */
export const partOf = (thing: string): string => thing.split('/')[2] ?? '';

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
    things.set(thing, { thing, room: roomRule.test(room) ? room : '', note: fitting(note, most.note).trim() });
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

const changed = (board: Board, thing: string, change: Partial<BoardItem>): Board => ({
  ...board,
  items: board.items.map((item) => (item.thing === thing ? { ...item, ...change } : item)),
});

/** A board with another note beside a thing. */
export const withNote = (board: Board, thing: string, note: string): Board => changed(board, thing, { note: fitting(note, most.note) });

/** A board where a thing stands in a room, before another thing of it or, without one, after all that stand there. */
export function movedTo(board: Board, thing: string, room: string, before: string | null = null): Board {
  const item = board.items.find((one) => one.thing === thing);
  if (!item || !roomRule.test(room) || before === thing) return board;
  const others = board.items.filter((one) => one !== item);
  const next = others.findIndex((one) => one.thing === before && one.room === room);
  const last = others.map((one) => one.room).lastIndexOf(room);
  const at = next >= 0 ? next : last >= 0 ? last + 1 : others.length;
  return { ...board, items: [...others.slice(0, at), { ...item, room }, ...others.slice(at)] };
}

/** A board where a thing stands so many places later in its room, or earlier; at the ends it stays. */
export function movedBy(board: Board, thing: string, step: number): Board {
  const item = board.items.find((one) => one.thing === thing);
  if (!item) return board;
  const there = board.items.filter(({ room }) => room === item.room);
  const at = there.indexOf(item);
  const to = Math.min(Math.max(at + step, 0), there.length - 1);
  if (to === at) return board;
  return movedTo(board, thing, item.room, there[to > at ? to + 1 : to]?.thing);
}

/** The things of one room. */
export interface Group {
  readonly room: string;
  readonly items: readonly BoardItem[];
}

/** What stands on a board by rooms, in the order of these, then of rooms that there are no more; last what has none. */
export function groupsOf({ items }: Board, rooms: readonly string[]): Group[] {
  const others = items.map(({ room }) => room).filter((room) => room !== '' && !rooms.includes(room));
  return [...rooms, ...new Set(others), '']
    .map((room) => ({ room, items: items.filter((item) => item.room === room) }))
    .filter((group) => group.items.length > 0);
}

/** One's own board with what another has more; one's own notes stay, and the other's stand where one has none. */
export function merged(own: Board, other: Board): Board {
  const noteOf = (thing: string) => other.items.find((item) => item.thing === thing)?.note ?? '';
  const items = own.items.map((item) => (item.note ? item : { ...item, note: noteOf(item.thing) }));
  return { title: own.title || other.title, items: fittingItems([...items, ...other.items]) };
}

/** Whether two boards say the same. */
export const isSame = (one: Board, other: Board): boolean =>
  one.title.trim() === other.title.trim() &&
  one.items.length === other.items.length &&
  one.items.every(({ thing, room, note }, at) => {
    const { thing: otherThing, room: otherRoom, note: otherNote } = other.items[at]!;
    return thing === otherThing && room === otherRoom && note.trim() === otherNote.trim();
  });

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
