import { getShowroomPath } from '../../domain/routes/routes';
import { getBuildDay, visibilityFilter } from './build-context-nodes';
import { findSortedNodes, toIsoDay, type ResolverContext } from './node-model';
import { isHolidayListed } from './publication';

interface ShowroomNode {
  slug: string;
  holidays?: { date: string }[] | null;
}

/** The path of a showroom, the brands that it displays, and its holidays from the day of the build on. */
export const showroomResolvers = {
  path: { type: 'String!', resolve: ({ slug }: ShowroomNode) => getShowroomPath(slug) },
  brands: {
    type: '[Brand!]!',
    resolve: async ({ slug }: ShowroomNode, _: unknown, { nodeModel }: ResolverContext) =>
      (await findSortedNodes(nodeModel, 'Brand'))
        .filter(visibilityFilter(nodeModel))
        .filter((brand) => (brand as unknown as { showrooms: readonly string[] }).showrooms.includes(slug)),
  },
  upcoming_holidays: {
    type: '[Holiday!]!',
    resolve: ({ holidays }: ShowroomNode, _: unknown, { nodeModel }: ResolverContext) =>
      (holidays ?? []).filter(({ date }) => isHolidayListed(toIsoDay(date)!, getBuildDay(nodeModel).today)),
  },
};
