import { describe, expect, test } from '@jest/globals';
import {
  type Board,
  parseBoard,
  emptyBoard,
  sanitizeItems,
  hasItem,
  isBoardFull,
  isItemId,
  serializeBoard,
  boardLimits,
  removeItem,
  addItem,
} from './board';
import { boardArbitrary } from './board.fixture';
import { fc } from '../fast-check.fixture';

const board = (...items: [string, string, string?][]): Board => ({
  title: '',
  items: items.map(([id, room, note = '']) => ({ id, room, note })),
});

const names = ({ items }: Board) => items.map(({ id: thing, room }) => `${thing.split('/')[1]} ${room}`.trim());

describe('[G1] what may stand on a board', () => {
  test.each(['brand/agape', 'collection/agape/bathtubs', 'picture/agape/oval-bath_2.a', 'article/7'])('%s', (thing) =>
    expect(isItemId(thing)).toBe(true),
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
  ])('not %j', (thing) => expect(isItemId(thing)).toBe(false));
});

describe('[G1] a board', () => {
  test('takes a thing at its end, once, and gives it back', () => {
    const one = addItem(addItem(emptyBoard, 'brand/a', 'bathroom'), 'article/1');
    expect(names(one)).toEqual(['a bathroom', '1']);
    expect(addItem(one, 'brand/a')).toEqual(one);
    expect(hasItem(one, 'article/1')).toBe(true);
    expect(names(removeItem(one, 'brand/a'))).toEqual(['1']);
  });

  test('holds sixty things and no more', () => {
    const full = Array.from({ length: 70 }, (_, at) => `article/${at + 1}`).reduce((before, thing) => addItem(before, thing), emptyBoard);
    expect(full.items).toHaveLength(boardLimits.items);
    expect([isBoardFull(full), isBoardFull(removeItem(full, 'article/1'))]).toEqual([true, false]);
  });

  test('leaves out what is named wrongly, and a room that is none', () => {
    expect(sanitizeItems(board(['brand/<b>', ''], ['brand/a', '../x'], ['brand/a', 'kitchen']).items)).toEqual([
      { id: 'brand/a', room: '', note: '' },
    ]);
  });
});

describe('[G4] the board that a browser kept', () => {
  test('comes back as it was', () => {
    fc.assert(fc.property(boardArbitrary, (one) => expect(parseBoard(serializeBoard(one))).toEqual(one)));
  });

  test.each([null, '', '{', 'null', '[]', '7', '{"items":7}', '{"items":[null,7,{}]}'])('%j is none', (kept) =>
    expect(parseBoard(kept)).toEqual(emptyBoard),
  );
});
