import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { diffLists } from './list-diff';
import { isEqual } from './is-equal';
import { printField, printFile, printItem } from './print-yaml';

interface YamlFile {
  text: string;
  document: Document.Parsed;
}

/** A field or an entry of a file: the offset of its start, the end of its last line, and its node. */
interface NodeRange {
  start: number;
  end: number;
  node: Node | null;
}

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const getStart = (node: Node): number => node.range![0];
const getLineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const getColumn = (text: string, at: number): number => at - getLineStart(text, at);

/** The offset after the last line of a node, with its line break. */
function getEnd(text: string, node: Node | null, from: number): number {
  if (isMap(node) && !node.flow && node.items.length > 0) return getPairRange(text, node.items.at(-1)!).end;
  if (isSeq(node) && !node.flow && node.items.length > 0)
    return getEnd(text, node.items.at(-1) as Node, getStart(node.items.at(-1) as Node));
  const end = node?.range?.[1] ?? from;
  if (end > 0 && text[end - 1] === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? text.length : line + 1;
}

function getPairRange(text: string, pair: Pair): NodeRange {
  const key = pair.key as Node;
  const node = pair.value as Node | null;
  return { start: getStart(key), end: getEnd(text, node, key.range![1]), node };
}

const isBlockCollection = (node: unknown): node is YAMLMap | YAMLSeq => (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

const getNodeValue = (node: Node | null, { document }: YamlFile): unknown => node?.toJS(document) ?? null;

/** Joins the parts of a group or a list, each with the comments and empty lines before it. */
const joinParts = (parts: readonly { lead: string; text: string }[], column: number): string =>
  parts.map(({ lead, text }, at) => (at === 0 ? text : `${lead}${' '.repeat(column)}${text}`)).join('');

const getLeadingText = (text: string, before: NodeRange | undefined, { start }: NodeRange): string =>
  before ? text.slice(before.end, getLineStart(text, start)) : '';

/** A printed text with the comment that followed the value, where both are one line. */
function keepComment(printed: string, file: YamlFile, { end, node }: NodeRange): string {
  const behind = isScalar(node) && node.comment !== undefined && node.range ? file.text.slice(node.range[1], end) : '';
  return behind.trim().startsWith('#') && printed.trimEnd().split('\n').length === 1 ? printed.trimEnd() + behind : printed;
}

function patchField(file: YamlFile, part: NodeRange, name: string, value: unknown, column: number): string {
  const { text } = file;
  const { start, end, node } = part;
  if (isEqual(getNodeValue(node, file), value)) return text.slice(start, end);
  const isSame =
    isBlockCollection(node) && (isMap(node) ? isRecord(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0);
  if (!isSame) return keepComment(printField(name, value, node, column), file, part);
  const first =
    getLineStart(text, getStart(node)) + (isSeq(node) ? getMarkerColumn(text, node.items[0] as Node) : getColumn(text, getStart(node)));
  return text.slice(start, first) + patchCollection(file, node, value);
}

function patchMap(file: YamlFile, map: YAMLMap, value: Values): string {
  const { text } = file;
  const column = getColumn(text, getStart(map));
  const pairs = map.items.map((pair) => ({ name: String(isScalar(pair.key) ? pair.key.value : pair.key), part: getPairRange(text, pair) }));
  const kept = pairs
    .map((pair, at) => ({ ...pair, lead: getLeadingText(text, pairs[at - 1]?.part, pair.part) }))
    .filter(({ name }) => name in value);
  const parts = kept.map(({ name, part, lead }) => ({ name, lead, text: patchField(file, part, name, value[name], column) }));
  const names = Object.keys(value);
  for (const [at, name] of names.entries()) {
    if (parts.some((part) => part.name === name)) continue;
    const before = names.slice(0, at).reverse();
    const after = before.map((other) => parts.findIndex((part) => part.name === other)).find((place) => place >= 0) ?? -1;
    parts.splice(after + 1, 0, { name, lead: '', text: printField(name, value[name], undefined, column) });
  }
  return joinParts(parts, column);
}

const getMarkerColumn = (text: string, item: Node): number => getColumn(text, text.lastIndexOf('-', getStart(item) - 1));

function patchItem(file: YamlFile, part: NodeRange, value: unknown, column: number): string {
  const { text } = file;
  const { start, end, node } = part;
  if (isEqual(getNodeValue(node, file), value)) return text.slice(start, end);
  if (!(isMap(node) && isBlockCollection(node) && isRecord(value))) return keepComment(printItem(value, node, column), file, part);
  return text.slice(start, getStart(node)) + patchCollection(file, node, value);
}

function patchSeq(file: YamlFile, seq: YAMLSeq, value: readonly unknown[]): string {
  const { text } = file;
  const items = seq.items as Node[];
  const column = getMarkerColumn(text, items[0]!);
  const parts = items.map((node): NodeRange => ({
    start: getLineStart(text, getStart(node)) + column,
    end: getEnd(text, node, getStart(node)),
    node,
  }));
  const was = items.map((node) => getNodeValue(node, file));
  const lines = diffLists(was, value).map(({ now, was: before }) =>
    before === undefined
      ? { lead: '', text: printItem(value[now], undefined, column) }
      : { lead: getLeadingText(text, parts[before - 1], parts[before]!), text: patchItem(file, parts[before]!, value[now], column) },
  );
  return joinParts(lines, column);
}

function patchCollection(file: YamlFile, node: YAMLMap | YAMLSeq, value: unknown): string {
  return isMap(node) ? patchMap(file, node, value as Values) : patchSeq(file, node, value as unknown[]);
}

/**
 * Patches a YAML file so that it holds `value`. Lines whose values do not change stay as they are, with their comments; other lines are
 * printed. Where the result does not parse to the value, the whole file is printed.
 */
export function patchYaml(source: string, value: unknown): string {
  const document = parseDocument(source);
  const { contents } = document;
  if (!isBlockCollection(contents)) return printFile(value);
  const text = source.endsWith('\n') ? source : `${source}\n`;
  const file = { text, document };
  const [start, end] = [getLineStart(text, getStart(contents)), getEnd(text, contents, 0)];
  const written = text.slice(0, start) + patchCollection(file, contents, value) + text.slice(end);
  return isEqual(parseDocument(written).toJS(), value) ? written : printFile(value);
}
