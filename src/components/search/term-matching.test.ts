import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { matchesTerm, matchesAllTerms, getExcerpt, highlightMatches } from './term-matching';

test.each([
  ['basins', 'basin.', true],
  ['koh', 'Kohler', true],
  ['houses', 'house', true],
  ['a', 'A', true],
  ['agabe', 'a', false],
  ['marrazzi', 'mar', false],
  ['brizzo', 'br', false],
])('[P1] %s matches %s: %s', (term, word, isMatch) => expect(matchesTerm(term, word)).toBe(isMatch));

test('[P1] every term of a query must match', () => {
  expect(matchesAllTerms('kohler  basin', ['Kohler', 'basins'])).toBe(true);
  expect(matchesAllTerms('kohler agabe', ['Kohler', 'a'])).toBe(false);
  expect(matchesAllTerms('– kohler', ['Kohler'])).toBe(true);
});

test('[P1] matches are marked regardless of punctuation', () => {
  expect(highlightMatches('A basin, and “Basins”.', ['basin', 'basins'])).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'basin,', isMatch: true },
    { text: ' and ', isMatch: false },
    { text: '“Basins”.', isMatch: true },
  ]);
});

test('[P1] the segments contain the whole text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, matched) => {
      expect(
        highlightMatches(text, matched)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('[P1] a long text is cut to an excerpt around the match', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
  expect(getExcerpt(words, 30)).toMatch(/^…w24 .*w30.* w47…$/);
  expect(getExcerpt(words, 0)).toMatch(/^w0 .* w17…$/);
  expect(getExcerpt([...words.slice(0, 17), 'repair.', ...words], 0)).toMatch(/ repair…$/);
  expect(getExcerpt(words.slice(0, 3), 1)).toBe('w0 w1 w2');
});
