import { expect, test } from '@jest/globals';
import type { Board } from '../../domain/board';
import { getBoardPath } from '../../domain/routes';
import { formatBoardAttachment } from './board-field';
import { findBoardParam } from './draft';
import type { Catalog } from '../../domain/board-catalog';

const requests = { asked: 'Please send', sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' };
const messages = { no_room: 'Not in a room yet', note: 'Note', requests };

const emptyCatalog: Catalog = new Map();

const createBoard = (count: number, note: string): Board => ({
  title: 'Villa',
  items: Array.from({ length: count }, (_, index) => ({ id: `collection/agape/thing-${index}`, room: '', note, requests: [] })),
});

const format = (board: Board, address: string) => formatBoardAttachment(board, address, emptyCatalog, [], messages);

const address = 'https://narra.example/board?b=1abc';

test('[G3] a board is attached with its text and URL', () => {
  expect(format(createBoard(1, 'upstairs'), address)).toBe(`Villa\n${address}\n\nNot in a room yet\n- Agape, Thing 0\n  Note: upstairs`);
});

test('[G3] notes that are too long are dropped, and so is a URL that is too long', () => {
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

test('[G3] an attached board is never longer than the field', () => {
  const fullBoard = {
    title: 'Villa',
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `collection/${'a'.repeat(60)}/${index}${'b'.repeat(78)}`,
      room: '',
      note: '',
      requests: [],
    })),
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
])('[G3] the board parameter of %j is %j', (given, param) => {
  expect(findBoardParam(given)).toBe(param);
});

test.each(['never', 'always'] as const)(
  '[G3, R8] the board parameter is found in the text of a board, whose path ends by the setting %s',
  (trailingSlash) => {
    expect(getBoardPath('1xyz', trailingSlash)).toBe(`/board${trailingSlash === 'always' ? '/' : ''}?b=1xyz`);
    expect(findBoardParam(format(createBoard(2, ''), `https://narra.example${getBoardPath('1xyz', trailingSlash)}`))).toBe('1xyz');
  },
);
