import type { Board } from '../../domain/board/board';
import type { Catalog } from '../../domain/board/board-catalog';
import { formatBoard, type Room } from '../../components/board/board-text';
import { maxLengths } from '../../domain/forms/form-validation';

const isWithinLimit = (text: string): boolean => text.length <= maxLengths['board']!;

/**
 * A board as a form takes it: all of it as text, with its address. Where that is too long, the notes are left to the address, or the
 * address is left out; the last resort is the beginning.
 */
export function formatBoardAttachment(
  board: Board,
  address: string,
  things: Catalog,
  rooms: readonly Room[],
  words: Parameters<typeof formatBoard>[4],
): string {
  const bare: Board = { ...board, items: board.items.map((item) => ({ ...item, note: '' })) };
  const texts = [
    [board, address],
    [bare, address],
    [board, ''],
    [bare, ''],
  ] as const;
  const all = texts.map(([one, link]) => formatBoard(one, link, things, rooms, words));
  return all.find(isWithinLimit) ?? all.at(-1)!.slice(0, maxLengths['board']);
}
