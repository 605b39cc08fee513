import { posix } from 'node:path';

/** What a node of content needs to be traced to its files. */
export interface Traced {
  id: string;
  parent: string | null;
  relativePath?: string;
}

const isPicture = /^\.{1,2}\/\S+\.(?:jpe?g|png|svg)$/;

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The content file that a node was made of, relative to `content/`. */
export function fileOf(node: Traced, nodeOf: (id: string) => Traced | undefined): string | undefined {
  if (node.relativePath !== undefined) return node.relativePath;
  const parent = node.parent === null ? undefined : nodeOf(node.parent);
  return parent && fileOf(parent, nodeOf);
}

/** The files that are a page’s own: its content file and the pictures it names, relative to `content/`. */
export function pageFiles(node: Traced, nodeOf: (id: string) => Traced | undefined): string[] {
  const file = fileOf(node, nodeOf);
  if (file === undefined) return [];
  const pictures = textsIn(node).filter((text) => isPicture.test(text));
  return [...new Set([file, ...pictures.map((picture) => posix.join(posix.dirname(file), picture))])];
}
