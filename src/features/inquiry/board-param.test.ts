import { expect, test } from '@jest/globals';
import type { Board } from '../../domain/board/board';
import { formatBoardAttachment } from './format-board-attachment';
import { findBoardParam, getBoardUrl } from './board-param';
import type { Catalog } from '../../domain/board/board-catalog';

const messages = { no_room: 'Not in a room yet', note: 'Note' };

const emptyCatalog: Catalog = new Map();

const createBoard = (count: number, note: string): Board => ({
  title: 'Villa',
  items: Array.from({ length: count }, (_, index) => ({ id: `collection/agape/thing-${index}`, room: '', note })),
});

const format = (board: Board, address: string) => formatBoardAttachment(board, address, emptyCatalog, [], messages);

const address = 'https://narra.example/board?b=1abc';

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
