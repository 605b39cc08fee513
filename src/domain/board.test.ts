import { expect, test } from '@jest/globals';
import { addItem, boardLimits, emptyBoard, hasItem, isBoardFull, isItemId, parseBoard, removeItem, sanitizeItems } from './board';
import { boardArbitrary, board, createCatalogItem, formatItems } from './board.fixture';
import { fc } from './fast-check.fixture';
import { type Catalog, getCatalogPath, rankShowrooms } from './board-catalog';

test.each(['brand/agape', 'collection/agape/bathtubs', 'picture/agape/oval-bath_2.a', 'article/7'])('[G1] an item id may be %s', (id) =>
  expect(isItemId(id)).toBe(true),
);
test.each([
  '',
  'brand/',
  'brand/Agape',
  'brand/agape/x',
  'collection/agape',
  'article/0',
  'article/1e3',
  'brand/../x',
  '__proto__',
  'picture/a/<b>',
  'brand/a\n',
])('[G1] an item id may not be %j', (id) => expect(isItemId(id)).toBe(false));

test('[G1] a board adds an item at its end, once, removes it, and has at most sixty', () => {
  const board = addItem(addItem(emptyBoard, 'brand/a', 'bathroom'), 'article/1');
  expect(formatItems(board)).toEqual(['a bathroom', '1']);
  expect(addItem(board, 'brand/a')).toEqual(board);
  expect(hasItem(board, 'article/1')).toBe(true);
  expect(formatItems(removeItem(board, 'brand/a'))).toEqual(['1']);
  const full = Array.from({ length: 70 }, (_, index) => `article/${index + 1}`).reduce((board, id) => addItem(board, id), emptyBoard);
  expect(full.items).toHaveLength(boardLimits.items);
  expect([isBoardFull(full), isBoardFull(removeItem(full, 'article/1'))]).toEqual([true, false]);
});

test('[G1] a board drops invalid item ids and invalid rooms', () => {
  expect(sanitizeItems(board(['brand/<b>', ''], ['brand/a', '../x'], ['brand/a', 'kitchen']).items)).toEqual([
    { id: 'brand/a', room: '', note: '', requests: [] },
  ]);
});

test('[G4] a stored board is parsed as it was serialized', () => {
  fc.assert(fc.property(boardArbitrary, (board) => expect(parseBoard(JSON.stringify(board))).toEqual(board)));
});

test('[G4] a stored board may have the item ids of an earlier format', () => {
  expect(formatItems(parseBoard('{"items":[{"thing":"brand/agape","room":"bathroom"}]}'))).toEqual(['agape bathroom']);
});

test.each([null, '', '{', 'null', '[]', '7', '{"items":7}', '{"items":[null,7,{}]}'])('[G4] the stored %j is an empty board', (json) =>
  expect(parseBoard(json)).toEqual(emptyBoard),
);

const items: Catalog = new Map([
  ['brand/agape', createCatalogItem('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', createCatalogItem('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);

test('[G1] an item is in the catalog file of its brand or article', () => {
  expect(['brand/agape', 'picture/agape/oval-bath', 'article/7'].map(getCatalogPath)).toEqual([
    '/board/brands/agape.json',
    '/board/brands/agape.json',
    '/board/articles/7.json',
  ]);
});

test('[G3] showrooms are ranked by the number of items they carry, and those without any are left out', () => {
  const all = [...items.values(), undefined];
  expect(rankShowrooms(all, ['quezon-city', 'bgc', 'cebu'])).toEqual([
    { showroom: 'bgc', count: 2 },
    { showroom: 'quezon-city', count: 1 },
  ]);
  expect(rankShowrooms([items.get('collection/agape/bathtubs')], ['quezon-city', 'bgc']).map(({ showroom }) => showroom)).toEqual([
    'quezon-city',
    'bgc',
  ]);
  expect(rankShowrooms([], ['bgc'])).toEqual([]);
});
