/** The part of Gatsby's node model that the resolvers use. */
export interface NodeModel {
  findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>;
  getNodeById: (args: { id: string }) => unknown;
}

export interface Resolving {
  nodeModel: NodeModel;
}

/** A node of content as the resolvers see it. */
export interface ContentNode {
  id: string;
  parent: string;
  children: string[];
  order?: number;
  date?: string;
  closes?: string;
  draft?: boolean;
}

/** A day as `YYYY-MM-DD`: the YAML reader makes a Date of it. */
export const day = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : new Date(value as string).toISOString().slice(0, 10);

/** The place of an entry in the list its file holds, from 0. */
export const placeInFile = (nodeModel: NodeModel, { id, parent }: ContentNode): number =>
  (nodeModel.getNodeById({ id: parent }) as ContentNode | null)?.children.indexOf(id) ?? 0;

/** All nodes of a type: brands in their order, dated ones from the newest, lists as their file has them. */
export async function inOrder(nodeModel: NodeModel, type: string): Promise<ContentNode[]> {
  const { entries } = await nodeModel.findAll({ type });
  return Array.from(entries as Iterable<ContentNode>)
    .map((node) => ({ node, rank: node.order ?? placeInFile(nodeModel, node), date: day(node.date) ?? '' }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.rank - b.rank || a.node.id.localeCompare(b.node.id))
    .map(({ node }) => node);
}
