import { Document, isScalar, type Scalar, visit, isMap, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two values of content are equal, in any order of fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isEqual(one[name], other[name]));
}

/** The width of a line of the content files, in characters. */
const lineWidth = 110;

const indentLines = (text: string, by: number): string => text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);

function setScalarType(scalar: Scalar, old: Scalar | undefined, left: number): void {
  if (typeof scalar.value !== 'string') return;
  const { value } = scalar;
  if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
  else if (old?.type && old.type !== 'BLOCK_LITERAL') scalar.type = old.type;
  else if (value.length > left) scalar.type = 'BLOCK_FOLDED';
}

/**
 * A value as YAML; lines after the first are indented by `column`. A text has the style of the one that it replaces: folded, quoted or
 * plain. Dates are quoted, because YAML 1.1 parses a plain date as a time.
 */
function printYaml(value: unknown, old: Scalar | undefined, column: number): string {
  const document = new Document(value, { compat: 'yaml-1.1' });
  const isLong = old?.type === 'PLAIN' || old?.type === 'QUOTE_SINGLE' || old?.type === 'QUOTE_DOUBLE';
  visit(document, { Scalar: (key, scalar) => (key === 'key' ? undefined : setScalarType(scalar, old, lineWidth - column)) });
  return indentLines(document.toString({ lineWidth: isLong ? 0 : lineWidth - column, singleQuote: true, minContentWidth: 0 }), column);
}

/** `name: value`, or `- value` without a name, and a line break. */
const printPart = (name: string | undefined, value: unknown, old: unknown, column: number): string =>
  printYaml(name === undefined ? [value] : { [name]: value }, isScalar(old) ? old : undefined, column);

/** A whole file. */
const printFile = (value: unknown): string => printYaml(value, undefined, 0);

/** An index of the new list with the index of the old one that it comes from. */
interface DiffItem {
  now: number;
  was: number | undefined;
}

/** The longest common subsequence of two lists. */
export function longestCommonSubsequence(was: readonly unknown[], now: readonly unknown[]): { was: number; now: number }[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] = isEqual(was[i], now[j]) ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const found: { was: number; now: number }[] = [];
  for (let i = 0, j = 0; i < was.length && j < now.length;) {
    if (isEqual(was[i], now[j])) found.push({ was: i++, now: j++ });
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}

/** For each entry of a list the equal entry of the old one at the same place, else the changed one between the same neighbors, else none. */
function alignLists(was: readonly unknown[], now: readonly unknown[]): DiffItem[] {
  const aligned: DiffItem[] = [];
  let next = { was: 0, now: 0 };
  for (const fixed of [...longestCommonSubsequence(was, now), { was: was.length, now: now.length }]) {
    for (let at = next.now; at < fixed.now; at++) {
      const before = next.was + (at - next.now);
      aligned.push({ now: at, was: before < fixed.was ? before : undefined });
    }
    if (fixed.now < now.length) aligned.push(fixed);
    next = { was: fixed.was + 1, now: fixed.now + 1 };
  }
  return aligned;
}

/** For each entry of a list its old entry: the equal one, which may have moved, else the changed one between the same neighbors, else none. */
function diffLists(was: readonly unknown[], now: readonly unknown[]): DiffItem[] {
  const aligned = alignLists(was, now);
  const isKept = ({ was: from, now: at }: DiffItem) => from !== undefined && isEqual(was[from], now[at]);
  const taken = new Set(aligned.filter(isKept).map(({ was: from }) => from));
  return aligned.map((item) => {
    if (isKept(item)) return item;
    const moved = was.findIndex((value, from) => !taken.has(from) && isEqual(value, now[item.now]));
    if (moved < 0) return item.was !== undefined && taken.has(item.was) ? { now: item.now, was: undefined } : item;
    taken.add(moved);
    return { now: item.now, was: moved };
  });
}

interface YamlFile {
  text: string;
  document: Document.Parsed;
}

/** A field or an item of a file: the name of the field, the offset of its start, the end of its last line, and its node. */
interface Part {
  name: string | undefined;
  start: number;
  end: number;
  node: Node | null;
}

/** A field or an item of the new value, with the part that it replaces. */
interface NewPart {
  name: string | undefined;
  value: unknown;
  old: Part | undefined;
}

type BlockCollection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

