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
  url: string,
  catalog: Catalog,
  rooms: readonly Room[],
  messages: Parameters<typeof formatBoard>[4],
): string {
  const withoutNotes: Board = { ...board, items: board.items.map((item) => ({ ...item, note: '' })) };
  const texts = [
    [board, url],
    [withoutNotes, url],
    [board, ''],
    [withoutNotes, ''],
  ] as const;
  const all = texts.map(([version, link]) => formatBoard(version, link, catalog, rooms, messages));
  return all.find(isWithinLimit) ?? all.at(-1)!.slice(0, maxLengths['board']);
}
