import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { align } from './align';
import { isEqual } from './is-equal';
import { printField, printFile, printItem } from './print';

interface File {
  text: string;
  document: Document.Parsed;
}

/** A field or an entry of a file: where it begins, where its last line ends, and what it holds. */
interface Part {
  start: number;
  end: number;
  node: Node | null;
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

const startOf = (node: Node): number => node.range![0];
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** Where the last line of what a node holds ends, its line break included. */
function endOf(text: string, node: Node | null, from: number): number {
  if (isMap(node) && !node.flow && node.items.length > 0) return pairPart(text, node.items.at(-1)!).end;
  if (isSeq(node) && !node.flow && node.items.length > 0) return endOf(text, node.items.at(-1) as Node, startOf(node.items.at(-1) as Node));
  const end = node?.range?.[1] ?? from;
  if (end > 0 && text[end - 1] === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? text.length : line + 1;
}

function pairPart(text: string, pair: Pair): Part {
  const key = pair.key as Node;
  const node = pair.value as Node | null;
  return { start: startOf(key), end: endOf(text, node, key.range![1]), node };
}

const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

const valueOf = (node: Node | null, { document }: File): unknown => node?.toJS(document) ?? null;

/** Joins the parts of a group or a list: each with the comments and empty lines that stood before it. */
const joined = (parts: readonly { lead: string; text: string }[], column: number): string =>
  parts.map(({ lead, text }, at) => (at === 0 ? text : `${lead}${' '.repeat(column)}${text}`)).join('');

const leadOf = (text: string, before: Part | undefined, { start }: Part): string =>
  before ? text.slice(before.end, lineStart(text, start)) : '';

/** A text that was printed anew, with the comment that stood behind the value on its only line. */
function withComment(printed: string, file: File, { end, node }: Part): string {
  const behind = isScalar(node) && node.comment !== undefined && node.range ? file.text.slice(node.range[1], end) : '';
  return behind.trim().startsWith('#') && printed.trimEnd().split('\n').length === 1 ? printed.trimEnd() + behind : printed;
}

function field(file: File, part: Part, name: string, value: unknown, column: number): string {
  const { text } = file;
  const { start, end, node } = part;
  if (isEqual(valueOf(node, file), value)) return text.slice(start, end);
  const isSame =
    isBlock(node) && (isMap(node) ? isGroup(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0);
  if (!isSame) return withComment(printField(name, value, node, column), file, part);
  const first = lineStart(text, startOf(node)) + (isSeq(node) ? markerColumn(text, node.items[0] as Node) : columnOf(text, startOf(node)));
  return text.slice(start, first) + block(file, node, value);
}

function group(file: File, map: YAMLMap, value: Group): string {
  const { text } = file;
  const column = columnOf(text, startOf(map));
  const pairs = map.items.map((pair) => ({ name: String(isScalar(pair.key) ? pair.key.value : pair.key), part: pairPart(text, pair) }));
  const kept = pairs
    .map((pair, at) => ({ ...pair, lead: leadOf(text, pairs[at - 1]?.part, pair.part) }))
    .filter(({ name }) => name in value);
  const parts = kept.map(({ name, part, lead }) => ({ name, lead, text: field(file, part, name, value[name], column) }));
  const names = Object.keys(value);
  for (const [at, name] of names.entries()) {
    if (parts.some((part) => part.name === name)) continue;
    const before = names.slice(0, at).reverse();
    const after = before.map((other) => parts.findIndex((part) => part.name === other)).find((place) => place >= 0) ?? -1;
    parts.splice(after + 1, 0, { name, lead: '', text: printField(name, value[name], undefined, column) });
  }
  return joined(parts, column);
}

const markerColumn = (text: string, item: Node): number => columnOf(text, text.lastIndexOf('-', startOf(item) - 1));

function entry(file: File, part: Part, value: unknown, column: number): string {
  const { text } = file;
  const { start, end, node } = part;
  if (isEqual(valueOf(node, file), value)) return text.slice(start, end);
  if (!(isMap(node) && isBlock(node) && isGroup(value))) return withComment(printItem(value, node, column), file, part);
  return text.slice(start, startOf(node)) + block(file, node, value);
}

function list(file: File, seq: YAMLSeq, value: readonly unknown[]): string {
  const { text } = file;
  const items = seq.items as Node[];
  const column = markerColumn(text, items[0]!);
  const parts = items.map((node): Part => ({
    start: lineStart(text, startOf(node)) + column,
    end: endOf(text, node, startOf(node)),
    node,
  }));
  const was = items.map((node) => valueOf(node, file));
  const lines = align(was, value).map(({ now, was: before }) =>
    before === undefined
      ? { lead: '', text: printItem(value[now], undefined, column) }
      : { lead: leadOf(text, parts[before - 1], parts[before]!), text: entry(file, parts[before]!, value[now], column) },
  );
  return joined(lines, column);
}

function block(file: File, node: YAMLMap | YAMLSeq, value: unknown): string {
  return isMap(node) ? group(file, node, value as Group) : list(file, node, value as unknown[]);
}

/**
 * A file of YAML that says `value`: lines of what did not change stay as they are, comments too. What cannot be kept is printed anew:
 * where the result would not say the value, the whole file.
 */
export function rewrite(source: string, value: unknown): string {
  const document = parseDocument(source);
  const { contents } = document;
  if (!isBlock(contents)) return printFile(value);
  const text = source.endsWith('\n') ? source : `${source}\n`;
  const file = { text, document };
  const [start, end] = [lineStart(text, startOf(contents)), endOf(text, contents, 0)];
  const written = text.slice(0, start) + block(file, contents, value) + text.slice(end);
  return isEqual(parseDocument(written).toJS(), value) ? written : printFile(value);
}
