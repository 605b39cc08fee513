import { describe, expect, test } from '@jest/globals';
import { boardArbitrary } from '../../domain/board/board.fixture';
import { encodeBoard, decodeBoard } from './board-codec';
import { fc } from '../../domain/fast-check.fixture';
import { compression } from './compression';

const { compress: pack, decompress: unpack } = compression;

test('[G1] text is packed and unpacked whole, as long as a full board may be', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(unpack(pack(text))).toBe(text)));
  const longest = 'Ж'.repeat(30_000);
  expect(unpack(pack(longest))).toBe(longest);
});

test('[G1] a board comes back from its address as it was', () => {
  fc.assert(
    fc.property(boardArbitrary, (board) => {
      expect(decodeBoard(encodeBoard(board, compression), compression)).toEqual({ board, lost: 0, state: 'whole' });
    }),
  );
});

const brands = ['agape', 'blanco', 'brizo', 'caracole', 'falper', 'impronta', 'jacuzzi', 'kohler', 'marazzi', 'mirage', 'simmons', 'stas'];
const parts = ['counter-basins', 'freestanding-baths', 'kitchen-taps', 'porcelain-tile', 'shower-columns', 'picture-rails', 'mirrors'];
const sixtyItems = Array.from({ length: 60 }, (_, at) => {
  const brand = brands[(at * 7) % brands.length]!;
  const thing = [
    `brand/${brand}`,
    `collection/${brand}/${parts[at % 7]}`,
    `picture/${brand}/${parts[(at * 3) % 7]}-${at}`,
    `article/${at + 1}`,
  ][at % 4]!;
  return { id: at % 4 === 0 ? `brand/${brand}-${at}` : thing, room: ['bathroom', 'kitchen', 'living', ''][at % 4]!, note: '' };
});

describe('[G1] a board of sixty things', () => {
  test('fits in an address of 1,800 characters, with a title and a note of forty characters beside each third', () => {
    const noted = sixtyItems.map((item, at) =>
      at % 3 === 0 ? { ...item, note: `Ask for the finish ${at} in the second room`.slice(0, 40) } : item,
    );
    const address = `https://www.narra.example/board?b=${encodeBoard({ title: 'House on the hill, second floor', items: noted }, compression)}`;
    expect(decodeBoard(address.split('b=')[1]!, compression)).toMatchObject({ state: 'whole', lost: 0, board: { items: noted } });
    expect(address.length).toBeLessThanOrEqual(1_800);
  });
});

describe('[G4] ten thousand hostile addresses', () => {
  const whole = encodeBoard({ title: 'Villa', items: sixtyItems }, compression);
  const place = fc.nat(whole.length - 1);
  const bytes = fc.uint8Array({ maxLength: 400 });
  const hostile = fc.oneof(
    place.map((at) => whole.slice(0, at)),
    fc.tuple(place, fc.string({ maxLength: 3, unit: 'binary' })).map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + 1)),
    fc.tuple(place, place).map(([from, to]) => `1${whole.slice(from, to)}${whole.slice(1)}`),
    bytes.map((any) => `1${Buffer.from(any).toString('base64url')}`),
    fc.string({ unit: 'binary' }).map((text) => `1${Buffer.from(pack(text)).toString('base64url')}`),
    fc.string({ unit: 'binary' }),
  );

  test('make no error, and give nothing but things that may stand on a board', () => {
    const allowed = /^(?:brand|collection|picture|article)\/[\w./-]+$/;
    const states = new Set<string>();
    fc.assert(
      fc.property(hostile, (param) => {
        const { board, lost, state } = decodeBoard(param, compression);
        states.add(state);
        expect(board.items.length + lost).toBeLessThanOrEqual(60);
        expect(board.items.every(({ id: thing, room }) => allowed.test(thing) && /^[a-z0-9-]*$/.test(room))).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect([...states]).toEqual(expect.arrayContaining(['damaged', 'nothing', 'whole']));
  });

  test('one that would unpack to gigabytes is read to its limit', () => {
    const bomb = Buffer.from(pack(`1\tx\t${'\n'.repeat(20_000_000)}`)).toString('base64url');
    expect(unpack(Buffer.from(bomb, 'base64url')).length).toBeLessThanOrEqual(65_536);
    expect(decodeBoard(`1${bomb}`, compression).board.items).toEqual([]);
  });
});
