import { posix } from 'node:path';

/** What a node of content needs to be traced to its files. */
export interface SourceNode {
  id: string;
  parent: string | null;
  relativePath?: string;
}

const picturePath = /^\.{1,2}\/\S+\.(?:jpe?g|png|svg)$/;

/** Every text in a value, however deep. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}

/** The content file that a node was made of, relative to `content/`. */
export function findContentFile(node: SourceNode, nodeOf: (id: string) => SourceNode | undefined): string | undefined {
  if (node.relativePath !== undefined) return node.relativePath;
  const parent = node.parent === null ? undefined : nodeOf(node.parent);
  return parent && findContentFile(parent, nodeOf);
}

/** The files that are a page’s own: its content file and the pictures it names, relative to `content/`. */
export function findPageFiles(node: SourceNode, nodeOf: (id: string) => SourceNode | undefined): string[] {
  const file = findContentFile(node, nodeOf);
  if (file === undefined) return [];
  const pictures = collectStrings(node).filter((text) => picturePath.test(text));
  return [...new Set([file, ...pictures.map((picture) => posix.join(posix.dirname(file), picture))])];
}
