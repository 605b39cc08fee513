import type { Board } from '../../domain/board/board';
import type { Catalog } from '../../domain/board/board-catalog';
import { formatBoard, type Room } from '../../components/board/board-text';
import { maxLengths } from '../../domain/forms/form-validation';

const isWithinLimit = (text: string): boolean => text.length <= maxLengths['board']!;

/**
 * A board as the text that a form sends, with its URL. If that is too long, the notes or the URL are left out; as a last resort the text is
 * cut.
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
