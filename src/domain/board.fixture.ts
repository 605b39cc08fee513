import { requestKinds } from './brands';
import { type Board, boardLimits } from './board';
import { sanitizeText } from './text';
import { fc } from './fast-check.fixture';
import type { CatalogItem } from './board-catalog';

/** Room slugs, one of them empty. */
export const roomSlugs = ['bathroom', 'kitchen', 'living', ''];

const slugArbitrary = fc.string({ unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')), minLength: 1, maxLength: 8 });

const itemIdArbitrary = fc.oneof(
  slugArbitrary.map((brand) => `brand/${brand}`),
  fc.tuple(slugArbitrary, slugArbitrary).map(([brand, part]) => `collection/${brand}/${part}`),
  fc.tuple(slugArbitrary, slugArbitrary).map(([brand, part]) => `picture/${brand}/${part}`),
  fc.integer({ min: 1, max: 999 }).map((id) => `article/${id}`),
);

/** Any sanitized text, of the full length now and then. */
const textArbitrary = (maxLength: number) =>
  fc
    .oneof({ weight: 9, arbitrary: fc.string({ unit: 'binary' }) }, { weight: 1, arbitrary: fc.string({ maxLength, unit: 'binary' }) })
    .map((text) => sanitizeText(text, maxLength).trim());

/** Any board with up to sixty items. */
export const boardArbitrary: fc.Arbitrary<Board> = fc.record({
  title: textArbitrary(boardLimits.title),
  items: fc.uniqueArray(
    fc.record({
      id: itemIdArbitrary,
      room: fc.constantFrom(...roomSlugs),
      note: textArbitrary(boardLimits.note),
      requests: fc.subarray([...requestKinds]),
    }),
    { maxLength: boardLimits.items, selector: (item) => item.id },
  ),
});

/** An item of the catalog with a sample picture. */
export const createCatalogItem = (name: string, brand: string | null, ...showrooms: string[]): CatalogItem => ({
  name,
  brand,
  path: '/',
  picture: { srcSet: '', width: 3, height: 2, alt: '', focus: null, color: null },
  showrooms,
});

/** A board of items, each an id, a room and a note. */
export const board = (...items: [id: string, room: string, note?: string][]): Board => ({
  title: '',
  items: items.map(([id, room, note = '']) => ({ id, room, note, requests: [] })),
});

/** The items of a board without their kinds: `agape bathroom`. */
export const formatItems = ({ items }: Board): string[] => items.map(({ id, room }) => `${id.split('/')[1]} ${room}`.trim());
