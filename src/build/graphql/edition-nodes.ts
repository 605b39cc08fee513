import type { SourceNodesArgs } from 'gatsby';
import { isPublished } from '../../logic/publication';
import { edition, type Edition } from '../edition';
import { type ContentNode, day as dayOf, type NodeModel } from './nodes';

const day = 'edition-day';
const place = 'edition-place';

/**
 * Makes nodes of the edition. What a query takes from them it depends on: another day or audience, another address asks again those
 * queries alone that follow from it, and a page whose answer stays the same is not rendered again.
 */
export async function createEditionNodes(
  { actions, createContentDigest }: SourceNodesArgs,
  { audience, today, origin } = edition,
): Promise<void> {
  const nodes = [
    { id: day, type: 'EditionDay', fields: { audience, today } },
    { id: place, type: 'EditionPlace', fields: { audience, origin } },
  ];
  for (const { id, type, fields } of nodes)
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
}

/** For whom and as of which day the build is made; what asks is asked again when that changes. */
export const editionDay = (nodeModel: NodeModel) => nodeModel.getNodeById({ id: day }) as Pick<Edition, 'audience' | 'today'>;

/** For whom the build is made and where it will stand; what asks is asked again when that changes, and on no other day. */
export const editionPlace = (nodeModel: NodeModel) => nodeModel.getNodeById({ id: place }) as Pick<Edition, 'audience' | 'origin'>;

/** Whether a node stands in the build; what asks is asked again when its day or audience changes. */
export function shownIn(nodeModel: NodeModel): (node: ContentNode) => boolean {
  const { audience, today } = editionDay(nodeModel);
  return ({ date, closes, draft }) => isPublished({ date: dayOf(date), closes: dayOf(closes), draft }, audience, today);
}

/** The nodes without the drafts that the build does not show; what asks is not asked again because a day has passed. */
export function withoutDrafts<T extends { draft?: boolean }>(nodeModel: NodeModel, nodes: readonly T[]): readonly T[] {
  const { audience } = editionPlace(nodeModel);
  return nodes.filter(({ draft }) => audience === 'editors' || draft !== true);
}
