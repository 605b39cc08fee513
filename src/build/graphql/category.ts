import { countWith, partnersPath } from '../../logic/partners';
import { withoutDrafts } from './edition-nodes';
import type { Resolving } from './nodes';

interface CategoryNode {
  slug: string;
}
interface BrandNode {
  categories: readonly string[];
  draft?: boolean;
}

/** Where the partners of a category stand, and how many there are, by the rule of the index. */
export const category = {
  path: { type: 'String!', resolve: ({ slug }: CategoryNode) => partnersPath({ category: slug }) },
  count: {
    type: 'Int!',
    resolve: async ({ slug }: CategoryNode, _: unknown, { nodeModel }: Resolving) => {
      const { entries } = await nodeModel.findAll({ type: 'Brand' });
      const brands = withoutDrafts(nodeModel, Array.from(entries) as BrandNode[]);
      const findable = brands.map(({ categories }) => ({ categories: categories.map((one) => ({ slug: one })) }));
      return countWith(findable, {}, 'category', slug);
    },
  },
};
