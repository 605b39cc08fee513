import { expect, test } from '@jest/globals';
import { fc } from './cases.fixture';
import { answers, answersAll, around, marked } from './search-words';

test.each([
  ['basins', 'basin.', true],
  ['koh', 'Kohler', true],
  ['houses', 'house', true],
  ['a', 'A', true],
  ['agabe', 'a', false],
  ['marrazzi', 'mar', false],
  ['brizzo', 'br', false],
])('[P1] %s is answered by %s: %s', (term, word, is) => expect(answers(term, word)).toBe(is));

test('[P1] every term of a query wants an answer', () => {
  expect(answersAll('kohler  basin', ['Kohler', 'basins'])).toBe(true);
  expect(answersAll('kohler agabe', ['Kohler', 'a'])).toBe(false);
  expect(answersAll('– kohler', ['Kohler'])).toBe(true);
});

test('[P1] what was found is set apart, whatever marks stand round it', () => {
  expect(marked('A basin, and “Basins”.', ['basin', 'basins'])).toEqual([
    { text: 'A ', isFound: false },
    { text: 'basin,', isFound: true },
    { text: ' and ', isFound: false },
    { text: '“Basins”.', isFound: true },
  ]);
});

test('[P1] no letter of a text is lost in its pieces', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, found) => {
      expect(
        marked(text, found)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('[P1] a long text is cut round what was found', () => {
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`);
  expect(around(words, 30)).toMatch(/^…w24 .*w30.* w47…$/);
  expect(around(words, 0)).toMatch(/^w0 .* w17…$/);
  expect(around(words.slice(0, 3), 1)).toBe('w0 w1 w2');
});
