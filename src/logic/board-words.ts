import type { Board, BoardItem } from './board';
import { groupsOf } from './board-order';
import type { Things } from './board-things';

/** Rooms as content has them. */
export interface Room {
  readonly slug: string;
  readonly name: string;
}

/** The name of a room; of one that there is no more its slug in words, and `none` for no room. */
export const roomName = (room: string, rooms: readonly Room[], none: string): string =>
  rooms.find(({ slug }) => slug === room)?.name ?? (room === '' ? none : inWords(room));

const inWords = (slug: string): string => {
  const words = slug.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What to call a thing of which nothing but its name is known: the words of that. */
export const nameFromThing = (thing: string): string => thing.split('/').slice(1).map(inWords).join(', ');

/** A thing in one line: `Agape, Bathtubs`. */
export function lineOf(thing: string, things: Things): string {
  const known = things.get(thing);
  return known ? [known.of, known.name].filter(Boolean).join(', ') : nameFromThing(thing);
}

interface Words {
  /** What stands above what has no room. */
  readonly no_room: string;
  readonly note: string;
}

/** A board as plain text, as a mail carries it: its title, its address, and by rooms a line for each thing with its note under it. */
export function boardText(board: Board, address: string, things: Things, rooms: readonly Room[], words: Words): string {
  const linesOf = ({ thing, note }: BoardItem) => [
    `- ${lineOf(thing, things)}`,
    ...(note.trim() ? [`  ${words.note}: ${note.trim()}`] : []),
  ];
  const slugs = rooms.map(({ slug }) => slug);
  const groups = groupsOf(board, slugs).map(({ room, items }) =>
    [roomName(room, rooms, words.no_room), ...items.flatMap(linesOf)].join('\n'),
  );
  return [[board.title.trim(), address].filter(Boolean).join('\n'), ...groups].join('\n\n');
}
