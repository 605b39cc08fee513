import { contactIn, pathShowing } from '../../logic/places';
import { inOrder, type Resolving, single } from './nodes';

type Page = Parameters<typeof pathShowing>[0][number];

const showing = (type: string) => ({
  type: 'String',
  resolve: async (_source: unknown, _: unknown, { nodeModel }: Resolving) =>
    pathShowing((await inOrder(nodeModel, 'Page')) as unknown as Page[], type) ?? null,
});

/** Where that stands which the search lists and which has no page of its own, and the list of all articles. */
export const places = {
  openings_path: showing('openings'),
  articles_path: showing('news'),
  questions_path: {
    type: 'String',
    resolve: async (_source: unknown, _: unknown, { nodeModel }: Resolving) =>
      contactIn((await single<{ bar: Parameters<typeof contactIn>[0] }>(nodeModel, 'Navigation')).bar) ?? null,
  },
};
