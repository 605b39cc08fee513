import { expect, test } from '@jest/globals';
import { formatSuggestion, formatNames, findClosestName } from './closest-name';

test('[C2] the closest name differs in at most two letters of five', () => {
  expect(findClosestName('kohlr', ['brizo', 'kohler'])).toBe('kohler');
  expect(findClosestName('kolhr', ['brizo', 'kohler'])).toBe('kohler');
  expect(findClosestName('abcde', ['kohler'])).toBeUndefined();
});

test('[C2] a name in another case is a close match', () => {
  expect(findClosestName('KOHLER', ['brizo', 'kohler'])).toBe('kohler');
});

test('[C2] an empty list has no closest name', () => {
  expect(findClosestName('kohler', [])).toBeUndefined();
  expect(formatSuggestion('kohler', [], 'The brands are')).toBe('');
});

test('[C2] names are listed with “and” before the last', () => {
  expect(formatNames([])).toBe('');
  expect(formatNames(['a'])).toBe('`a`');
  expect(formatNames(['a', 'b', 'c'])).toBe('`a`, `b` and `c`');
});

test('[C2] the other names are listed up to twelve with a close match, and up to thirty without one', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `name-${at}`);
  expect(formatSuggestion('nam-0', names(12), 'They are')).toMatch(/^Did you mean `name-0`\? They are `name-0`, .* and `name-11`\.$/);
  expect(formatSuggestion('nam-0', names(13), 'They are')).toBe('Did you mean `name-0`?');
  expect(formatSuggestion('xyzzy', names(30), 'They are')).toMatch(/^They are `name-0`, /);
  expect(formatSuggestion('xyzzy', names(31), 'They are')).toBe('');
});
