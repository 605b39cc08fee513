import { parse } from 'yaml';
import { splitFrontMatter } from '../pipeline/check/read/source-file';
import { bodyFieldsByType } from '../pipeline/data/content-nodes';
import { type BuildContext, createBuildContextNodes } from '../pipeline/data/build-context';
import type { NodeModel } from '../pipeline/data/node-model';
import { findContentKind } from '../schema/content-kinds';
import { foldSchema, isRecord, type JsonSchema, type SchemaFold } from '../schema/json-schema';

/** A node of the data layer. */
export interface PreviewNode {
  id: string;
  parent: string | null;
  children: string[];
  internal: { type: string };
  [field: string]: unknown;
}

/** The node model of a preview; `roots` has the node of each object in a node. */
export interface PreviewNodeModel extends NodeModel {
  findRootNodeAncestor: (part: object) => PreviewNode;
  getNodesByType: (type: string) => PreviewNode[];
}

function readValues(format: string, text: string): { values: unknown[]; body: string } {
  if (format === 'list') return { values: (parse(text) as unknown[] | null) ?? [], body: '' };
  const parts = format === 'markdown' ? splitFrontMatter(text) : { head: text, body: '' };
  return 'problem' in parts ? { values: [{}], body: text } : { values: [parse(parts.head)], body: parts.body };
}

/** The node of a file, and those of its entries. */
function createFileNodes(file: string, text: string, today: string): PreviewNode[] {
  const { type, format } = findContentKind(file)!;
  const { values, body } = readValues(format, text);
  const fill = createFillMissing(type, today);
  const entries = values.map((value, index): PreviewNode => ({
    ...(fill(value) as object),
    ...bodyFieldsByType[type]?.(body, file),
    id: `${file}#${index}`,
    parent: file,
    children: [],
    internal: { type },
  }));
  const fileNode = { id: file, parent: null, children: entries.map(({ id }) => id), internal: { type: 'File' }, absolutePath: `/${file}` };
  return [fileNode, ...entries];
}

/** Reads files to nodes. A file whose text did not change keeps its nodes. */
export function createFileReader(today: string): (file: string, text: string) => PreviewNode[] {
  const known = new Map<string, { text: string; nodes: PreviewNode[] }>();
  return (file, text) => {
    const stored = known.get(file);
    if (stored?.text === text) return stored.nodes;
    const nodes = createFileNodes(file, text, today);
    known.set(file, { text, nodes });
    return nodes;
  };
}

function registerParts(value: unknown, root: PreviewNode, roots: WeakMap<object, PreviewNode>): void {
  if (typeof value !== 'object' || value === null) return;
  roots.set(value, root);
  for (const part of Object.values(value)) registerParts(part, root, roots);
}

/** The node model of the nodes of all files, and of the context of a build. */
export async function createNodeModel(fileNodes: readonly PreviewNode[], context: BuildContext): Promise<PreviewNodeModel> {
  const nodes = [...fileNodes];
  const createNode = (node: unknown) => void nodes.push(node as PreviewNode);
  type SourceArgs = Parameters<typeof createBuildContextNodes>[0];
  await createBuildContextNodes({ actions: { createNode }, createContentDigest: () => '' } as unknown as SourceArgs, context);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const byType = new Map<string, PreviewNode[]>();
  const roots = new WeakMap<object, PreviewNode>();
  for (const node of nodes) {
    byType.set(node.internal.type, [...(byType.get(node.internal.type) ?? []), node]);
    registerParts(node, node, roots);
  }
  const getNodesByType = (type: string) => byType.get(type) ?? [];
  return {
    findAll: ({ type }) => Promise.resolve({ entries: getNodesByType(type) }),
    // Only files are looked for by a filter: those beside an entry, which the assets read.
    findOne: () => Promise.resolve({}),
    getNodesByIds: ({ ids }) => ids.flatMap((id) => byId.get(id) ?? []),
    getNodeById: ({ id }) => byId.get(id) ?? null,
    findRootNodeAncestor: (part) => roots.get(part)!,
    getNodesByType,
  };
}

type Fill = (value: unknown) => unknown;

const createEmptyValue = ({ const: constant, enum: options, role, type, minimum }: JsonSchema, today: string): unknown => {
  if (constant !== undefined || options) return constant ?? options![0];
  if (role === 'date') return today;
  if (type === 'boolean') return false;
  return type === 'string' ? '' : (minimum ?? 0);
};

const createFold = (today: string): SchemaFold<Fill> => ({
  value: (schema) => (value) => value ?? createEmptyValue(schema, today),
  list: (_, fill) => (value) => (Array.isArray(value) ? value.map((item: unknown) => fill(item)) : []),
  group: (_, fields) => (value) => {
    const given = isRecord(value) ? value : {};
    const filled = fields
      .filter(({ name, isRequired }) => isRequired || (given[name] ?? null) !== null)
      .map(({ name, folded }): [string, unknown] => [name, folded(given[name])]);
    return { ...given, ...Object.fromEntries(filled) };
  },
  union: (_, members) => (value) => {
    const type = isRecord(value) ? value['type'] : undefined;
    return members.find((member) => member.type === type)?.folded(value) ?? value;
  },
});

/** Gives each required field that a value does not have an empty value, so that an entry has a page before it is complete. */
export const createFillMissing = (type: string, today: string): Fill => foldSchema({ $ref: type }, createFold(today));
