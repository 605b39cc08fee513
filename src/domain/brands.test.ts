import { expect, test } from '@jest/globals';
import { filterBrands, formatNameList, getBrandIndexPath } from './brand-filter';
import { brandPageParts, resolveComposition } from './brands';

const partner = (name: string, ...categories: string[]) => ({ name, categories: categories.map((slug) => ({ slug })) });
const partners = [partner('kohler', 'bathroom', 'kitchen'), partner('marazzi', 'tile'), partner('blanco', 'kitchen')];

test.each<[string | null, string[]]>([
  ['bathroom', ['kohler']],
  ['kitchen', ['kohler', 'blanco']],
  ['furniture', []],
  [null, ['kohler', 'marazzi', 'blanco']],
])('[R2, G5] the filtered brands for %j are %j, in their order', (category, expected) => {
  expect(filterBrands(partners, category).map(({ name }) => name)).toEqual(expected);
});

test('[G5] the path with a category leads to the brand index', () => {
  expect(getBrandIndexPath('tile')).toBe('/?category=tile#partners');
  expect(getBrandIndexPath(null)).toBe('/#partners');
});

test('[R2] names are joined in one line with one capital letter', () => {
  expect(formatNameList(['Bathroom', 'Kitchen'])).toBe('Bathroom, kitchen');
  expect(formatNameList(['Tile'])).toBe('Tile');
  expect(formatNameList([])).toBe('');
});

test('[R2] the composition of a brand is completed with the defaults', () => {
  expect(resolveComposition(null)).toEqual({ head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts });
  const composition = { head: 'below', ground: null, gallery: undefined, order: ['gallery', 'text', 'collections'] };
  expect(resolveComposition(composition)).toEqual({
    head: 'below',
    ground: 'sand',
    gallery: 'uneven',
    order: ['gallery', 'text', 'collections'],
  });
});
