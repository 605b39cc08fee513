import { expect, test } from '@jest/globals';
import { countFigures } from './picture';

test('figures are the pictures with a caption, at any depth', () => {
  const picture = { alt: 'A basin', caption: 'Basin', file: {} };
  expect(countFigures({ picture, decades: [{ picture }, { picture: null }, { picture: { ...picture, caption: null } }] })).toBe(2);
  expect(countFigures(null)).toBe(0);
});
