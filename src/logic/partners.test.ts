import { describe, expect, test } from '@jest/globals';
import { categoryOf, inCategory, listNames, partnersPath } from './partners';

const brand = (name: string, ...slugs: string[]) => ({ name, categories: slugs.map((slug) => ({ slug })) });
const brands = [brand('kohler', 'bathroom', 'kitchen'), brand('marazzi', 'tile'), brand('blanco', 'kitchen'), brand('mirage', 'tile')];
const categories = ['bathroom', 'kitchen', 'tile', 'furniture'].map((slug) => ({ slug }));

describe('[R2] the brands of a category', () => {
  test.each([
    ['bathroom', ['kohler']],
    ['kitchen', ['kohler', 'blanco']],
    ['tile', ['marazzi', 'mirage']],
    ['furniture', []],
    [null, ['kohler', 'marazzi', 'blanco', 'mirage']],
  ])('%s are %j, in the order of all', (category, expected) => {
    expect(inCategory(brands, category).map(({ name }) => name)).toEqual(expected);
  });
});

describe('the category in an address', () => {
  test.each([
    ['?category=tile', 'tile'],
    ['?a=b&category=kitchen&c=d', 'kitchen'],
    ['?subcategory=tile', null],
    ['?category=', null],
    ['?category=doors', null],
    ['?category=Tile', null],
    ['?category=%E0%A4%A', null],
    ['', null],
  ])('of %s is %s', (search, expected) => {
    expect(categoryOf(search, categories)).toBe(expected);
  });

  test.each([...categories.map(({ slug }) => slug), null])('is read back from the link to %s', (category) => {
    const search = partnersPath(category).slice(1).replace(/#.*/, '');
    expect(categoryOf(search, categories)).toBe(category);
  });
});

test('a link to partners leads to their index', () => {
  expect(partnersPath('tile')).toBe('/?category=tile#partners');
  expect(partnersPath(null)).toBe('/#partners');
});

test('[R2] the names of categories are one line with one capital', () => {
  expect(listNames(['Bathroom', 'Kitchen'])).toBe('Bathroom, kitchen');
  expect(listNames(['Tile'])).toBe('Tile');
  expect(listNames([])).toBe('');
});
