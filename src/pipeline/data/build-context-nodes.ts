import type { SourceNodesArgs } from 'gatsby';
import type { Counts } from '../markup/count-tokens';
import { isPublished, buildContext, type BuildContext } from './build-context';
import { type ContentNode, toIsoDay as dayOf, type NodeModel } from './node-model';

const buildDayId = 'build-day';
const buildOriginId = 'build-origin';
const buildYearId = 'build-year';

/**
 * Creates nodes that hold the build context. A query depends on the nodes that it reads: another day, audience or address runs
 * only the queries that depend on it again, and a page whose result is the same is not rendered again.
 */
export async function createBuildContextNodes(
  { actions, createContentDigest }: SourceNodesArgs,
  { audience, today, origin } = buildContext,
): Promise<void> {
  const nodes = [
    { id: buildDayId, type: 'BuildDay', fields: { audience, today } },
    { id: buildOriginId, type: 'BuildOrigin', fields: { audience, origin } },
    { id: buildYearId, type: 'BuildYear', fields: { year: Number(today.slice(0, 4)) } },
  ];
  for (const { id, type, fields } of nodes)
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
}

/** The audience and the day of the build. A query that reads them runs again when one of them changes. */
export const getBuildDay = (nodeModel: NodeModel) => nodeModel.getNodeById({ id: buildDayId }) as Pick<BuildContext, 'audience' | 'today'>;

/** The audience and the origin of the build. A query that reads them runs again when one of them changes, and not on another day. */
export const getBuildOrigin = (nodeModel: NodeModel) =>
  nodeModel.getNodeById({ id: buildOriginId }) as Pick<BuildContext, 'audience' | 'origin'>;

/** The year of the build. A query that reads it runs again in another year, and not on another day. */
const getBuildYear = (nodeModel: NodeModel): number => (nodeModel.getNodeById({ id: buildYearId }) as { year: number }).year;

/** A filter for the nodes that the build shows. A query that reads it runs again when the day or the audience changes. */
export function visibilityFilter(nodeModel: NodeModel): (node: ContentNode) => boolean {
  const { audience, today } = getBuildDay(nodeModel);
  return ({ date, closes, draft }) => isPublished({ date: dayOf(date), closes: dayOf(closes), draft }, audience, today);
}

/** The nodes without drafts, which only editors see. A query that reads them does not run again on another day. */
export function excludeDrafts<T extends { draft?: boolean }>(nodeModel: NodeModel, nodes: readonly T[]): readonly T[] {
  const { audience } = getBuildOrigin(nodeModel);
  return nodes.filter(({ draft }) => audience === 'editors' || draft !== true);
}

/** The values of the count tokens: brands and showrooms without drafts, categories, and years from the founding to the build. */
export async function countContent(nodeModel: NodeModel): Promise<Counts> {
  const all = async <T>(type: string) => Array.from((await nodeModel.findAll({ type })).entries) as T[];
  const [site] = await all<{ since: number }>('ContentSite');
  const year = getBuildYear(nodeModel);
  const since = site?.since ?? year;
  return {
    brands: excludeDrafts(nodeModel, await all<{ draft?: boolean }>('Brand')).length,
    showrooms: excludeDrafts(nodeModel, await all<{ draft?: boolean }>('Showroom')).length,
    categories: (await all('Category')).length,
    since,
    years: year - since,
  };
}
