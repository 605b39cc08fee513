import { findContactPath, findSectionPath } from './section-paths';
import { findSortedNodes, type ResolverContext, findSingletonNode } from './node-model';

type Page = Parameters<typeof findSectionPath>[0][number];

const pathOfPageWith = (type: string) => ({
  type: 'String',
  resolve: async (_source: unknown, _: unknown, { nodeModel }: ResolverContext) =>
    findSectionPath((await findSortedNodes(nodeModel, 'Page')) as unknown as Page[], type) ?? null,
});

/** Where that stands which the search lists and which has no page of its own, and the list of all articles. */
export const searchSectionResolvers = {
  openings_path: pathOfPageWith('openings'),
  articles_path: pathOfPageWith('news'),
  questions_path: {
    type: 'String',
    resolve: async (_source: unknown, _: unknown, { nodeModel }: ResolverContext) =>
      findContactPath((await findSingletonNode<{ bar: Parameters<typeof findContactPath>[0] }>(nodeModel, 'Navigation')).bar) ?? null,
  },
};
