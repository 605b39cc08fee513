import { type Board, fitting, most } from './board';
import { fc } from './cases.fixture';

/** A room's name, or none. */
export const rooms = ['bathroom', 'kitchen', 'living', ''];

const name = fc.stringMatching(/^[a-z]{1,8}$/);

const thing = fc.oneof(
  name.map((brand) => `brand/${brand}`),
  fc.tuple(name, name).map(([brand, part]) => `collection/${brand}/${part}`),
  fc.tuple(name, name).map(([brand, part]) => `picture/${brand}/${part}`),
  fc.integer({ min: 1, max: 999 }).map((id) => `article/${id}`),
);

/** Any words, as a board holds them: what was written may have had marks and breaks that it does not take. */
const words = (longest: number) => fc.string({ maxLength: longest, unit: 'binary' }).map((text) => fitting(text, longest).trim());

/** Any board with up to sixty things. */
export const anyBoard: fc.Arbitrary<Board> = fc.record({
  title: words(most.title),
  items: fc.uniqueArray(fc.record({ thing, room: fc.constantFrom(...rooms), note: words(most.note) }), {
    maxLength: most.things,
    selector: (item) => item.thing,
  }),
});
