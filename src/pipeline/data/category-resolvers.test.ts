import { expect, test } from '@jest/globals';
import { categoryResolvers } from './category-resolvers';
import type { NodeModel } from './node-model';

const brands = [{ categories: ['bathroom', 'kitchen'] }, { categories: ['kitchen'] }, { categories: ['bathroom', 'tile'], draft: true }];

const createNodeModel = (audience: string) =>
  ({
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Brand' ? brands : [] }),
    getNodeById: () => ({ audience }),
  }) as Partial<NodeModel> as NodeModel;

const resolveCount = (slug: string, audience = 'visitors') =>
  categoryResolvers.count.resolve({ slug }, {}, { nodeModel: createNodeModel(audience) });

test('[G5] a category counts its partners, also those of two categories, and links to them', async () => {
  await expect(resolveCount('bathroom')).resolves.toBe(1);
  await expect(resolveCount('kitchen')).resolves.toBe(2);
  await expect(resolveCount('hardware')).resolves.toBe(0);
  expect(categoryResolvers.path.resolve({ slug: 'kitchen' })).toBe('/?category=kitchen#partners');
});

test('[G5, C3] a draft counts for editors only', async () => {
  await expect(resolveCount('tile')).resolves.toBe(0);
  await expect(resolveCount('tile', 'editors')).resolves.toBe(1);
});
