import { type Board, type BoardItem, isRoomSlug, boardLimits } from '../../domain/board';
import { pickRequestKinds, type RequestKind } from '../../domain/brands';
import { sanitizeText } from '../../domain/text';
import type { Catalog } from '../../domain/board-catalog';

const findItem = ({ items }: Board, itemId: string): BoardItem | undefined => items.find(({ id }) => id === itemId);

const updateItem = (board: Board, itemId: string, change: Partial<BoardItem>): Board => ({
  ...board,
  items: board.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
});

/** Returns the board with a new note on an item. */
export const setNote = (board: Board, itemId: string, note: string): Board =>
  updateItem(board, itemId, { note: sanitizeText(note, boardLimits.note) });

/** Returns the board with a request for an item added, or removed if it is there. */
export function toggleRequest(board: Board, itemId: string, kind: RequestKind): Board {
  const requests = findItem(board, itemId)?.requests ?? [];
  const others = requests.filter((other) => other !== kind);
  return updateItem(board, itemId, { requests: others.length < requests.length ? others : pickRequestKinds([...requests, kind]) });
}

/** Returns the board with an item in a room: before another item there or, without one, after the last item of that room. */
export function moveItem(board: Board, itemId: string, room: string, before: string | null = null): Board {
  const item = findItem(board, itemId);
  if (!item || !isRoomSlug(room) || before === itemId) return board;
  const others = board.items.filter((entry) => entry !== item);
  const next = others.findIndex((entry) => entry.id === before && entry.room === room);
  const last = others.map((entry) => entry.room).lastIndexOf(room);
  const index = next >= 0 ? next : last >= 0 ? last + 1 : others.length;
  return { ...board, items: [...others.slice(0, index), { ...item, room }, ...others.slice(index)] };
}

/** Returns the board with an item moved by `step` places within its room. It stops at the ends. */
export function moveItemBy(board: Board, itemId: string, step: number): Board {
  const item = findItem(board, itemId);
  if (!item) return board;
  const siblings = board.items.filter(({ room }) => room === item.room);
  const index = siblings.indexOf(item);
  const target = Math.min(Math.max(index + step, 0), siblings.length - 1);
  if (target === index) return board;
  return moveItem(board, itemId, item.room, siblings[target > index ? target + 1 : target]?.id);
}

/** The items of one room. */
interface RoomGroup {
  readonly room: string;
  readonly items: readonly BoardItem[];
}

/** Groups the items by room: first `rooms` in their order, then rooms that content no longer has, last the items without a room. */
export function groupByRoom({ items }: Board, rooms: readonly string[]): RoomGroup[] {
  const others = items.map(({ room }) => room).filter((room) => room !== '' && !rooms.includes(room));
  return [...rooms, ...new Set(others), '']
    .map((room) => ({ room, items: items.filter((item) => item.room === room) }))
    .filter((group) => group.items.length > 0);
}

/** What differs of an item that two boards have, or which of them alone has it. */
type DifferingPart = 'room' | 'note' | 'requests' | 'only_mine' | 'only_theirs';

/** What differs between one's own board and another: item by item, then the order of the items of both, and the title. */
export function compareBoards(own: Board, other: Board) {
  const items = [...own.items, ...other.items.filter(({ id }) => !findItem(own, id))].flatMap(({ id }) => {
    const [mine, theirs] = [findItem(own, id), findItem(other, id)];
    const parts: DifferingPart[] =
      mine && theirs
        ? (['room', 'note', 'requests'] as const).filter((part) => String(mine[part]).trim() !== String(theirs[part]).trim())
        : [mine ? 'only_mine' : 'only_theirs'];
    return parts.length > 0 ? [{ id, parts }] : [];
  });
  const [mine, theirs] = [own, other].map((one) =>
    one.items.flatMap(({ id }) => (findItem(own, id) && findItem(other, id) ? id : [])).join(),
  );
  return { items, isOrder: mine !== theirs, isTitle: own.title.trim() !== other.title.trim() };
}

