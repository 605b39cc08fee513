import { type Board, type BoardItem, fitting, fittingItems, isRoom, most } from './board';

const changed = (board: Board, thing: string, change: Partial<BoardItem>): Board => ({
  ...board,
  items: board.items.map((item) => (item.thing === thing ? { ...item, ...change } : item)),
});

/** A board with another note beside a thing. */
export const withNote = (board: Board, thing: string, note: string): Board => changed(board, thing, { note: fitting(note, most.note) });

/** A board where a thing stands in a room, before another thing of it or, without one, after all that stand there. */
export function movedTo(board: Board, thing: string, room: string, before: string | null = null): Board {
  const item = board.items.find((one) => one.thing === thing);
  if (!item || !isRoom(room) || before === thing) return board;
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
