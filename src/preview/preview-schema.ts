import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  valueFromASTUntyped,
  getNamedType,
} from 'gatsby/graphql';
import type { Assets } from '../pipeline/data/build-assets';
import { createContentResolvers } from '../pipeline/data/resolvers';
import { createContentSchema } from '../pipeline/data/type-definitions';
import { contentKinds } from '../schema/content-kinds';
import { resolveFrom, toIsoDay } from '../pipeline/data/node-model';
import type { PreviewNode, PreviewNodeModel } from './content-nodes';

type Resolve = GraphQLFieldResolver<never, never>;
interface FieldConfig {
  type?: string;
  args?: Record<string, string>;
  resolve: Resolve;
}
interface UnionConfig {
  name: string;
  types: string[];
  resolveType: (value: { type: string }) => string;
}
interface Extension {
  name: string;
  extend: (options: object) => { resolve: Resolve };
}

/** What the build declares to Gatsby. */
interface Declarations {
  types: string[];
  unions: UnionConfig[];
  directives: Map<string, (options: object) => Resolve>;
  fields: Record<string, Record<string, FieldConfig>>;
}

/** Takes what the build declares to Gatsby. */
function collectDeclarations(assets: Assets): Declarations {
  const types: string[] = [];
  const unions: UnionConfig[] = [];
  const directives = new Map<string, (options: object) => Resolve>(Object.entries(gatsbyDirectives) as never);
  let fields: Declarations['fields'] = {};
  const schemaArgs = {
    actions: {
      createTypes: (type: string | UnionConfig) => (typeof type === 'string' ? types.push(type) : unions.push(type)),
      createFieldExtension: ({ name, extend }: Extension) => void directives.set(name, (options) => extend(options).resolve),
    },
    schema: { buildUnionType: (config: UnionConfig) => config },
  };
  createContentSchema(schemaArgs as unknown as Parameters<typeof createContentSchema>[0], assets);
  createContentResolvers({ createResolvers: (added: object) => void (fields = added as Declarations['fields']) }, assets);
  return { types, unions, directives, fields };
}

/** What Gatsby adds to the declarations, and what the head of a page asks for, which a preview does not show. */
function createExtraFields(image: FieldConfig['resolve']): Declarations['fields'] {
  const head = {
    jsonLd: { type: 'String', resolve: () => null },
    ogImage: { type: 'OgImage', resolve: () => null },
  };
  const pages = ['Page', 'ContactForm', 'Article', 'Showroom', 'Brand', 'Opening'].map((type): [string, Record<string, FieldConfig>] => [
    type,
    head,
  ]);
  const anyArgs = { layout: 'Any', placeholder: 'Any', formats: 'Any', breakpoints: 'Any' };
  const lists = contentKinds.flatMap(({ type }) =>
    Object.entries(createNodeFields(type)).map(([name, resolve]): [string, FieldConfig] => [
      name,
      name.startsWith('all')
        ? { type: `${type}Connection!`, args: { filter: 'Any', sort: 'Any' }, resolve }
        : { type, args: { id: 'Any', path: 'Any' }, resolve },
    ]),
  );
  return {
    ...Object.fromEntries(pages),
    Query: Object.fromEntries(lists),
    File: {
      name: { type: 'String!', resolve: ({ path }: { path: string }) => /([^/]*?)(?:\.\w+)?$/.exec(path)![1]! },
      childImageSharp: { type: 'ImageSharp', resolve: image },
    },
    ImageSharp: { gatsbyImageData: { type: 'Any', args: anyArgs, resolve: (data: unknown) => data } },
  };
}

const baseTypes = `
  scalar Any
  scalar Date
  scalar JSON
  ${contentKinds.map(({ type }) => `type ${type} { id: ID! } type ${type}Connection { nodes: [${type}!]! }`).join('\n')}
`;

const printArgs = (args: Record<string, string> = {}): string => {
  const printed = Object.entries(args).map(([name, type]) => `${name}: ${type}`);
  return printed.length > 0 ? `(${printed.join(', ')})` : '';
};

const printFields = (type: string, fields: Record<string, FieldConfig>): string => {
  const added = Object.entries(fields).flatMap(([name, field]) => (field.type ? [`${name}${printArgs(field.args)}: ${field.type}`] : []));
  return added.length > 0 ? `type ${type} { ${added.join('\n')} }` : '';
};

/** A document in which each type has one definition, with the fields of all. */
function mergeDefinitions({ definitions, ...document }: DocumentNode): DocumentNode {
  const types = new Map<string, ObjectTypeDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const fields = [...(types.get(definition.name.value)?.fields ?? []), ...(definition.fields ?? [])];
      types.set(definition.name.value, { ...definition, interfaces: [], fields });
    }
  return { ...document, definitions: [...definitions.filter(({ kind }) => kind !== Kind.OBJECT_TYPE_DEFINITION), ...types.values()] };
}

/** The resolver that the directive of a field stands for. */
function findDirectiveResolver({ astNode }: GraphQLField<unknown, unknown>, directives: Declarations['directives']): Resolve | undefined {
  const directive = astNode?.directives?.find(({ name }) => directives.has(name.value));
  const options = directive?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? [];
  return directive && directives.get(directive.name.value)!(Object.fromEntries(options) as object);
}

/** The schema of the build, with the resolvers of the build, for the nodes of a preview. `image` resolves the image data of a file. */
export function createPreviewSchema(assets: Assets, image: FieldConfig['resolve']): GraphQLSchema {
  const { types, unions, directives, fields } = collectDeclarations(assets);
  const added = [fields, createExtraFields(image)];
  const texts = [
    baseTypes,
    ...types,
    ...unions.map(({ name, types: members }) => `union ${name} = ${members.join(' | ')}`),
    ...added.flatMap((group) => Object.entries(group).map(([type, config]) => printFields(type, config))),
  ];
  const schema = buildASTSchema(mergeDefinitions(parse(texts.join('\n'))), { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    const union = unions.find(({ name }) => name === type.name);
    if (type instanceof GraphQLUnionType && union) type.resolveType = (value: { type: string }) => union.resolveType(value);
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const own = added.map((group) => group[type.name]?.[field.name]).find(Boolean)?.resolve;
      field.resolve = (own ?? findDirectiveResolver(field, directives)) as typeof field.resolve;
    }
  }
  return schema;
}

/** The context of a query. */
interface QueryContextValue {
  nodeModel: PreviewNodeModel;
}

type Source = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<Source, QueryContextValue>;

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** The directives of Gatsby that the type definitions use, by their names. */
const gatsbyDirectives: Record<string, (options: Record<string, unknown>) => Resolver> = {
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
function createNodeFields(type: string): Record<string, Resolver> {
  const list: Resolver = (_, { filter = {}, sort = {} }: { filter?: Filter; sort?: object }, { nodeModel }) => ({
    nodes: nodeModel
      .getNodesByType(type)
      .filter((node) => matches(node, filter))
      .sort((a, b) => compare(a, b, Object.keys(sort))),
  });
  const one: Resolver = (_, filter: Filter, { nodeModel }) => nodeModel.getNodesByType(type).find((node) => matches(node, filter)) ?? null;
  return { [`all${type}`]: list, [`${type[0]!.toLowerCase()}${type.slice(1)}`]: one };
}
