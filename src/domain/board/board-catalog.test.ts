import { expect, test } from '@jest/globals';
import { rankShowrooms, type Catalog, getCatalogPath } from './board-catalog';
import { createCatalogItem } from './board-catalog.fixture';

const items: Catalog = new Map([
  ['brand/agape', createCatalogItem('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', createCatalogItem('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);

test('[G1] an item is in the catalog file of its brand or article', () => {
  expect(['brand/agape', 'picture/agape/oval-bath', 'article/7'].map(getCatalogPath)).toEqual([
    '/board/brands/agape.json',
    '/board/brands/agape.json',
    '/board/articles/7.json',
  ]);
});

test('[G3] showrooms are ranked by the number of items they carry, and those without any are left out', () => {
  const all = [...items.values(), undefined];
  expect(rankShowrooms(all, ['quezon-city', 'bgc', 'cebu'])).toEqual([
    { showroom: 'bgc', count: 2 },
    { showroom: 'quezon-city', count: 1 },
  ]);
  expect(rankShowrooms([items.get('collection/agape/bathtubs')], ['quezon-city', 'bgc']).map(({ showroom }) => showroom)).toEqual([
    'quezon-city',
    'bgc',
  ]);
  expect(rankShowrooms([], ['bgc'])).toEqual([]);
});
