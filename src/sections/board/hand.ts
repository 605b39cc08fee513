import { type Board, withoutThing } from '../../logic/board';
import { movedBy, movedTo, withNote } from '../../logic/board-order';
import type { Things } from '../../logic/board-things';
import { lineOf, type Room, roomName } from '../../logic/board-words';

interface Held {
  board: Board;
  change: (make: (board: Board) => Board, of?: string) => void;
  /** Says something to screen readers. */
  say: (words: string) => void;
  things: Things;
  rooms: readonly Room[];
  words: Queries.BoardSectionFragment['words'];
}

/** What can be done with the things of a board; where a thing has come to is said. */
export interface Hand {
  step: (thing: string, by: number) => void;
  place: (thing: string, room: string, before: string | null) => void;
  remove: (thing: string) => void;
  note: (thing: string, note: string) => void;
}

export function createHand({ board, change, say, things, rooms, words }: Held): Hand {
  const move = (thing: string, moved: Board) => {
    const item = moved.items.find((one) => one.thing === thing);
    if (!item) return;
    change(() => moved);
    const there = moved.items.filter(({ room }) => room === item.room);
    say(
      `${lineOf(thing, things)}: ${roomName(item.room, rooms, words.no_room)}, ${there.indexOf(item) + 1} ${words.place} ${there.length}`,
    );
  };
  return {
    step: (thing, by) => move(thing, movedBy(board, thing, by)),
    place: (thing, room, before) => move(thing, movedTo(board, thing, room, before)),
    remove: (thing) => {
      change((before) => withoutThing(before, thing));
      say(`${lineOf(thing, things)} ${words.removed}`);
    },
    note: (thing, note) => change((before) => withNote(before, thing, note), `note ${thing}`),
  };
}
