import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import {
  correctQuery,
  findSimilarName,
  getEditDistance,
  getExcerpt,
  getResultLine,
  hasTerm,
  highlightMatches,
  parseQuery,
  removeWords,
  toSearchableText,
} from './term-matching';
import { searchRecords, toSearchable } from './search-site';
import type { SearchRecord } from '../../domain/search';
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

const countedWords = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

const getLine = (query: string, title: string, line: string, text: string) => getResultLine({ title, line, text }, parseQuery(query));

const text = `${countedWords(40)} basin ${countedWords(40)}`;

test('[P1] a match in the title or the line shows the whole line', () => {
  const line = 'A basin of stone';
  expect(getLine('stone', 'Stone', line, countedWords(9))).toBe(line);
  expect(getLine('basin', 'Tiles', line, text)).toBe(line);
});

test('[P1] a line of at most 24 words is shown whole, a longer one as an excerpt around the match', () => {
  const line = `basin ${countedWords(23)}`;
  expect(getLine('basin', 'Tiles', line, 'End')).toBe(line);
  const longLine = `basin ${countedWords(24)}`;
  const excerpt = getLine('basin', 'Tiles', longLine, 'End');
  expect(excerpt).toMatch(/^basin w0 .*…$/);
  expect(longLine.startsWith(excerpt.slice(0, -1))).toBe(true);
});

test('[P1] a match in the text shows the words around it', () => {
  expect(getLine('basin', 'Tiles', 'Of clay', text)).toMatch(/^….* w39 basin w0 .*…$/);
});

test.each([
  ['basins', 'basin.', true],
  ['koh', 'Kohler', true],
  ['houses', 'house', true],
  ['glasses', 'glass', true],
  ['accessory', 'Accessories', true],
  ['openings', 'opened', true],
  ['a', 'A', true],
  ['terazo', 'Térazo', true],
  ['mounted', 'wall-mounted,', true],
  ['email', 'e-mail', true],
  ['basin', 'washbasin', false],
  ['agabe', 'a', false],
  ['marrazzi', 'mar', false],
  ['brizzo', 'br', false],
  ['bed', 'be', false],
])('[P1, P2] %s matches %s: %s', (query, word, isMatch) => {
  expect(parseQuery(query).every((term) => hasTerm(toSearchableText(word), term))).toBe(isMatch);
});

test('[P2] a match in the words of visitors shows the line, and never those words', () => {
  expect(getLine('toilet', 'Closets', 'Of clay', countedWords(30))).toBe('Of clay');
  expect(getLine('toilet', 'Closets', countedWords(60), '')).toMatch(/ w17…$/);
});

test('[P1] matches are marked regardless of punctuation', () => {
  expect(highlightMatches('A basin, and “Basins”.', parseQuery('basins'))).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'basin,', isMatch: true },
    { text: ' and ', isMatch: false },
    { text: '“Basins”.', isMatch: true },
  ]);
});

