import { expect, test } from '@jest/globals';
import { category } from './category';
import type { NodeModel } from './nodes';

const brands = [{ categories: ['bathroom', 'kitchen'] }, { categories: ['kitchen'] }, { categories: ['bathroom', 'tile'], draft: true }];

const modelFor = (audience: string) =>
  ({
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Brand' ? brands : [] }),
    getNodeById: () => ({ audience }),
  }) as Partial<NodeModel> as NodeModel;

const countOf = (slug: string, audience = 'visitors') => category.count.resolve({ slug }, {}, { nodeModel: modelFor(audience) });

test('[G5] a category counts the partners that are in it, of two categories in both, and leads to them', async () => {
  await expect(countOf('bathroom')).resolves.toBe(1);
  await expect(countOf('kitchen')).resolves.toBe(2);
  await expect(countOf('hardware')).resolves.toBe(0);
  expect(category.path.resolve({ slug: 'kitchen' })).toBe('/?category=kitchen#partners');
});

test('[G5, C3] a draft counts for editors alone', async () => {
  await expect(countOf('tile')).resolves.toBe(0);
  await expect(countOf('tile', 'editors')).resolves.toBe(1);
});
