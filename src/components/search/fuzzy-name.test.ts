import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { suggestName, correctQuery, mentionsName, findSimilarName, getEditDistance } from './fuzzy-name';

const names = readdirSync('content/brands').map((name) => name[0]!.toUpperCase() + name.slice(1));
const letters = Array.from('aeiouhkrszx');

/** Every word at an edit distance of one from a name. */
function withOneEdit(name: string): string[] {
  const positions = Array.from({ length: name.length + 1 }, (_, position) => position);
  return positions.flatMap((position) => {
    const [head, tail] = [name.slice(0, position), name.slice(position)];
    return [
      head + tail.slice(1),
      head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
      ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
    ];
  });
}

test.each([
  ['kolher', 'Kohler'],
  ['jacuzi', 'Jacuzzi'],
  ['marrazzi', 'Marazzi'],
  ['brizzo', 'Brizo'],
  ['KOHLER', 'Kohler'],
  ['jakuzi', 'Jacuzzi'],
  ['simons', 'Simmons'],
  ['carracole', 'Caracole'],
])('[P1] %s means %s', (word, name) => expect(findSimilarName(word, names)).toBe(name));

test('[P1] every name is found with any single edit, unless the word is closer to another name', () => {
  const long = names.filter((name) => name.length > 3);
  const notFound = long.flatMap((name) =>
    withOneEdit(name.toLowerCase())
      .filter((word) => word.length > 2 && !names.some((other) => other !== name && getEditDistance(word, other.toLowerCase()) <= 1))
      .filter((word) => findSimilarName(word, names) !== name),
  );
  expect(long.length).toBeGreaterThan(10);
  expect(notFound).toEqual([]);
});

test.each(['mirror', 'marble', 'basin', 'bath', 'tile', 'tap', 'sink', 'sofa', 'brass', 'oak', 'ab', '', 'terrazzo', 'kitchen', 'bronze'])(
  '[P1] %p matches no name',
  (word) => expect(findSimilarName(word, names)).toBeUndefined(),
);

test('[P1] misspelt names in a longer query are corrected, and a correct query stays', () => {
  expect(correctQuery('kolher basin', names)).toBe('Kohler basin');
  expect(correctQuery('basin kohler', names)).toBeUndefined();
  expect(correctQuery('Kohler', names)).toBeUndefined();
  expect(correctQuery('oak door', names)).toBeUndefined();
});

test('[P1] a name too different to correct is still suggested', () => {
  expect([findSimilarName('koalar', names), suggestName('koalar', names)]).toEqual(['Kohler', 'Kohler']);
  expect([findSimilarName('jakutsi', names), suggestName('jakutsi', names)]).toEqual([undefined, 'Jacuzzi']);
  expect(suggestName('zzzzzzzzzzzz', names)).toBeUndefined();
});

test('[P1] a query mentions a brand by its beginning', () => {
  expect([mentionsName('koh', names), mentionsName('kohler taps', names), mentionsName('taps', names), mentionsName('', names)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('the edit distance is zero for equal words, symmetric, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(word, word, (first, second) => {
      const distance = getEditDistance(first, second);
      expect(distance).toBe(getEditDistance(second, first));
      expect(distance === 0).toBe(first === second);
      expect(distance).toBeLessThanOrEqual(Math.max(first.length, second.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(first.length - second.length));
    }),
  );
});

test('two swapped letters are one edit', () => {
  expect([getEditDistance('kolher', 'kohler'), getEditDistance('ab', 'ba'), getEditDistance('', 'abc')]).toEqual([1, 1, 3]);
});
