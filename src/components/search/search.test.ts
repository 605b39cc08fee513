import { readdirSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import {
  correctQuery,
  findSimilarName,
  getEditDistance,
  mentionsName,
  getExcerpt,
  highlightMatches,
  matchesAllTerms,
  matchesTerm,
  removeTerms,
} from './term-matching';
import { getResultLine, isAsked, type PagefindFragment, searchSite } from './search-site';
import { searchFieldIndex, getNextResult } from './result-list';

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
  ['KOHLER', 'Kohler'],
  ['jakuzi', 'Jacuzzi'],
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

test('[P1] misspelt names in a longer query are corrected, and a correct query stays; a name too different to correct is left', () => {
  expect(correctQuery('kolher basin', names)).toBe('Kohler basin');
  expect(correctQuery('basin kohler', names)).toBeUndefined();
  expect(correctQuery('Kohler', names)).toBeUndefined();
  expect(correctQuery('oak door', names)).toBeUndefined();
  expect(['koalar', 'jakutsi'].map((word) => findSimilarName(word, names))).toEqual(['Kohler', undefined]);
});

test('[P1] a query mentions a brand by its beginning', () => {
  expect(['koh', 'kohler taps', 'taps', ''].map((query) => mentionsName(query, names))).toEqual([true, true, false, false]);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('the edit distance is zero for equal words, symmetric, at most the length of the longer word, and one for two swapped letters', () => {
  fc.assert(
    fc.property(word, word, (first, second) => {
      const distance = getEditDistance(first, second);
      expect(distance).toBe(getEditDistance(second, first));
      expect(distance === 0).toBe(first === second);
      expect(distance).toBeLessThanOrEqual(Math.max(first.length, second.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(first.length - second.length));
    }),
  );
  expect([getEditDistance('kolher', 'kohler'), getEditDistance('ab', 'ba'), getEditDistance('', 'abc')]).toEqual([1, 1, 3]);
});

const countedWords = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

/** A record as the index holds it: title, line and text in one. */
const toRecord = (title: string, line: string, text: string, match: string) => {
  const content = [title, line, text].join(' ');
  return { content, meta: { title }, locations: [content.split(' ').indexOf(match)] };
};

const text = `${countedWords(40)} basin ${countedWords(40)}`;

test('[P1] a match in the title or the line shows the whole line', () => {
  const line = 'A basin of stone';
  expect(getResultLine(toRecord('Stone', line, countedWords(9), 'Stone'), line)).toBe(line);
  expect(getResultLine(toRecord('Tiles', line, countedWords(9), 'basin'), line)).toBe(line);
});

test('[P1] a line of at most 24 words is shown whole, a longer one as an excerpt around the match', () => {
  const line = `basin ${countedWords(23)}`;
  expect(getResultLine(toRecord('Tiles', line, 'End', 'basin'), line)).toBe(line);
  const longLine = `basin ${countedWords(24)}`;
  const excerpt = getResultLine(toRecord('Tiles', longLine, 'End', 'basin'), longLine);
  expect(excerpt).toMatch(/^basin w0 .*…$/);
  expect(longLine.startsWith(excerpt.slice(0, -1))).toBe(true);
});

test('[P1] a match in the text shows the words around it', () => {
  expect(getResultLine(toRecord('Tiles', 'Of clay', text, 'basin'), 'Of clay')).toMatch(/^….* w39 basin w0 .*…$/);
});

test.each([
  ['basins', 'basin.', true],
  ['koh', 'Kohler', true],
  ['houses', 'house', true],
  ['a', 'A', true],
  ['mounted', 'wall-mounted,', true],
  ['wall-mounted', 'wall-mounted', true],
  ['agabe', 'a', false],
  ['marrazzi', 'mar', false],
  ['brizzo', 'br', false],
])('[P1, P2] %s matches %s: %s', (term, word, isMatch) => expect(matchesTerm(term, word)).toBe(isMatch));

test('[P2] a match in the words of visitors shows the line, and never those words', () => {
  const record = toRecord('Closets', 'Of clay', `${countedWords(30)} inidoro toilet`, 'toilet');
  expect(getResultLine(record, 'Of clay', 2)).toBe('Of clay');
  expect(getResultLine({ ...record, locations: [30, ...record.locations] }, 'Of clay', 2)).toMatch(/ w29$/);
});

test('[P2] an answer is found by its own words, not by what its text mentions', () => {
  const [title, line] = ['We carry no lights', 'For the kitchen, sinks and taps.'];
  expect(isAsked(toRecord(title, line, 'light lamp', 'taps.'), 2)).toBe(false);
  expect(isAsked(toRecord(title, line, 'light lamp', 'lamp'), 2)).toBe(true);
});

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

const press = (key: string, modifiers = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers });

test('[P1] Down moves from the field to the last result and stops, Up moves back to the field; other keys and modifiers do nothing', () => {
  const positions = [searchFieldIndex, 0, 1, 2];
  expect(positions.map((index) => getNextResult(press('ArrowDown'), index, 3))).toEqual([0, 1, 2, 2]);
  expect(positions.map((index) => getNextResult(press('ArrowUp'), index, 3))).toEqual([null, searchFieldIndex, 0, 1]);
  expect(getNextResult(press('ArrowDown'), searchFieldIndex, 0)).toBeNull();
  for (const key of ['Home', 'End', 'Tab', 'Enter', 'a']) expect(getNextResult(press(key), 1, 3)).toBeNull();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(getNextResult(press('ArrowDown', { [modifier]: true }), 1, 3)).toBeNull();
});

const mockSearch = jest.fn<(query: string, options: { filters: { kind: string } }) => Promise<object>>();
jest.mock('/pagefind/pagefind.js', () => ({ options: () => Promise.resolve(), search: mockSearch }), { virtual: true });

test('[P2] a hit without each word is dropped by itself, and the hits after it are read', async () => {
  // Pagefind falls back on the longest word that a term begins with.
  const hits = ['a mirror', 'an arm', 'Agape mirror', 'a tap'].map((content) => ({
    score: 1,
    words: [0],
    data: (): Promise<PagefindFragment> =>
      Promise.resolve({
        url: '/x',
        content,
        meta: { title: content },
        filters: { kind: ['brand'], shown: [JSON.stringify({ line: '', picture: null })] },
        locations: [0],
      }),
  }));
  mockSearch.mockImplementation((_, { filters }) => Promise.resolve({ results: filters.kind === 'brand' ? hits : [] }));
  const { groups } = await searchSite('agabe', [], 2);
  expect(groups).toMatchObject([{ kind: 'brand', results: [{ title: [{ text: 'Agape', isMatch: true }, { text: ' mirror' }] }] }]);
});

test('[W9, P2] what a question asks is answered first, and the thing it is about is found', async () => {
  const prices = toRecord('Prices', 'Each is made for you.', 'price, how much', 'price,');
  const records: Record<string, { url: string; content: string; hidden?: number }> = {
    answer: { url: '/inquiry#answer-1', content: prices.content, hidden: 3 },
    brand: { url: '/kohler', content: 'Kohler taps' },
    document: { url: '/tile', content: 'Ordering tile, how much is enough' },
  };
  const normalize = (word: string) => word.replace(/\W/g, '').toLowerCase();
  mockSearch.mockImplementation((query, { filters: { kind } }) => {
    const record = records[kind];
    const words = record?.content.split(' ').map(normalize) ?? [];
    const locations = query.split(' ').flatMap((word) => (words.includes(normalize(word)) ? [words.indexOf(normalize(word))] : []));
    const shown = [JSON.stringify({ line: '', picture: null, hidden: record?.hidden })];
    const data = () => Promise.resolve({ ...record, meta: { title: kind }, filters: { kind: [kind], shown }, locations });
    return Promise.resolve({ results: locations.length > 0 ? [{ score: 1, words: locations, data }] : [] });
  });
  const search = async (query: string) => (await searchSite(query, [], 2)).groups.map(({ kind }) => kind);
  expect(await search('how much is Kohler?')).toEqual(['answer', 'brand']);
  expect(await search('price of a tap for the kitchen')).toEqual(['answer']);
  expect(await search('taps of Kohler')).toEqual(['brand']);
  expect(await search('much tile')).toEqual(['document']);
  expect(await search('price')).toEqual(['answer']);
  expect(['the', 'to and from'].map((query) => removeTerms(query))).toEqual(['the', 'to and from']);
});
