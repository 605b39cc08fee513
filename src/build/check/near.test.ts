import { expect, test } from '@jest/globals';
import { instead, listed, near } from './near';

test('[C2] the near name differs in at most two letters of five', () => {
  expect(near('kohlr', ['brizo', 'kohler'])).toBe('kohler');
  expect(near('kolhr', ['brizo', 'kohler'])).toBe('kohler');
  expect(near('abcde', ['kohler'])).toBeUndefined();
});

test('[C2] a name in another case is near', () => {
  expect(near('KOHLER', ['brizo', 'kohler'])).toBe('kohler');
});

test('[C2] no name is near when there is none', () => {
  expect(near('kohler', [])).toBeUndefined();
  expect(instead('kohler', [], 'The brands are')).toBe('');
});

test('[C2] names are listed with an and before the last', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('`a`');
  expect(listed(['a', 'b', 'c'])).toBe('`a`, `b` and `c`');
});

test('[C2] beside a near name the rest is listed only up to twelve, without one up to thirty', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `name-${at}`);
  expect(instead('nam-0', names(12), 'They are')).toMatch(/^Did you mean `name-0`\? They are `name-0`, .* and `name-11`\.$/);
  expect(instead('nam-0', names(13), 'They are')).toBe('Did you mean `name-0`?');
  expect(instead('xyzzy', names(30), 'They are')).toMatch(/^They are `name-0`, /);
  expect(instead('xyzzy', names(31), 'They are')).toBe('');
});
