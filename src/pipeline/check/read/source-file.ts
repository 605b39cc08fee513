import { isCollection, isMap, isPair, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { ContentKind } from '../../../schema/content-kinds';

/** The parts of a Markdown file: its front matter in YAML and its body, each with its offset. */
interface FrontMatter {
  head: string;
  headStart: number;
  body: string;
  bodyStart: number;
}

/** Splits a Markdown file at the two lines of three hyphens, or says what is wrong with them. */
export function splitFrontMatter(text: string): FrontMatter | { problem: string } {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening)
    return {
      problem:
        'The file does not begin with a line of three hyphens. Put `---` alone on the first line, the fields below it, and `---` again after them.',
    };
  const headStart = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(text.slice(headStart));
  if (!closing) return { problem: 'The fields at the head of the file do not end. Put `---` alone on a line between them and the text.' };
  const headEnd = headStart + closing.index;
  const bodyStart = headEnd + closing[0].length;
  return { head: text.slice(headStart, headEnd), headStart, body: text.slice(bodyStart), bodyStart };
}

/** The steps from the root of a file to a value: names of fields and indexes of lists, from 0. */
export type FieldPath = readonly (string | number)[];

/** The value at a path, or undefined. */
export const getValueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step], value);

/** A file of the content, parsed. */
export interface SourceFile {
  /** Its path inside `content/`. */
  file: string;
  kind: ContentKind;
  /** The text that `*` matches in the pattern of its kind. */
  name: string;
  text: string;
  /** Its YAML and the offset of the YAML; undefined when a Markdown file has no front matter. */
  head: { document: Document.Parsed; start: number } | undefined;
  /** Its Markdown and the offset of the Markdown. */
  body: { text: string; start: number } | undefined;
  /** What is wrong with the front matter of a Markdown file. */
  problem: string | undefined;
}

/** The name that is meant by one with another ending: `index.yml`, or `index.md.txt` as Windows stores it. */
export const toMeantName = (file: string): string => file.replace(/\.yml$/, '.yaml').replace(/(\.(?:md|yaml))\.txt$/, '$1');

/** Parses a file. The errors of its YAML stay in the document. */
export function parseSourceFile(file: string, kind: ContentKind, text: string): SourceFile {
  const [before = '', after] = kind.files.split('*');
  const base = { file, kind, name: after === undefined ? '' : toMeantName(file).slice(before.length, -after.length), text };
  const parse = (yaml: string) => parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  if (kind.format !== 'markdown') return { ...base, head: { document: parse(text), start: 0 }, body: undefined, problem: undefined };
  const parts = splitFrontMatter(text);
  if ('problem' in parts) return { ...base, head: undefined, body: undefined, problem: parts.problem };
  return {
    ...base,
    head: { document: parse(parts.head), start: parts.headStart },
    body: { text: parts.body, start: parts.bodyStart },
    problem: undefined,
  };
}

/** The name of a field. Nearly all are texts already, and this is called for every field before the one that is looked for. */
function toName(key: unknown): string {
  const name = isScalar(key) ? key.value : key;
  return typeof name === 'string' ? name : String(name);
}

function findNode({ document }: { document: Document }, path: FieldPath) {
  let found: { node: Node | undefined; key: Node | undefined } = { node: document.contents ?? undefined, key: undefined };
  for (const step of path) {
    const inside = found.node;
    if (isMap(inside)) {
      const name = String(step);
      const pair = inside.items.find(({ key }) => toName(key) === name);
      if (!pair) break;
      found = { node: (pair.value as Node | null) ?? undefined, key: pair.key as Node };
    } else if (isSeq(inside) && inside.items[Number(step)] !== undefined) {
      found = { node: inside.items[Number(step)] as Node, key: undefined };
    } else break;
  }
  return found;
}

/** The YAML node of a value, or the closest parent that exists. */
export const findNodeAt = ({ head }: SourceFile, path: FieldPath): Node | undefined => head && findNode(head, path).node;

const isEmptyNode = (node: Node | undefined) => !node?.range || node.range[0] === node.range[1];

/**
 * The offset of a value; of the name of the field when the value is empty or a collection; of the closest parent when the
 * path does not exist.
 */
export function getOffset({ head }: SourceFile, path: FieldPath): number {
  if (!head) return 0;
  const { node, key } = findNode(head, path);
  const shown = key && (isEmptyNode(node) || isCollection(node)) ? key : node;
  return head.start + (shown?.range?.[0] ?? 0);
}

/** The path of the innermost value at an offset: that of a fault, of which only the place is known. The text of a Markdown file is `body`. */
export function findPathAt({ head, body }: SourceFile, offset: number): FieldPath {
  if (body && offset >= body.start) return ['body'];
  const path: (string | number)[] = [];
  let node: unknown = head?.document.contents;
  while (isCollection(node)) {
    const { items } = node;
    const index = items.findLastIndex((item) => (((isPair(item) ? item.key : item) as Node).range?.[0] ?? 0) <= offset - head!.start);
    const item = items[index];
    if (item === undefined) break;
    path.push(isPair(item) ? toName(item.key) : index);
    node = isPair(item) ? item.value : item;
  }
  return path;
}

/** The offset of the name of a field. */
export function getKeyOffset({ head }: SourceFile, path: FieldPath): number {
  if (!head) return 0;
  const { node, key } = findNode(head, path);
  return head.start + ((key ?? node)?.range?.[0] ?? 0);
}

/** The source of a value, with its quotes and indentation, and the offset of the source. */
export function getSourceText(source: SourceFile, path: FieldPath): { written: string; start: number } {
  const { head, text } = source;
  const range = head && findNode(head, path).node?.range;
  if (!range) return { written: '', start: getOffset(source, path) };
  return { written: text.slice(head.start + range[0], head.start + range[1]), start: head.start + range[0] };
}
