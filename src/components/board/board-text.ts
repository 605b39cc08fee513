import type { Board, BoardItem } from '../../domain/board/board';
import { groupByRoom } from './board-operations';
import type { Catalog } from '../../domain/board/board-catalog';

/** Rooms as content has them. */
export interface Room {
  readonly slug: string;
  readonly name: string;
}

/** The name of a room; of one that there is no more its slug in words, and `none` for no room. */
export const getRoomName = (room: string, rooms: readonly Room[], noRoomLabel: string): string =>
  rooms.find(({ slug }) => slug === room)?.name ?? (room === '' ? noRoomLabel : humanizeSlug(room));

const humanizeSlug = (slug: string): string => {
  const words = slug.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What to call a thing of which nothing but its name is known: the words of that. */
export const labelFromId = (itemId: string): string => itemId.split('/').slice(1).map(humanizeSlug).join(', ');

/** A thing in one line: `Agape, Bathtubs`. */
export function getItemLabel(itemId: string, catalog: Catalog): string {
  const item = catalog.get(itemId);
  return item ? [item.brand, item.name].filter(Boolean).join(', ') : labelFromId(itemId);
}

interface BoardTextMessages {
  /** What stands above what has no room. */
  readonly no_room: string;
  readonly note: string;
}

/** A board as plain text, as a mail carries it: its title, its address, and by rooms a line for each thing with its note under it. */
export function formatBoard(board: Board, url: string, catalog: Catalog, rooms: readonly Room[], messages: BoardTextMessages): string {
  const formatItem = ({ id, note }: BoardItem) => [
    `- ${getItemLabel(id, catalog)}`,
    ...(note.trim() ? [`  ${messages.note}: ${note.trim()}`] : []),
  ];
  const slugs = rooms.map(({ slug }) => slug);
  const groups = groupByRoom(board, slugs).map(({ room, items }) =>
    [getRoomName(room, rooms, messages.no_room), ...items.flatMap(formatItem)].join('\n'),
  );
  return [[board.title.trim(), url].filter(Boolean).join('\n'), ...groups].join('\n\n');
}
