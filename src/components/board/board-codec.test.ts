import { describe, expect, test } from '@jest/globals';
import { type Board, emptyBoard } from '../../domain/board/board';
import { boardArbitrary } from '../../domain/board/board.fixture';
import { encodeBoard, decodeBoard } from './board-codec';
import { fc } from '../../domain/fast-check.fixture';

/** UTF-8 without compression: the codec does not depend on how the text is compressed. */
const plainText = {
  compress: (text: string) => Uint8Array.from(Buffer.from(text)),
  decompress: (bytes: Uint8Array) => Buffer.from(bytes).toString(),
};
const encode = (board: Board) => encodeBoard(board, plainText);
const decode = (param: string) => decodeBoard(param, plainText);

const villa: Board = {
  title: 'Villa',
  items: [
    { id: 'brand/agape', room: 'bathroom', note: '', requests: [] },
    { id: 'collection/agape/bathtubs', room: '', note: 'by the window', requests: [] },
    { id: 'article/7', room: '', note: '', requests: [] },
  ],
};

test('[G1] a URL encodes a whole board: title, items, rooms, notes and order', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      const param = encode(board);
      expect(param).toMatch(/^1[\w-]+$/);
      expect(decode(param)).toEqual({ board, lost: 0, state: 'whole' });
    }),
  );
});

test('[G1] a stored parameter of version 1 stays readable', () => {
  const savedParam = '1MwkxbnR0MWhlCVZpbGxhCmIvYWdhcGUJYmF0aHJvb20KYy9hZ2FwZS9iYXRodHVicwkJYnkgdGhlIHdpbmRvdwphLzc';
  expect(decode(savedParam)).toEqual({ board: villa, lost: 0, state: 'whole' });
});

test('[W5] the requests of an item are the last part of its line; unknown ones are dropped', () => {
  const [bath] = villa.items.slice(1);
  const withRequests: Board = { title: '', items: [{ ...bath!, requests: ['sample', 'drawing'] }] };
  expect(Buffer.from(encode(withRequests).slice(1), 'base64url').toString()).toMatch(
    /\nc\/agape\/bathtubs\t\tby the window\tsample drawing$/,
  );
  const line = 'c/agape/bathtubs\t\tby the window\tgold drawing sample drawing';
  const param = `1${Buffer.from(`1\t0\t\n${line}\n`).toString('base64url')}`;
  expect(decode(param).board).toEqual(withRequests);
});

test('[G1] an empty board can be encoded', () =>
  expect(decode(encode(emptyBoard))).toEqual({ board: emptyBoard, lost: 0, state: 'whole' }));

describe('[G4] a board parameter', () => {
  test('that was cut yields the complete items and the number of lost ones', () => {
    const param = encode(villa);
    expect(decode(param.slice(0, -2))).toEqual({ board: { ...villa, items: villa.items.slice(0, 2) }, lost: 1, state: 'damaged' });
    for (let index = 1; index < param.length; index += 1) {
      const { board, lost, state } = decode(param.slice(0, index));
      expect(['damaged', 'nothing']).toContain(state);
      expect(villa.items.slice(0, board.items.length)).toEqual(board.items);
      expect(state === 'nothing' || board.items.length + lost === 3).toBe(true);
    }
  });

  test('with a changed letter is not reported as whole', () => {
    const param = encode(villa);
    for (let index = 1; index < param.length - 1; index += 1) {
      const replacement = param[index] === 'x' ? 'y' : 'x';
      expect(decode(param.slice(0, index) + replacement + param.slice(index + 1)).state).not.toBe('whole');
    }
  });

  test.each(['2abc', '9'])('of a later version (%s) is reported as newer', (param) => expect(decode(param).state).toBe('newer'));

  test.each(['', '1', 'null', '[object Object]', '<script>', '1%00', '0', '1AAAA'])('that holds no board (%j) yields nothing', (param) =>
    expect(decode(param)).toEqual({ board: emptyBoard, lost: 0, state: 'nothing' }),
  );

  test('with invalid or repeated items reports how many were dropped', () => {
    const items = ['brand/agape', 'brand/agape', 'brand/../x', 'x'].map((id) => ({ id, room: '<b>', note: '', requests: [] }));
    expect(decode(encode({ title: '', items }))).toEqual({
      board: { title: '', items: [{ id: 'brand/agape', room: '', note: '', requests: [] }] },
      lost: 3,
      state: 'whole',
    });
  });

  test('yields at most sixty items', () => {
    const items = Array.from({ length: 400 }, (_, index) => ({ id: `article/${index + 1}`, room: '', note: 'x', requests: [] }));
    expect(decode(encode({ title: '', items })).board.items).toHaveLength(60);
  });

  test('never throws and never yields invalid items', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.base64String().map((text) => `1${text}`),
      fc.uint8Array().map((bytes) => `1${Buffer.from(bytes).toString('base64url')}`),
    );
    fc.assert(
      fc.property(hostile, (param) => {
        const { board } = decode(param);
        expect(board.items.length).toBeLessThanOrEqual(60);
        expect(JSON.stringify(board)).not.toMatch(/\\u00|\\n/);
      }),
      { numRuns: 2_000 },
    );
  });
});
