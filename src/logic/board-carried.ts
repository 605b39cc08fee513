import type { Board } from './board';
import type { Things } from './board-things';
import { boardText, type Room } from './board-words';
import { longest } from './form-problems';

const fits = (text: string): boolean => text.length <= longest['board']!;

/**
 * A board as a form takes it: all of it as text, with its address. Where that is too long, the notes are left to the address, or the
 * address is left out; the last resort is the beginning.
 */
export function carriedText(
  board: Board,
  address: string,
  things: Things,
  rooms: readonly Room[],
  words: Parameters<typeof boardText>[4],
): string {
  const bare: Board = { ...board, items: board.items.map((item) => ({ ...item, note: '' })) };
  const texts = [
    [board, address],
    [bare, address],
    [board, ''],
    [bare, ''],
  ] as const;
  const all = texts.map(([one, link]) => boardText(one, link, things, rooms, words));
  return all.find(fits) ?? all.at(-1)!.slice(0, longest['board']);
}
