import { type Board, type BoardItem, sanitizeText, sanitizeItems, isRoomSlug, boardLimits } from '../../domain/board/board';

const updateItem = (board: Board, thing: string, change: Partial<BoardItem>): Board => ({
  ...board,
  items: board.items.map((item) => (item.id === thing ? { ...item, ...change } : item)),
});

/** A board with another note beside a thing. */
export const setNote = (board: Board, thing: string, note: string): Board =>
  updateItem(board, thing, { note: sanitizeText(note, boardLimits.note) });

/** A board where a thing stands in a room, before another thing of it or, without one, after all that stand there. */
export function moveItem(board: Board, thing: string, room: string, before: string | null = null): Board {
  const item = board.items.find((one) => one.id === thing);
  if (!item || !isRoomSlug(room) || before === thing) return board;
  const others = board.items.filter((one) => one !== item);
  const next = others.findIndex((one) => one.id === before && one.room === room);
  const last = others.map((one) => one.room).lastIndexOf(room);
  const at = next >= 0 ? next : last >= 0 ? last + 1 : others.length;
  return { ...board, items: [...others.slice(0, at), { ...item, room }, ...others.slice(at)] };
}

/** A board where a thing stands so many places later in its room, or earlier; at the ends it stays. */
export function moveItemBy(board: Board, thing: string, step: number): Board {
  const item = board.items.find((one) => one.id === thing);
  if (!item) return board;
  const there = board.items.filter(({ room }) => room === item.room);
  const at = there.indexOf(item);
  const to = Math.min(Math.max(at + step, 0), there.length - 1);
  if (to === at) return board;
  return moveItem(board, thing, item.room, there[to > at ? to + 1 : to]?.id);
}

/** The things of one room. */
export interface RoomGroup {
  readonly room: string;
  readonly items: readonly BoardItem[];
}

/** What stands on a board by rooms, in the order of these, then of rooms that there are no more; last what has none. */
export function groupByRoom({ items }: Board, rooms: readonly string[]): RoomGroup[] {
  const others = items.map(({ room }) => room).filter((room) => room !== '' && !rooms.includes(room));
  return [...rooms, ...new Set(others), '']
    .map((room) => ({ room, items: items.filter((item) => item.room === room) }))
    .filter((group) => group.items.length > 0);
}

/** One's own board with what another has more; one's own notes stay, and the other's stand where one has none. */
export function mergeBoards(own: Board, other: Board): Board {
  const noteOf = (thing: string) => other.items.find((item) => item.id === thing)?.note ?? '';
  const items = own.items.map((item) => (item.note ? item : { ...item, note: noteOf(item.id) }));
  return { title: own.title || other.title, items: sanitizeItems([...items, ...other.items]) };
}

/** Whether two boards say the same. */
export const areBoardsEqual = (one: Board, other: Board): boolean =>
  one.title.trim() === other.title.trim() &&
  one.items.length === other.items.length &&
  one.items.every(({ id: thing, room, note }, at) => {
    const { id: otherThing, room: otherRoom, note: otherNote } = other.items[at]!;
    return thing === otherThing && room === otherRoom && note.trim() === otherNote.trim();
  });
