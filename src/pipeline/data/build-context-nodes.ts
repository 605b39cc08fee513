import type { SourceNodesArgs } from 'gatsby';
import { isPublished } from './publication';
import { buildContext, type BuildContext } from './build-context';
import { type ContentNode, toIsoDay as dayOf, type NodeModel } from './node-model';

const buildDayId = 'build-day';
const buildOriginId = 'build-origin';

/**
 * Makes nodes of the edition. What a query takes from them it depends on: another day or audience, another address asks again those
 * queries alone that follow from it, and a page whose answer stays the same is not rendered again.
 */
export async function createBuildContextNodes(
  { actions, createContentDigest }: SourceNodesArgs,
  { audience, today, origin } = buildContext,
): Promise<void> {
  const nodes = [
    { id: buildDayId, type: 'BuildDay', fields: { audience, today } },
    { id: buildOriginId, type: 'BuildOrigin', fields: { audience, origin } },
  ];
  for (const { id, type, fields } of nodes)
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
}

/** For whom and as of which day the build is made; what asks is asked again when that changes. */
export const getBuildDay = (nodeModel: NodeModel) => nodeModel.getNodeById({ id: buildDayId }) as Pick<BuildContext, 'audience' | 'today'>;

/** For whom the build is made and where it will stand; what asks is asked again when that changes, and on no other day. */
export const getBuildOrigin = (nodeModel: NodeModel) =>
  nodeModel.getNodeById({ id: buildOriginId }) as Pick<BuildContext, 'audience' | 'origin'>;

/** Whether a node stands in the build; what asks is asked again when its day or audience changes. */
export function visibilityFilter(nodeModel: NodeModel): (node: ContentNode) => boolean {
  const { audience, today } = getBuildDay(nodeModel);
  return ({ date, closes, draft }) => isPublished({ date: dayOf(date), closes: dayOf(closes), draft }, audience, today);
}

/** The nodes without the drafts that the build does not show; what asks is not asked again because a day has passed. */
export function excludeDrafts<T extends { draft?: boolean }>(nodeModel: NodeModel, nodes: readonly T[]): readonly T[] {
  const { audience } = getBuildOrigin(nodeModel);
  return nodes.filter(({ draft }) => audience === 'editors' || draft !== true);
}