/** Two notes as one: that which holds the other, or both. */
const mergeNotes = (mine: string, theirs: string): string =>
  theirs.includes(mine) ? theirs : mine.includes(theirs) ? mine : `${mine} · ${theirs}`;

/**
 * Both boards in one: one’s own with its title, order and rooms where it has them, then the items of the other alone, with the notes and the
 * requests of both. Null where that is more than a board holds.
 */
export function mergeBoards(own: Board, other: Board): Board | null {
  const items = [...own.items, ...other.items.filter(({ id }) => !findItem(own, id))].map((item) => {
    const theirs = findItem(other, item.id) ?? item;
    return {
      ...item,
      room: item.room || theirs.room,
      note: mergeNotes(item.note.trim(), theirs.note.trim()),
      requests: pickRequestKinds([...item.requests, ...theirs.requests]),
    };
  });
  if (items.length > boardLimits.items || items.some(({ note }) => note.length > boardLimits.note)) return null;
  return { title: own.title.trim() || other.title, items };
}

/** Whether two boards have the same title, items, rooms, notes and requests. */
export const areBoardsEqual = (one: Board, other: Board): boolean =>
  one.title.trim() === other.title.trim() &&
  one.items.length === other.items.length &&
  one.items.every(({ id, room, note, requests }, index) => {
    const item = other.items[index]!;
    return id === item.id && room === item.room && note.trim() === item.note.trim() && requests.join() === item.requests.join();
  });

/** A room as defined in content. */
export interface Room {
  readonly slug: string;
  readonly name: string;
}

/** The name of a room. For a room that content no longer has, its slug in words; for no room, `noRoomLabel`. */
export const getRoomName = (room: string, rooms: readonly Room[], noRoomLabel: string): string =>
  rooms.find(({ slug }) => slug === room)?.name ?? (room === '' ? noRoomLabel : humanizeSlug(room));

const humanizeSlug = (slug: string): string => {
  const words = slug.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A label made from the id, for an item that is not in the catalog. */
export const labelFromId = (itemId: string): string => itemId.split('/').slice(1).map(humanizeSlug).join(', ');

/** The label of an item in one line: `Agape, Bathtubs`. */
export function getItemLabel(itemId: string, catalog: Catalog): string {
  const item = catalog.get(itemId);
  return item ? [item.brand, item.name].filter(Boolean).join(', ') : labelFromId(itemId);
}

/** What was asked for, as in: `Sample, Drawing`. */
export const formatRequests = (requests: readonly RequestKind[], names: Readonly<Record<RequestKind, string>>): string =>
  requests.map((kind) => names[kind]).join(', ');

interface BoardTextMessages {
  /** The heading over the items without a room. */
  readonly no_room: string;
  readonly note: string;
  readonly requests: Readonly<Record<RequestKind | 'asked', string>>;
}

/** A board as plain text for a mail: title, URL, and a line for each item by room, with its requests and its note below it. */
export function formatBoard(board: Board, url: string, catalog: Catalog, rooms: readonly Room[], messages: BoardTextMessages): string {
  const formatItem = ({ id, note, requests }: BoardItem) => [
    `- ${getItemLabel(id, catalog)}`,
    ...(requests.length > 0 ? [`  ${messages.requests.asked}: ${formatRequests(requests, messages.requests)}`] : []),
    ...(note.trim() ? [`  ${messages.note}: ${note.trim()}`] : []),
  ];
  const slugs = rooms.map(({ slug }) => slug);
  const groups = groupByRoom(board, slugs).map(({ room, items }) =>
    [getRoomName(room, rooms, messages.no_room), ...items.flatMap(formatItem)].join('\n'),
  );
  return [[board.title.trim(), url].filter(Boolean).join('\n'), ...groups].join('\n\n');
}
