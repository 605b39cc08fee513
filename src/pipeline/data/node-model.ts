import type { CreatePagesArgs } from 'gatsby';

/** The part of Gatsby's node model that the resolvers use. */
export interface NodeModel {
  findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>;
  findOne: (args: { type: string; query?: object }) => Promise<unknown>;
  getNodesByIds: (args: { ids: string[]; type: string }) => unknown[];
  getNodeById: (args: { id: string }) => unknown;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** The context where a part of a node is resolved: it knows the file that the part is from. */
export interface RootedResolverContext {
  nodeModel: NodeModel & { findRootNodeAncestor: (part: object) => { id: string } };
}

/** A node of content as the resolvers see it. */
export interface ContentNode {
  id: string;
  parent: string;
  children: string[];
  slug?: string;
  path?: string;
  order?: number;
  date?: string;
  closes?: string;
  draft?: boolean;
}

/** A day as `YYYY-MM-DD`: the YAML parser of Gatsby turns days into dates. */
export const toIsoDay = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : new Date(value as string).toISOString().slice(0, 10);

/** The index of an entry in the list of its file, from 0. */
export const indexInFile = (nodeModel: NodeModel, { id, parent }: ContentNode): number =>
  (nodeModel.getNodeById({ id: parent }) as ContentNode | null)?.children.indexOf(id) ?? 0;

// Gatsby's ids depend on the path of the project: two machines would sort by them differently.
const toName = ({ slug, path, id }: ContentNode): string => slug ?? path ?? id;

/** All nodes of a type: brands by their order, dated nodes from the newest, others in the order of their file, or by their slug or path. */
export async function findSortedNodes<T extends object>(nodeModel: NodeModel, type: string): Promise<(ContentNode & T)[]> {
  const { entries } = await nodeModel.findAll({ type });
  return Array.from(entries as Iterable<ContentNode & T>)
    .map((node) => ({ node, rank: node.order ?? indexInFile(nodeModel, node), date: toIsoDay(node.date) ?? '' }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.rank - b.rank || toName(a.node).localeCompare(toName(b.node)))
    .map(({ node }) => node);
}

/** The nodes of a type with these ids, in their order; a query depends only on these nodes, however many others there are. */
export const findNodesByIds = (nodeModel: NodeModel, type: string, ids?: readonly string[] | null): unknown[] =>
  nodeModel.getNodesByIds({ ids: [...(ids ?? [])], type });

/** The one node of a type that has one file. */
export const findSingletonNode = async <T>(nodeModel: NodeModel, type: string): Promise<T> =>
  Array.from((await nodeModel.findAll({ type })).entries)[0] as T;

interface FileNode extends ContentNode {
  absolutePath?: string;
  size?: number;
}

/** The path to which a relative path leads from a file. */
export const resolveFrom = (file: string, path: string): string =>
  decodeURI(new URL(encodeURI(path), `file://${encodeURI(file)}`).pathname);

/**
 * The file at a path beside the file of a node. A query that reads it runs again when the file changes.
 * @throws {Error} when the file does not exist.
 */
export async function findSiblingFile(
  nodeModel: NodeModel,
  { parent }: Pick<ContentNode, 'parent'>,
  path: string,
): Promise<{ absolutePath: string; size?: number }> {
  let from = nodeModel.getNodeById({ id: parent }) as FileNode;
  while (from.absolutePath === undefined) from = nodeModel.getNodeById({ id: from.parent }) as FileNode;
  const absolutePath = resolveFrom(from.absolutePath, path);
  const file = (await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })) as FileNode | null;
  if (!file) throw new Error(`${absolutePath} is named in content, but is not there.`);
  return { absolutePath, size: file.size };
}

/**
 * Runs a query of the content. `what` names its purpose in the error.
 * @throws {Error} when the query has no result.
 */
export async function runQuery<T>(
  { graphql }: Pick<CreatePagesArgs, 'graphql'>,
  what: string,
  query: string,
  variables?: object,
): Promise<T> {
  const result = await graphql<T>(query, variables);
  if (!result.data) throw new Error(`The content could not be read for ${what}.`, { cause: result.errors });
  return result.data;
}
