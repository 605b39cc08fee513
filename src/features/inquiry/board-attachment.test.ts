import { expect, test } from '@jest/globals';
import type { Board } from '../../domain/board/board';
import { formatBoardAttachment } from './format-board-attachment';
import { findBoardParam, getBoardUrl } from './use-board-attachment';
import type { Catalog } from '../../domain/board/board-catalog';

const messages = { no_room: 'Not in a room yet', note: 'Note' };

const emptyCatalog: Catalog = new Map();

const createBoard = (count: number, note: string): Board => ({
  title: 'Villa',
  items: Array.from({ length: count }, (_, index) => ({ id: `collection/agape/thing-${index}`, room: '', note })),
});

const format = (board: Board, address: string) => formatBoardAttachment(board, address, emptyCatalog, [], messages);

const address = 'https://narra.example/board?b=1abc';

test('[G3] a board goes into a form with all its words and its address', () => {
  expect(format(createBoard(1, 'upstairs'), address)).toBe(`Villa\n${address}\n\nNot in a room yet\n- Agape, Thing 0\n  Note: upstairs`);
});

test('[G3] one whose notes are too long leaves them to its address, and one whose address is too long leaves that out', () => {
  const withLongNotes = format(createBoard(60, 'x'.repeat(200)), address);
  expect([
    withLongNotes.length <= 8000,
    withLongNotes.includes(address),
    withLongNotes.includes('Note'),
    withLongNotes.includes('Thing 59'),
  ]).toEqual([true, true, false, true]);
  const withLongUrl = format(createBoard(2, 'upstairs'), `${address}${'x'.repeat(8000)}`);
  expect(withLongUrl).toBe('Villa\n\nNot in a room yet\n- Agape, Thing 0\n  Note: upstairs\n- Agape, Thing 1\n  Note: upstairs');
  const withBoth = format(createBoard(60, 'x'.repeat(200)), `${address}${'x'.repeat(8000)}`);
  expect([withBoth.length <= 8000, withBoth.includes('Note'), withBoth.includes('Thing 59')]).toEqual([true, false, true]);
});

test('[G3] no board is longer than the field', () => {
  const fullBoard = {
    title: 'Villa',
    items: Array.from({ length: 60 }, (_, index) => ({ id: `collection/${'a'.repeat(60)}/${index}${'b'.repeat(78)}`, room: '', note: '' })),
  };
  expect(format(fullBoard, 'x'.repeat(9000))).toHaveLength(8000);
});

test.each([
  ['?board=1a-B_c', '1a-B_c'],
  ['?showroom=bgc&board=1abc&x=2', '1abc'],
  [`Villa\n${address}\n\nBathroom`, '1abc'],
  ['?board=', ''],
  ['?keyboard=1abc', ''],
  ['?about=board', ''],
  ['', ''],
])('[G3] %j carries the board %j', (given, param) => {
  expect(findBoardParam(given)).toBe(param);
});

test('[G3] a board is found again by its text', () => {
  expect(findBoardParam(format(createBoard(2, ''), `https://narra.example${getBoardUrl('/board', '1xyz')}`))).toBe('1xyz');
});
