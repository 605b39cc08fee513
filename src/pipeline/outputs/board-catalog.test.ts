import { existsSync, readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { isItemId } from '../../domain/board';
import type { CatalogFile } from '../../domain/board-catalog';
import { publishBoardCatalog, toCatalogFile } from './board-catalog';
import { createMemoryCache } from '../data/record-cache.fixture';
import { toContentRecord } from '../data/content-records';
import { createTestFolder } from '../../../tests/support/test-folder';

const picture = (name: string, caption: string | null = null) => ({
  alt: `A picture of ${name}`,
  caption,
  focus: null,
  file: {
    name,
    childImageSharp: {
      gatsbyImageData: {
        width: 1,
        height: 0.75,
        backgroundColor: '#e7dfd2',
        images: { fallback: { srcSet: [320, 780, 1200, 2400].map((width) => `/static/${name}/${width}.webp ${width}w`).join(', ') } },
      },
    },
  },
});

const brand = {
  name: 'agape',
  title: 'Agape',
  link: '/brand-partners/agape',
  draft: null,
  hero: picture('hero'),
  gallery: [picture('oval-bath', 'Oval bath'), picture('floor-tap')],
  showrooms: [{ slug: 'bgc' }],
  wordmark: { src: '/static/wordmarks/agape.svg', color: '#eddfd0' },
  collections: [
    { name: 'Counter basins', showrooms: [{ slug: 'quezon-city' }], picture: picture('counter-basin'), on_request: ['sample', 'drawing'] },
    { name: 'Mirrors', showrooms: null, lead_time: { takes: '8 to 12 weeks', said: '2026-11-02' } },
    { name: 'Taps', showrooms: null, finishes: [{ name: 'Slate' }] },
    { name: 'Baths', showrooms: null },
  ],
};

test('[G1, W5] the catalog has each brand, its collections and the pictures of its gallery, and the requests and finishes that a collection has', () => {
  const things = toCatalogFile(toContentRecord('Brand', brand));
  expect(Object.entries(things).map(([thing, { name, brand: of, path, showrooms }]) => [thing, name, of, path, showrooms.join()])).toEqual([
    ['brand/agape', 'Agape', null, '/brand-partners/agape', 'bgc'],
    ['collection/agape/counter-basins', 'Counter basins', 'Agape', '/brand-partners/agape#collection-counter-basins', 'quezon-city'],
    ['collection/agape/mirrors', 'Mirrors', 'Agape', '/brand-partners/agape#collection-mirrors', ''],
    ['collection/agape/taps', 'Taps', 'Agape', '/brand-partners/agape#collection-taps', ''],
    ['collection/agape/baths', 'Baths', 'Agape', '/brand-partners/agape#collection-baths', ''],
    ['picture/agape/oval-bath', 'Oval bath', 'Agape', '/brand-partners/agape', 'bgc'],
    ['picture/agape/floor-tap', 'A picture of floor-tap', 'Agape', '/brand-partners/agape', 'bgc'],
  ]);
  expect(Object.keys(things).every(isItemId)).toBe(true);
  expect(things['collection/agape/counter-basins']!.requests).toEqual(['sample', 'drawing']);
  expect(things['collection/agape/taps']!.finishes).toEqual(['Slate']);
  for (const list of ['requests', 'finishes']) expect(Object.values(things).filter((thing) => list in thing)).toHaveLength(1);
});

test('[W12] the catalog says how long a collection takes, where that was said', () => {
  const things = toCatalogFile(toContentRecord('Brand', brand));
  expect(things['collection/agape/mirrors']!.leadTime).toEqual({ takes: '8 to 12 weeks', said: '2026-11-02' });
  expect(Object.values(things).filter((thing) => 'leadTime' in thing)).toHaveLength(1);
});

test('[G1] an article is identified by its number', () => {
  const [[thing, { name, path }] = ['', { name: '', path: '' }]] = Object.entries(
    toCatalogFile(
      toContentRecord('Article', { article_id: 7, path: '/article/7/an-evening', title: 'An evening', picture: picture('a'), blocks: [] }),
    ),
  );
  expect([thing, name, path, isItemId(thing)]).toEqual(['article/7', 'An evening', '/article/7/an-evening', true]);
});

const root = createTestFolder();
const graphql = jest.fn((query: string) =>
  Promise.resolve({ data: { entries: { nodes: query.includes('allBrand') ? [brand, { ...brand, name: 'spin', draft: true }] : [] } } }),
);

test('[G1] a build writes a file for each published brand, and deletes files of earlier builds', async () => {
  root.write('board/brands/gone.json', '{}');
  root.write('board/index.html', 'The page');
  await publishBoardCatalog(
    { graphql, getNodesByType: () => [], cache: createMemoryCache() } as unknown as Parameters<typeof publishBoardCatalog>[0],
    root(),
  );
  expect(['gone', 'spin'].map((name) => existsSync(root(`board/brands/${name}.json`)))).toEqual([false, false]);
  expect(JSON.parse(readFileSync(root('board/brands/agape.json'), 'utf8')) as CatalogFile).toEqual(
    toCatalogFile(toContentRecord('Brand', brand)),
  );
  expect(readFileSync(root('board/index.html'), 'utf8')).toBe('The page');
});
