import { getNamedType, type GraphQLFieldResolver } from 'gatsby/graphql';
import { resolveFrom, toIsoDay } from '../pipeline/data/node-model';
import type { PreviewNode, PreviewNodeModel } from './content-nodes';

/** The context of a query. */
export interface QueryContextValue {
  nodeModel: PreviewNodeModel;
}

type Source = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<Source, QueryContextValue>;

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The directives of Gatsby that the type definitions use, by their names. */
export const gatsbyDirectives: Record<string, (options: Record<string, unknown>) => Resolver> = {
  link:
    ({ by }) =>
    (source, _, { nodeModel }, { fieldName, returnType }) => {
      const nodes = nodeModel.getNodesByType(getNamedType(returnType).name);
      const find = (key: unknown) => nodes.find((node) => node[by as string] === key) ?? null;
      const value = source[fieldName];
      return Array.isArray(value) ? value.map(find).filter(isPresent) : find(value);
    },
  dateformat:
    () =>
    (source, _, _context, { fieldName }) =>
      toIsoDay(source[fieldName]),
  fileByRelativePath:
    () =>
    (source, _, { nodeModel }, { fieldName }) => {
      const name = source[fieldName] as string;
      const { parent } = nodeModel.findRootNodeAncestor(source);
      return { file: name, path: resolveFrom(`/${parent!}`, name) };
    },
};

type Filter = Record<string, { eq?: unknown; ne?: unknown; in?: unknown[] }>;

const matches = (node: PreviewNode, filter: Filter): boolean =>
  Object.entries(filter).every(([field, { eq, ne, in: list }]) => {
    const value = node[field];
    return list ? list.includes(value) : ne === undefined ? isPresent(eq) && value === eq : value !== ne;
  });

/** Compares nodes by fields in ascending order, the only order that a query of a page asks for. */
const compare = (a: PreviewNode, b: PreviewNode, fields: readonly string[]): number => {
  const field = fields.find((name) => a[name] !== b[name]);
  return field === undefined ? 0 : (a[field] as string) < (b[field] as string) ? -1 : 1;
};

/** The fields of the query type by which Gatsby gives the nodes of a type. */
export function createNodeFields(type: string): Record<string, Resolver> {
  const list: Resolver = (_, { filter = {}, sort = {} }: { filter?: Filter; sort?: object }, { nodeModel }) => ({
    nodes: nodeModel
      .getNodesByType(type)
      .filter((node) => matches(node, filter))
      .sort((a, b) => compare(a, b, Object.keys(sort))),
  });
  const one: Resolver = (_, filter: Filter, { nodeModel }) => nodeModel.getNodesByType(type).find((node) => matches(node, filter)) ?? null;
  return { [`all${type}`]: list, [`${type[0]!.toLowerCase()}${type.slice(1)}`]: one };
}
