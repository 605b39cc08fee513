import { expect, test } from '@jest/globals';
import { fromBase64url, toBase64url, decodeBoard, encodeBoard, compression } from './board-codec';
import { fc } from '../../domain/fast-check.fixture';
import { type Board, emptyBoard } from '../../domain/board';
import { boardArbitrary } from '../../domain/board.fixture';

test('[G1] bytes are encoded as base64url (RFC 4648) and decoded again', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('[G4] cut or invalid text is decoded up to the first invalid character', () => {
  const encoded = toBase64url(Uint8Array.from([1, 2, 3, 4]));
  expect([...fromBase64url(encoded.slice(0, 4))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(encoded.slice(0, 5))]).toEqual([1, 2, 3]);
  expect([...fromBase64url(`${encoded.slice(0, 4)} <script>`)]).toEqual([1, 2, 3]);
  expect([...fromBase64url('%')]).toEqual([]);
});

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

test('[G4] a board parameter that was cut yields the complete items and the number of lost ones', () => {
  const param = encode(villa);
  expect(decode(param.slice(0, -2))).toEqual({ board: { ...villa, items: villa.items.slice(0, 2) }, lost: 1, state: 'damaged' });
  for (let index = 1; index < param.length; index += 1) {
    const { board, lost, state } = decode(param.slice(0, index));
    expect(['damaged', 'nothing']).toContain(state);
    expect(villa.items.slice(0, board.items.length)).toEqual(board.items);
    expect(state === 'nothing' || board.items.length + lost === 3).toBe(true);
  }
});

test('[G4] a board parameter with a changed letter is not reported as whole', () => {
  const param = encode(villa);
  for (let index = 1; index < param.length - 1; index += 1) {
    const replacement = param[index] === 'x' ? 'y' : 'x';
    expect(decode(param.slice(0, index) + replacement + param.slice(index + 1)).state).not.toBe('whole');
  }
});

test.each(['2abc', '9'])('[G4] a board parameter of a later version (%s) is reported as newer', (param) =>
  expect(decode(param).state).toBe('newer'),
);

test.each(['', '1', 'null', '[object Object]', '<script>', '1%00', '0', '1AAAA'])(
  '[G4] a board parameter that holds no board (%j) yields nothing',
  (param) => expect(decode(param)).toEqual({ board: emptyBoard, lost: 0, state: 'nothing' }),
);

test('[G4] a board parameter with invalid or repeated items reports how many were dropped', () => {
  const items = ['brand/agape', 'brand/agape', 'brand/../x', 'x'].map((id) => ({ id, room: '<b>', note: '', requests: [] }));
  expect(decode(encode({ title: '', items }))).toEqual({
    board: { title: '', items: [{ id: 'brand/agape', room: '', note: '', requests: [] }] },
    lost: 3,
    state: 'whole',
  });
});

test('[G4] a board parameter yields at most sixty items', () => {
  const items = Array.from({ length: 400 }, (_, index) => ({ id: `article/${index + 1}`, room: '', note: 'x', requests: [] }));
  expect(decode(encode({ title: '', items })).board.items).toHaveLength(60);
});

const { compress, decompress } = compression;

test('[G1] text as long as a full board is compressed and decompressed without loss', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decompress(compress(text)) === text));
  const longText = 'Ж'.repeat(30_000);
  expect(decompress(compress(longText))).toBe(longText);
});

test('[G1] a URL encodes a whole board without loss: title, items, rooms, notes and order', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      const param = encodeBoard(board);
      expect(param).toMatch(/^1[\w-]+$/);
      expect(decodeBoard(param)).toEqual({ board, lost: 0, state: 'whole' });
    }),
  );
});

const brands = 'agape blanco brizo caracole falper impronta jacuzzi kohler marazzi mirage simmons stas'.split(' ');
const collections = 'counter-basins freestanding-baths kitchen-taps porcelain-tile shower-columns picture-rails mirrors'.split(' ');
const sixtyItems = Array.from({ length: 60 }, (_, index) => {
  const brand = brands[(index * 7) % brands.length]!;
  const id = [
    `brand/${brand}`,
    `collection/${brand}/${collections[index % 7]}`,
    `picture/${brand}/${collections[(index * 3) % 7]}-${index}`,
    `article/${index + 1}`,
  ][index % 4]!;
  return {
    id: index % 4 === 0 ? `brand/${brand}-${index}` : id,
    room: ['bathroom', 'kitchen', 'living', ''][index % 4]!,
    note: '',
    requests: [],
  };
});

test('[G1] a board of sixty items fits in a URL of 1,800 characters, with a title and a note of forty characters beside each third', () => {
  const items = sixtyItems.map((item, index) =>
    index % 3 === 0 ? { ...item, note: `Ask for the finish ${index} in the second room`.slice(0, 40) } : item,
  );
  const param = encodeBoard({ title: 'House on the hill, second floor', items });
  expect(decodeBoard(param)).toMatchObject({ state: 'whole', lost: 0, board: { items } });
  expect(`https://www.narra.example/board?b=${param}`.length).toBeLessThanOrEqual(1_800);
});

test('[G4] hostile parameters never throw and yield only valid items', () => {
  const whole = encodeBoard({ title: 'Villa', items: sixtyItems });
  const position = fc.nat(whole.length - 1);
  const anyText = fc.string({ unit: 'binary' });
  const compressed = (text: string) => `1${toBase64url(compress(text))}`;
  const hostile = fc.oneof(
    position.map((index) => whole.slice(0, index)),
    fc.tuple(position, fc.string({ maxLength: 3, unit: 'binary' })).map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + 1)),
    fc.tuple(position, position).map(([from, to]) => `1${whole.slice(from, to)}${whole.slice(1)}`),
    fc.uint8Array({ maxLength: 400 }).map((data) => `1${toBase64url(data)}`),
    anyText.map(compressed),
    // Reaches what reads the lines of the items.
    fc
      .array(fc.tuple(fc.constantFrom('b/a', 'c/a/b', 'p/a/../b', 'x', ''), anyText))
      .map((lines) => compressed(`9\t0\t${lines.join('\n')}`)),
    anyText,
  );
  const states = new Set<string>();
  const isValid = ({ items }: Board) =>
    items.every(({ id, room }) => /^(?:brand|collection|picture|article)\/[\w./-]+$/.test(id) && /^[a-z0-9-]*$/.test(room));
  fc.assert(
    fc.property(hostile, (param) => {
      const { board, lost, state } = decodeBoard(param);
      states.add(state);
      return board.items.length + lost <= 60 && isValid(board) && !/\\u00|\\n/.test(JSON.stringify(board));
    }),
    { numRuns: 2_000 },
  );
  expect([...states]).toEqual(expect.arrayContaining(['damaged', 'nothing', 'whole']));
});

test('[G4] a parameter is decompressed only up to the limit', () => {
  const bomb = compress(`1\tx\t${'\n'.repeat(2_000_000)}`);
  expect(decompress(bomb).length).toBeLessThanOrEqual(65_536);
  expect(decodeBoard(`1${toBase64url(bomb)}`).board.items).toEqual([]);
});
