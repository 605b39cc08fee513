import { expect, test } from '@jest/globals';
import type { Board } from '../../domain/board/board';
import { formatBoardAttachment } from './format-board-attachment';
import type { Catalog } from '../../domain/board/board-catalog';

const words = { no_room: 'Not in a room yet', note: 'Note' };

const things: Catalog = new Map();

const of = (count: number, note: string): Board => ({
  title: 'Villa',
  items: Array.from({ length: count }, (_, at) => ({ id: `collection/agape/thing-${at}`, room: '', note })),
});

const text = (board: Board, address: string) => formatBoardAttachment(board, address, things, [], words);

const address = 'https://narra.example/board?b=1abc';

test('[G3] a board goes into a form with all its words and its address', () => {
  expect(text(of(1, 'upstairs'), address)).toBe(`Villa\n${address}\n\nNot in a room yet\n- Agape, Thing 0\n  Note: upstairs`);
});

test('[G3] one whose notes are too long leaves them to its address, and one whose address is too long leaves that out', () => {
  const noted = text(of(60, 'x'.repeat(200)), address);
  expect([noted.length <= 8000, noted.includes(address), noted.includes('Note'), noted.includes('Thing 59')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const long = text(of(2, 'upstairs'), `${address}${'x'.repeat(8000)}`);
  expect(long).toBe('Villa\n\nNot in a room yet\n- Agape, Thing 0\n  Note: upstairs\n- Agape, Thing 1\n  Note: upstairs');
  const both = text(of(60, 'x'.repeat(200)), `${address}${'x'.repeat(8000)}`);
  expect([both.length <= 8000, both.includes('Note'), both.includes('Thing 59')]).toEqual([true, false, true]);
});

test('[G3] no board is longer than the field', () => {
  const things60 = {
    title: 'Villa',
    items: Array.from({ length: 60 }, (_, at) => ({ id: `collection/${'a'.repeat(60)}/${at}${'b'.repeat(78)}`, room: '', note: '' })),
  };
  expect(text(things60, 'x'.repeat(9000))).toHaveLength(8000);
});
