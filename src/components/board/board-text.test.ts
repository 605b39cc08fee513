import { expect, test } from '@jest/globals';
import type { Board } from '../../domain/board/board';
import { type Catalog } from '../../domain/board/board-catalog';
import { createCatalogItem } from '../../domain/board/board-catalog.fixture';
import { formatBoard, getItemLabel, labelFromId, getRoomName } from './board-text';

const catalog: Catalog = new Map([
  ['brand/agape', createCatalogItem('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', createCatalogItem('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);

const rooms = [{ slug: 'bathroom', name: 'Bathroom' }];

test('[G1] an unknown item or room is named after its id', () => {
  expect(labelFromId('picture/agape/oval-bath.2')).toBe('Agape, Oval bath 2');
  expect(getItemLabel('collection/agape/bathtubs', catalog)).toBe('Agape, Bathtubs');
  expect(getItemLabel('picture/agape/gone', catalog)).toBe('Agape, Gone');
  expect(['bathroom', 'pool-house', ''].map((room) => getRoomName(room, rooms, 'Not in a room yet'))).toEqual([
    'Bathroom',
    'Pool house',
    'Not in a room yet',
  ]);
});

test('[G3, W5] a board is formatted as plain text, with its URL on a line of its own, and what is asked for of each item', () => {
  const board: Board = {
    title: 'Villa',
    items: [
      { id: 'picture/agape/gone', room: '', note: '', requests: [] },
      { id: 'brand/agape', room: 'bathroom', note: 'upstairs ', requests: ['sample', 'drawing'] },
    ],
  };
  const requests = { asked: 'Please send', sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' };
  const messages = { no_room: 'Not in a room yet', note: 'Note', requests };
  expect(formatBoard(board, 'https://narra.example/board?b=1x', catalog, rooms, messages)).toBe(
    'Villa\nhttps://narra.example/board?b=1x\n\nBathroom\n- Agape\n  Please send: Sample, Drawing\n  Note: upstairs\n\nNot in a room yet\n- Agape, Gone',
  );
});
