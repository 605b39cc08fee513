import type { Board } from './board';
import type { Things } from './board-things';
import { boardText, type Room } from './board-words';
import { longest } from './form-problems';

/** What an address of a form carries of a board, `?board=…`, or the text of one that it kept; none where there is none. */
const carried = /(?:[?&]b(?:oard)?=)([\w-]+)/;

/** The board in an address of a form or in the text of a board, as `/board?b=…` has it; empty where there is none. */
export const carriedIn = (text: string): string => carried.exec(text)?.[1] ?? '';

/** The address at which a board is read, from the root of the site. */
export const carriedPath = (path: string, param: string): string => `${path}?b=${param}`;

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
