import { expect, test } from '@jest/globals';
import { rankShowrooms, type CatalogItem, type Catalog, getCatalogPath } from './board-catalog';

const thing = (name: string, of: string | null, ...showrooms: string[]): CatalogItem => ({
  name,
  brand: of,
  path: '/',
  picture: { srcSet: '', width: 3, height: 2, alt: '', focus: null, color: null },
  showrooms,
});

const things: Catalog = new Map([
  ['brand/agape', thing('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', thing('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);

test('[G1] what a board shows of a thing stands in a file of its brand, or of its article', () => {
  expect(['brand/agape', 'picture/agape/oval-bath', 'article/7'].map(getCatalogPath)).toEqual([
    '/board/brands/agape.json',
    '/board/brands/agape.json',
    '/board/articles/7.json',
  ]);
});

test('[G3] the showroom that carries most of a board comes first, and one that carries nothing of it not at all', () => {
  const all = [...things.values(), undefined];
  expect(rankShowrooms(all, ['quezon-city', 'bgc', 'cebu'])).toEqual([
    { showroom: 'bgc', count: 2 },
    { showroom: 'quezon-city', count: 1 },
  ]);
  expect(rankShowrooms([things.get('collection/agape/bathtubs')], ['quezon-city', 'bgc']).map(({ showroom }) => showroom)).toEqual([
    'quezon-city',
    'bgc',
  ]);
  expect(rankShowrooms([], ['bgc'])).toEqual([]);
});