test('[P1] the segments contain the whole text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        highlightMatches(text, parseQuery(query))
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
  expect([getExcerpt(words, 9), getExcerpt(words, 10)]).toEqual([expect.stringMatching(/^w0 /), expect.stringMatching(/^…w4 /)]);
  expect(getExcerpt([...words.slice(0, 17), 'repair.', ...words], 0)).toMatch(/ repair…$/);
  expect(getExcerpt(words.slice(0, 3), 1)).toBe('w0 w1 w2');
  const parts = [...words.slice(0, 18), '·', ...words];
  expect([getExcerpt(parts, 1), getExcerpt(parts, 24)]).toEqual([expect.stringMatching(/ w17…$/), expect.stringMatching(/^…w0 /)]);
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

const toRecord = (kind: SearchRecord['kind'], title: string, given: Partial<SearchRecord> = {}): SearchRecord => ({
  kind,
  title,
  url: `/${kind}`,
  line: '',
  text: '',
  picture: null,
  ...given,
});

/** The kinds and titles that a query finds, in their order. */
const find = (records: readonly SearchRecord[], query: string, maxPerKind = 4) =>
  searchRecords(records.map(toSearchable), query, maxPerKind).groups.map(({ kind, results }) => [
    kind,
    ...results.map(({ title }) => title.map((part) => part.text).join('')),
  ]);

test('[P1] hits that are equal come as collections, brands, articles, documents and pages, and what has the title that was asked for before them', () => {
  const kinds = ['page', 'document', 'article', 'brand', 'collection', 'answer', 'opening'] as const;
  const records = kinds.map((kind) => toRecord(kind, `A ${kind}`, { text: 'Care of brass', words: 'other' }));
  const titled = [...records, toRecord('document', 'Care of brass')];
  const kindsOf = (all: readonly SearchRecord[], query: string) => find(all, query).map(([kind]) => kind);
  const order = ['collection', 'brand', 'article', 'document', 'opening', 'page'];
  expect(kindsOf(records, 'brass')).toEqual(order);
  expect(kindsOf(titled, 'brass')).toEqual(order);
  expect(kindsOf(titled, 'care brass')).toEqual(['document', ...order.filter((kind) => kind !== 'document')]);
  expect(find(titled, 'brass').find(([kind]) => kind === 'document')).toEqual(['document', 'Care of brass', 'A document']);
});

test('[P1] kinds that have the words of a query come before those that have words which begin like them', () => {
  const records = [
    toRecord('collection', 'Basins and a tapestry of wool'),
    toRecord('brand', 'Kohler', { text: 'A basin, taps' }),
    toRecord('article', 'Taps', { text: 'Of a basin' }),
    toRecord('answer', 'How prices are given', { words: 'price' }),
    toRecord('document', 'A tape to measure', { text: 'At what price' }),
  ];
  const kindsOf = (query: string) => find(records, query).map(([kind]) => kind);
  expect(kindsOf('basin tap')).toEqual(['article', 'brand', 'collection']);
  expect(kindsOf('tap')).toEqual(['article', 'brand', 'collection', 'document']);
  expect(kindsOf('price of a tap')).toEqual(['answer', 'article', 'brand', 'document', 'collection']);
});

test('[P1, P2] a hit needs each word of a query, whole words come before beginnings, and without any such hit each word finds its own', () => {
  const records = [
    toRecord('collection', 'Cream tiles'),
    toRecord('collection', 'Closets', { words: 'cr comfort room' }),
    toRecord('brand', 'Kohler', { text: 'A basin' }),
    toRecord('article', 'Basins', { text: 'Of steel' }),
  ];
  expect(find(records, 'cr')).toEqual([['collection', 'Closets', 'Cream tiles']]);
  expect(find(records, 'kohler basin')).toEqual([['brand', 'Kohler']]);
  expect(find(records, 'kohler closet')).toEqual([
    ['collection', 'Closets'],
    ['brand', 'Kohler'],
  ]);
  expect(find(records, 'kohler zzqq')).toEqual([['brand', 'Kohler']]);
  expect([find(records, 'zzqq'), find(records, '–'), find(records, '')]).toEqual([[], [], []]);
});

test('[P1] a misspelt name is answered for the nearest one, or offered where what was written is found; a kind says how many it has', () => {
  const records = [
    toRecord('brand', 'Jacuzzi'),
    toRecord('article', 'Jacuzi and others'),
    ...['A', 'B', 'C'].map((name) => toRecord('page', `${name} spa`)),
  ];
  const search = (query: string, all = records) => searchRecords(all.map(toSearchable), query, 2);
  expect(search('jacuzi')).toMatchObject({ count: 1, suggestedQuery: 'Jacuzzi', groups: [{ kind: 'article' }] });
  expect(search('jakuzi')).toMatchObject({ count: 1, correctedQuery: 'Jacuzzi', groups: [{ kind: 'brand' }] });
  expect(search('jacuzzi').suggestedQuery).toBeUndefined();
  expect(search('spa')).toMatchObject({ count: 3, groups: [{ count: 3, results: [{}, {}] }] });
});

test('[P1, P2] where nothing is found a misspelt word of things is corrected like a name, and what else the query says is kept', () => {
  const records = [
    toRecord('brand', 'Jacuzzi', { text: 'Baths' }),
    toRecord('collection', 'Terrazzo looks', { words: 'granolithic' }),
    toRecord('collection', 'Water closets', { words: 'toilet inidoro' }),
    toRecord('document', 'Data sheets', { text: 'Two tables' }),
  ];
  const search = (query: string) => searchRecords(records.map(toSearchable), query, 4);
  expect(search('terazzo')).toMatchObject({ correctedQuery: 'terrazzo', count: 1, groups: [{ kind: 'collection' }] });
  expect(search('white inodoro').correctedQuery).toBe('white inidoro');
  expect(find(records, 'white inodoro')).toEqual([['collection', 'Water closets']]);
  // A brand that is misspelt beside words that no brand has.
  expect(find(records, 'jaquzi technical sheet')).toEqual([
    ['brand', 'Jacuzzi'],
    ['document', 'Data sheets'],
  ]);
  // What a text says is known, and what is like nothing stays.
  expect([search('tables zzqq'), search('zzqq')]).toMatchObject([
    { correctedQuery: undefined, count: 1 },
    { correctedQuery: undefined, count: 0 },
  ]);
});

test('[W9, P2] what a question asks is answered first, and the thing it is about is found', () => {
  const records = [
    toRecord('answer', 'Prices', { line: 'Each is made for you.', words: 'price, how much' }),
    toRecord('answer', 'We carry no lights', { line: 'For the kitchen, sinks and taps.', words: 'light, lamp' }),
    toRecord('brand', 'Kohler', { text: 'Kohler taps' }),
    toRecord('document', 'Ordering tile, how much is enough'),
  ];
  const search = (query: string) => find(records, query).map(([kind]) => kind);
  expect(search('how much is Kohler?')).toEqual(['answer', 'brand']);
  expect(search('price of a tap for the kitchen')).toEqual(['answer']);
  expect(search('price of a tap')).toEqual(['answer', 'brand']);
  expect(search('taps of Kohler')).toEqual(['brand']);
  expect(search('much tile')).toEqual(['document']);
  expect(search('price')).toEqual(['answer']);
  // An answer is found by its own words, not by what its text mentions.
  expect(find(records, 'taps')).toEqual([['brand', 'Kohler']]);
  expect(find(records, 'lamps')).toEqual([['answer', 'We carry no lights']]);
  expect(['the', 'to and from'].map((query) => removeWords(parseQuery(query)).map(({ word }) => word))).toEqual([
    ['the'],
    ['to', 'and', 'from'],
  ]);
});

test('[P2] words that only join others are not marked, unless there are no others', () => {
  const records = [toRecord('document', 'And a care of brass')].map(toSearchable);
  const marked = (query: string) =>
    searchRecords(records, query, 1)
      .groups[0]!.results[0]!.title.filter(({ isMatch }) => isMatch)
      .map(({ text }) => text);
  expect(marked('a care of')).toEqual(['care']);
  expect(marked('and')).toEqual(['And']);
});
