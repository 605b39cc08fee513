import { describe, expect, test } from '@jest/globals';
import { boardArbitrary } from '../../domain/board/board.fixture';
import { encodeBoard, decodeBoard } from './board-codec';
import { fc } from '../../domain/fast-check.fixture';
import { compression } from './compression';

const { compress, decompress } = compression;

test('[G1] text as long as a full board is compressed and decompressed without loss', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(decompress(compress(text))).toBe(text)));
  const longText = 'Ж'.repeat(30_000);
  expect(decompress(compress(longText))).toBe(longText);
});

test('[G1] a board is encoded and decoded without loss', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      expect(decodeBoard(encodeBoard(board, compression), compression)).toEqual({ board, lost: 0, state: 'whole' });
    }),
  );
});

const brands = ['agape', 'blanco', 'brizo', 'caracole', 'falper', 'impronta', 'jacuzzi', 'kohler', 'marazzi', 'mirage', 'simmons', 'stas'];
const collections = [
  'counter-basins',
  'freestanding-baths',
  'kitchen-taps',
  'porcelain-tile',
  'shower-columns',
  'picture-rails',
  'mirrors',
];
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

describe('[G1] a board of sixty items', () => {
  test('fits in a URL of 1,800 characters, with a title and a note of forty characters beside each third', () => {
    const withNotes = sixtyItems.map((item, index) =>
      index % 3 === 0 ? { ...item, note: `Ask for the finish ${index} in the second room`.slice(0, 40) } : item,
    );
    const address = `https://www.narra.example/board?b=${encodeBoard({ title: 'House on the hill, second floor', items: withNotes }, compression)}`;
    expect(decodeBoard(address.split('b=')[1]!, compression)).toMatchObject({ state: 'whole', lost: 0, board: { items: withNotes } });
    expect(address.length).toBeLessThanOrEqual(1_800);
  });
});

describe('[G4] ten thousand hostile parameters', () => {
  const whole = encodeBoard({ title: 'Villa', items: sixtyItems }, compression);
  const position = fc.nat(whole.length - 1);
  const bytes = fc.uint8Array({ maxLength: 400 });
  const hostile = fc.oneof(
    position.map((index) => whole.slice(0, index)),
    fc
      .tuple(position, fc.string({ maxLength: 3, unit: 'binary' }))
      .map(([index, text]) => whole.slice(0, index) + text + whole.slice(index + 1)),
    fc.tuple(position, position).map(([from, to]) => `1${whole.slice(from, to)}${whole.slice(1)}`),
    bytes.map((data) => `1${Buffer.from(data).toString('base64url')}`),
    fc.string({ unit: 'binary' }).map((text) => `1${Buffer.from(compress(text)).toString('base64url')}`),
    fc.string({ unit: 'binary' }),
  );

  test('never throw and yield only valid items', () => {
    const allowed = /^(?:brand|collection|picture|article)\/[\w./-]+$/;
    const states = new Set<string>();
    fc.assert(
      fc.property(hostile, (param) => {
        const { board, lost, state } = decodeBoard(param, compression);
        states.add(state);
        expect(board.items.length + lost).toBeLessThanOrEqual(60);
        expect(board.items.every(({ id, room }) => allowed.test(id) && /^[a-z0-9-]*$/.test(room))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect([...states]).toEqual(expect.arrayContaining(['damaged', 'nothing', 'whole']));
  });

  test('are decompressed only up to the limit', () => {
    const bomb = Buffer.from(compress(`1\tx\t${'\n'.repeat(20_000_000)}`)).toString('base64url');
    expect(decompress(Buffer.from(bomb, 'base64url')).length).toBeLessThanOrEqual(65_536);
    expect(decodeBoard(`1${bomb}`, compression).board.items).toEqual([]);
  });
});