const isBlockCollection = (node: unknown): node is BlockCollection => (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

const getStart = (node: Node): number => node.range![0];
const getLineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The column of the names of a map, or of the hyphens of a list. */
function getPartColumn(text: string, node: BlockCollection): number {
  const start = isMap(node) ? getStart(node) : text.lastIndexOf('-', getStart(node.items[0]!) - 1);
  return start - getLineStart(text, start);
}

/** The offset after the last line of a node, with its line break. */
function getEnd(text: string, node: Node | null, from: number): number {
  if (isBlockCollection(node)) return getParts(text, node).at(-1)!.end;
  const end = node?.range?.[1] ?? from;
  if (end > 0 && text[end - 1] === '\n') return end;
  const line = text.indexOf('\n', end);
  return line < 0 ? text.length : line + 1;
}

function getParts(text: string, collection: BlockCollection): Part[] {
  if (isMap(collection))
    return collection.items.map(({ key, value }) => {
      const name = String(isScalar(key) ? key.value : key);
      return { name, start: getStart(key), end: getEnd(text, value, key.range![1]), node: value };
    });
  const column = getPartColumn(text, collection);
  return collection.items.map((node) => {
    const start = getStart(node);
    return { name: undefined, start: getLineStart(text, start) + column, end: getEnd(text, node, start), node };
  });
}

const getNodeValue = (node: Node | null, { document }: YamlFile): unknown => node?.toJS(document) ?? null;

/** The fields of a map in their old order. A new field follows the one that is before it in the value. */
function alignFields(parts: readonly Part[], values: Record<string, unknown>): NewPart[] {
  const fields: NewPart[] = parts.filter(({ name }) => name! in values).map((old) => ({ name: old.name, value: values[old.name!], old }));
  for (const [index, name] of Object.keys(values).entries()) {
    if (fields.some((field) => field.name === name)) continue;
    const before = fields.findIndex((field) => field.name === Object.keys(values)[index - 1]);
    fields.splice(before + 1, 0, { name, value: values[name], old: undefined });
  }
  return fields;
}

const alignItems = (file: YamlFile, parts: readonly Part[], values: readonly unknown[]): NewPart[] =>
  diffLists(
    parts.map(({ node }) => getNodeValue(node, file)),
    values,
  ).map(({ now, was }) => ({ name: undefined, value: values[now], old: was === undefined ? undefined : parts[was] }));

function patchPart(file: YamlFile, { name, start, end, node }: Part, value: unknown, column: number): string {
  const { text } = file;
  if (isEqual(getNodeValue(node, file), value)) return text.slice(start, end);
  const isSameKind = typeof value === 'object' && value !== null && Array.isArray(value) === isSeq(node);
  if (isBlockCollection(node) && isSameKind && Object.keys(value).length > 0)
    return text.slice(start, getLineStart(text, getStart(node)) + getPartColumn(text, node)) + patchCollection(file, node, value);
  const printed = printPart(name, value, node, column);
  // The comment that followed the value stays, where both are one line.
  const rest = isScalar(node) && node.comment !== undefined && node.range ? text.slice(node.range[1], end) : '';
  return rest.trim().startsWith('#') && !printed.trimEnd().includes('\n') ? printed.trimEnd() + rest : printed;
}

function patchCollection(file: YamlFile, collection: BlockCollection, value: object): string {
  const { text } = file;
  const column = getPartColumn(text, collection);
  const parts = getParts(text, collection);
  const next = Array.isArray(value) ? alignItems(file, parts, value) : alignFields(parts, value as Record<string, unknown>);
  const printed = next.map(({ name, value: inner, old }, index) => {
    const part = old ? patchPart(file, old, inner, column) : printPart(name, inner, null, column);
    if (index === 0) return part;
    // The comments and empty lines before a part stay with it.
    const before = old && parts[parts.indexOf(old) - 1];
    return (before ? text.slice(before.end, getLineStart(text, old.start)) : '') + ' '.repeat(column) + part;
  });
  return printed.join('');
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
  const [start, end] = [getLineStart(text, getStart(contents)), getEnd(text, contents, 0)];
  const written = text.slice(0, start) + patchCollection({ text, document }, contents, value as object) + text.slice(end);
  return isEqual(parseDocument(written).toJS(), value) ? written : printFile(value);
}
