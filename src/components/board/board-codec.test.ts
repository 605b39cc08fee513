import { expect, test } from '@jest/globals';
import { compress, decodeBoard, decompress, encodeBoard, fromBase64url, toBase64url } from './board-codec';
import { fc } from '../../domain/fast-check.fixture';
import { type Board, emptyBoard } from '../../domain/board';
import { boardArbitrary } from '../../domain/board.fixture';

const villa: Board = {
  title: 'Villa',
  items: [
    { id: 'brand/agape', room: 'bathroom', note: '', requests: [] },
    { id: 'collection/agape/bathtubs', room: '', note: 'by the window', requests: [] },
    { id: 'article/7', room: '', note: '', requests: [] },
  ],
};

test('[G1] a stored parameter of version 1 stays readable', () => {
  const savedParam = '1M-Y0zCspMcxI5QzLzMlJ5ErST0xPLEjlTEosySjKz8_lSoYI6IMESkqTijk5kyoVSjJSFcoz81Lyy7kS9c0B';
  expect(decodeBoard(savedParam)).toEqual({ board: villa, state: 'whole' });
});

test('[W5] the requests of an item are the last part of its line; unknown ones are dropped', () => {
  const [bath] = villa.items.slice(1);
  const withRequests: Board = { title: '', items: [{ ...bath!, requests: ['sample', 'drawing'] }] };
  expect(decompress(fromBase64url(encodeBoard(withRequests).slice(1)))).toMatch(/\nc\/agape\/bathtubs\t\tby the window\tsample drawing$/);
  const requests = ['gold', 'drawing', 'sample', 'drawing'] as never;
  expect(decodeBoard(encodeBoard({ title: '', items: [{ ...bath!, requests }] }))).toEqual({ board: withRequests, state: 'whole' });
});

test('[G1] no link of a board ends in a mark that mail and chat programs leave out of links', () => {
  const boards = Array.from({ length: 200 }, (_, index) => ({ ...villa, title: `Villa ${index}` }));
  const params = boards.map((board) => encodeBoard(board));
  expect(params.map((param) => param.at(-1)).join('')).toMatch(/^[a-z0-9]{200}$/i);
  expect(params.map((param) => decodeBoard(param).board.title)).toEqual(boards.map(({ title }) => title));
});

const unreadable = { board: emptyBoard, state: 'unreadable' };

test('[G4] of a board parameter that was cut or has a changed letter nothing is read', () => {
  const param = encodeBoard(villa);
  // The last letter has bits that no byte needs.
  for (let index = 1; index < param.length - 1; index += 1) {
    const replacement = param[index] === 'x' ? 'y' : 'x';
    const changed = param.slice(0, index) + replacement + param.slice(index + 1);
    expect([decodeBoard(param.slice(0, index)), decodeBoard(changed)]).toEqual([unreadable, unreadable]);
  }
});

test.each(['2abc', '9'])('[G4] a board parameter of a later version (%s) is reported as newer', (param) =>
  expect(decodeBoard(param).state).toBe('newer'),
);

test.each(['', '1', 'null', '[object Object]', '<script>', '1%00', '0', '1AAAA'])(
  '[G4] a board parameter that holds no board (%j) yields nothing',
  (param) => expect(decodeBoard(param)).toEqual(unreadable),
);

const toItems = (ids: readonly string[]) => ids.map((id) => ({ id, room: '', note: '', requests: [] }));

test.each([
  ['an invalid item', ['brand/agape', 'brand/../x']],
  ['a repeated item', ['brand/agape', 'brand/agape']],
  ['more than sixty items', Array.from({ length: 61 }, (_, index) => `article/${index + 1}`)],
])('[G4] a board parameter with %s yields nothing', (_, ids) =>
  expect(decodeBoard(encodeBoard({ title: '', items: toItems(ids) }))).toEqual(unreadable),
);

test('[G1] text as long as a full board is compressed and decompressed without loss, and its link is read', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decompress(compress(text)) === text));
  const longText = 'Ж'.repeat(30_000);
  expect(decompress(compress(longText))).toBe(longText);
  const notes = fc.sample(fc.string({ unit: 'grapheme-ascii', minLength: 200, maxLength: 200 }), { numRuns: 60, seed: 1 });
  const full = encodeBoard({ title: '', items: sixtyItems.map((item, index) => ({ ...item, note: notes[index]! })) });
  expect([full.length > 12_000, decodeBoard(full).state]).toEqual([true, 'whole']);
});

test('[G1] a URL encodes a whole board without loss: title, items, rooms, notes and order', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      const param = encodeBoard(board);
      expect(param).toMatch(/^1[\w-]+$/);
      expect(decodeBoard(param)).toEqual({ board, state: 'whole' });
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
  expect(decodeBoard(param)).toMatchObject({ state: 'whole', board: { items } });
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
      const { board, state } = decodeBoard(param);
      states.add(state);
      return board.items.length <= 60 && isValid(board) && !/\\u00|\\n/.test(JSON.stringify(board));
    }),
    { numRuns: 2_000 },
  );
  expect([...states]).toEqual(expect.arrayContaining(['unreadable', 'whole']));
});

test('[G4] a parameter is decompressed only up to the limit', () => {
  const bomb = compress(`1\tx\t${'\n'.repeat(2_000_000)}`);
  expect(decompress(bomb).length).toBeLessThanOrEqual(65_536);
  expect(decodeBoard(`1${toBase64url(bomb)}`).board.items).toEqual([]);
});
