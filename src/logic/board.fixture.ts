import fc from 'fast-check';
import type { Board } from './board';

/** A room's name, or none. */
export const rooms = ['bathroom', 'kitchen', 'living', ''];

const name = fc.stringMatching(/^[a-z]{1,8}$/);

const thing = fc.oneof(
  name.map((brand) => `brand/${brand}`),
  fc.tuple(name, name).map(([brand, part]) => `collection/${brand}/${part}`),
  fc.tuple(name, name).map(([brand, part]) => `picture/${brand}/${part}`),
  fc.integer({ min: 1, max: 999 }).map((id) => `article/${id}`),
);

/** Any board with up to sixty things. */
export const anyBoard: fc.Arbitrary<Board> = fc.record({
  title: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
  items: fc.uniqueArray(fc.record({ thing, room: fc.constantFrom(...rooms), note: fc.string({ maxLength: 40, unit: 'grapheme' }) }), {
    maxLength: 60,
    selector: (item) => item.thing,
  }),
});
