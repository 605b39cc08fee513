import { type Board, removeItem } from '../../domain/board/board';
import { moveItemBy, moveItem, setNote } from '../../components/board/board-operations';
import type { Catalog } from '../../domain/board/board-catalog';
import { getItemLabel, type Room, getRoomName } from '../../components/board/board-text';

interface BoardActionsDeps {
  board: Board;
  change: (make: (board: Board) => Board, of?: string) => void;
  /** Says something to screen readers. */
  announce: (words: string) => void;
  catalog: Catalog;
  rooms: readonly Room[];
  messages: Queries.BoardSectionFragment['words'];
}

/** What can be done with the things of a board; where a thing has come to is said. */
export interface BoardActions {
  moveBy: (thing: string, by: number) => void;
  moveTo: (thing: string, room: string, before: string | null) => void;
  remove: (thing: string) => void;
  setNote: (thing: string, note: string) => void;
}

export function createBoardActions({
  board,
  change,
  announce: say,
  catalog: things,
  rooms,
  messages: words,
}: BoardActionsDeps): BoardActions {
  const move = (thing: string, moved: Board) => {
    const item = moved.items.find((one) => one.id === thing);
    if (!item) return;
    change(() => moved);
    const there = moved.items.filter(({ room }) => room === item.room);
    say(
      `${getItemLabel(thing, things)}: ${getRoomName(item.room, rooms, words.no_room)}, ${there.indexOf(item) + 1} ${words.place} ${there.length}`,
    );
  };
  return {
    moveBy: (thing, by) => move(thing, moveItemBy(board, thing, by)),
    moveTo: (thing, room, before) => move(thing, moveItem(board, thing, room, before)),
    remove: (thing) => {
      change((before) => removeItem(before, thing));
      say(`${getItemLabel(thing, things)} ${words.removed}`);
    },
    setNote: (thing, note) => change((before) => setNote(before, thing, note), `note ${thing}`),
  };
}
