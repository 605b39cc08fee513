import type { RequestKind } from '../../domain/brands/requests';
import { type Board, removeItem } from '../../domain/board/board';
import { moveItemBy, moveItem, setNote, toggleRequest } from '../../components/board/board-operations';
import type { Catalog } from '../../domain/board/board-catalog';
import { getItemLabel, type Room, getRoomName } from '../../components/board/board-text';

interface BoardActionsDeps {
  board: Board;
  change: (update: (board: Board) => Board, group?: string) => void;
  /** Announces a message to screen readers. */
  announce: (message: string) => void;
  catalog: Catalog;
  rooms: readonly Room[];
  messages: Queries.BoardSectionFragment['messages'];
}

/** The actions on the items of a board. A move is announced. */
export type BoardActions = ReturnType<typeof createBoardActions>;

export function createBoardActions({ board, change, announce, catalog, rooms, messages }: BoardActionsDeps) {
  const move = (itemId: string, moved: Board) => {
    const item = moved.items.find((entry) => entry.id === itemId);
    if (!item) return;
    change(() => moved);
    const siblings = moved.items.filter(({ room }) => room === item.room);
    announce(
      `${getItemLabel(itemId, catalog)}: ${getRoomName(item.room, rooms, messages.no_room)}, ${siblings.indexOf(item) + 1} ${messages.place} ${siblings.length}`,
    );
  };
  return {
    moveBy: (itemId: string, step: number) => move(itemId, moveItemBy(board, itemId, step)),
    moveTo: (itemId: string, room: string, before: string | null) => move(itemId, moveItem(board, itemId, room, before)),
    remove: (itemId: string) => {
      change((current) => removeItem(current, itemId));
      announce(`${getItemLabel(itemId, catalog)} ${messages.removed}`);
    },
    toggleRequest: (itemId: string, kind: RequestKind) => change((current) => toggleRequest(current, itemId, kind)),
    setNote: (itemId: string, note: string) => change((current) => setNote(current, itemId, note), `note ${itemId}`),
  };
}
