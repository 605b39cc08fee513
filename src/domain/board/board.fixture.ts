import { type Board, sanitizeText, boardLimits } from './board';
import { fc } from '../fast-check.fixture';

/** A room's name, or none. */
export const roomSlugs = ['bathroom', 'kitchen', 'living', ''];

const slugArbitrary = fc.stringMatching(/^[a-z]{1,8}$/);

const itemIdArbitrary = fc.oneof(
  slugArbitrary.map((brand) => `brand/${brand}`),
  fc.tuple(slugArbitrary, slugArbitrary).map(([brand, part]) => `collection/${brand}/${part}`),
  fc.tuple(slugArbitrary, slugArbitrary).map(([brand, part]) => `picture/${brand}/${part}`),
  fc.integer({ min: 1, max: 999 }).map((id) => `article/${id}`),
);

/** Any words, as a board holds them: what was written may have had marks and breaks that it does not take. */
const textArbitrary = (longest: number) =>
  fc.string({ maxLength: longest, unit: 'binary' }).map((text) => sanitizeText(text, longest).trim());

/** Any board with up to sixty things. */
export const boardArbitrary: fc.Arbitrary<Board> = fc.record({
  title: textArbitrary(boardLimits.title),
  items: fc.uniqueArray(fc.record({ id: itemIdArbitrary, room: fc.constantFrom(...roomSlugs), note: textArbitrary(boardLimits.note) }), {
    maxLength: boardLimits.items,
    selector: (item) => item.id,
  }),
});
