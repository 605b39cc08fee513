import { expect, test } from '@jest/globals';
import { getCollectionsOnDisplay } from '../../domain/brands/on-display';
import type { NodeModel } from './node-model';
import { showroomResolvers } from './showroom-resolvers';

const collections = [
  { name: 'Taps', showrooms: [{ slug: 'bgc' }] },
  { name: 'Baths', showrooms: [{ slug: 'quezon-city' }] },
  { name: 'To order', showrooms: null },
];
const createBrand = (id: string, order: number, showrooms: string[], draft = false) => ({
  id,
  order,
  parent: 'x',
  showrooms,
  draft,
  collections,
});
const brands = [createBrand('b', 2, ['bgc']), createBrand('a', 1, ['bgc', 'quezon-city']), createBrand('c', 3, ['quezon-city'])];
const nodeModel = {
  findAll: () => Promise.resolve({ entries: [...brands, createBrand('d', 4, ['bgc'], true)] }),
  getNodeById: ({ id }: { id: string }) => (id === 'build-day' ? { audience: 'visitors', today: '2026-12-25' } : null),
} as unknown as NodeModel;

test('[W1] a showroom displays the published brands that name it, in their order, and the collections that are there', async () => {
  const shown = (await showroomResolvers.brands.resolve({ slug: 'bgc' }, {}, { nodeModel })) as unknown as typeof brands;
  expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(getCollectionsOnDisplay({ collections }, 'bgc').map(({ name }) => name)).toEqual(['Taps']);
});

test('[W1] a showroom lists its holidays from the day of the build on', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2027-01-01'].map((date) => ({ date }));
  const resolve = (source: { holidays?: typeof holidays }) =>
    showroomResolvers.upcoming_holidays.resolve({ slug: 'bgc', ...source }, {}, { nodeModel });
  expect(resolve({ holidays })).toEqual(holidays.slice(1));
  expect(resolve({})).toEqual([]);
});
