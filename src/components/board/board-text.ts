import type { Board, BoardItem } from '../../domain/board/board';
import type { RequestKind } from '../../domain/brands/requests';
import { groupByRoom } from './board-operations';
import type { Catalog } from '../../domain/board/board-catalog';

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
