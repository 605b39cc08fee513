import { countForFacet, getPartnersPath } from '../../domain/brands/brand-filter';
import { excludeDrafts } from './build-context-nodes';
import type { ResolverContext } from './node-model';

interface CategoryNode {
  slug: string;
}
interface BrandNode {
  categories: readonly string[];
  draft?: boolean;
}

/** The path of the partners of a category, and their count, by the rule of the partner index. */
export const categoryResolvers = {
  path: { type: 'String!', resolve: ({ slug }: CategoryNode) => getPartnersPath({ category: slug }) },
  count: {
    type: 'Int!',
    resolve: async ({ slug }: CategoryNode, _: unknown, { nodeModel }: ResolverContext) => {
      const { entries } = await nodeModel.findAll({ type: 'Brand' });
      const brands = excludeDrafts(nodeModel, Array.from(entries) as BrandNode[]);
      const findable = brands.map(({ categories }) => ({ categories: categories.map((one) => ({ slug: one })) }));
      return countForFacet(findable, {}, 'category', slug);
    },
  },
};
