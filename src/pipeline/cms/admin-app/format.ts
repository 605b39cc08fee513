import { parse } from 'yaml';
import { toManilaDay } from '../../../domain/dates';
import type { ContentKind } from '../../../schema/content-kinds';
import { splitFrontMatter } from '../../check/read/source-file';
import type { CmsCollection } from '../collections';
import type { DecapField } from '../decap-fields';
import { readTypedMarks, toFileValues, toWidgetValues } from './value-adapter';
import { longestCommonSubsequence, patchYaml } from './yaml-patch';

/** A part of a path as Decap CMS writes it: lower case, without accents, with hyphens. */
const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_.~]+/g, '-')
    .replace(/^-+|-+$/g, '');

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : 'new');

const fillSlug = (template: string, values: Record<string, unknown>): string =>
  toSlug(template.replace(/\{\{fields\.(\w+)\}\}/g, (_, name: string) => toText(values[name])));

/** The path in `content/` of the file of an entry; of a new entry that of the file which Decap CMS will make. */
export function getEntryFile(collection: CmsCollection, path: string | undefined, values: Record<string, unknown>): string {
  const { folder = '', path: inFolder = '{{slug}}', extension = '' } = collection;
  const slug = fillSlug(toText(collection['slug']), values);
  const file = path || collection.files?.[0]?.file || `${folder}/${inFolder.replace('{{slug}}', slug)}.${extension}`;
  return file.replace(/^content\//, '');
}

const normalizeBullet = (line: string): string => line.replace(/^(\s*)[*+] /, '$1- ');

/** The text of a line without its markup: a rich-text editor writes markup in its own style. */
const normalizeLine = (line: string): string =>
  normalizeBullet(line)
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('_', '*')
    .trim();

/** The lines that are not empty, each with the number of empty lines before it. */
const splitLines = (text: string) =>
  Array.from(text.matchAll(/((?:[^\S\n]*\n)*)(.*\S.*)\n?/g), ([, empty, line]) => ({ text: line!, gap: empty!.split('\n').length - 1 }));

/**
 * Merges an edited Markdown text into its source: lines whose text did not change keep their source, and lines without an empty line
 * between them stay together, as the two pictures of a pair. An empty paragraph is none.
 */
export function mergeMarkdown(before: string, after: string): string {
  const [was, now] = [splitLines(before), splitLines(after)];
  const [wasTexts, nowTexts] = [was, now].map((lines) => lines.map(({ text }) => normalizeLine(text))) as [string[], string[]];
  const kept = new Map(longestCommonSubsequence(wasTexts, nowTexts).map((line) => [line.now, line.was]));
  return now
    .map(({ text, gap }, at) => {
      const same = kept.get(at);
      const line = same === undefined ? readTypedMarks(normalizeBullet(text)) : was[same]!.text;
      const isNext = same !== undefined && at > 0 && kept.get(at - 1) === same - 1;
      return (at === 0 ? '' : '\n'.repeat(1 + (isNext ? was[same]!.gap : Math.min(gap, 1)))) + line;
    })
    .join('');
}

type Values = Record<string, unknown>;

/** How Decap CMS reads and writes the files of a collection. */
export interface DecapFormat {
  fromFile: (text: string) => Values;
  toFile: (values: Values) => string;
}

/** The part of a collection that the format reads. */
interface FormatOptions {
  contentFormat: ContentKind['format'];
  fields: readonly DecapField[];
}

/** The key of the source text, which is kept with the values so that unchanged lines are written as they were. */
const sourceKey = '$source';

/** The key of what a list says of an entry beside its title. It is no field of the file. */
const stateKey = '$state';

const isIsoDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const toLongDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** When an entry is published, or was, and whether it is a draft: ` · from 4 December 2026 · draft`. */
export function tellState({ date, closes, draft }: Values, today = toManilaDay(new Date())): string {
  const day = isIsoDay(date) ? [`${date > today ? 'from ' : ''}${toLongDay(date)}`] : [];
  const states = [...day, ...(isIsoDay(closes) && closes < today ? ['closed'] : []), ...(draft === 'true' ? ['draft'] : [])];
  return states.map((state) => ` · ${state}`).join('');
}

const withUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');

const delimiter = '---\n';

function readMarkdown(text: string): Values {
  const parts = splitFrontMatter(text);
  if ('problem' in parts) return { body: text };
  return { ...(parse(parts.head) as Values), body: parts.body.trim() };
}

function writeMarkdown(before: string, { body, ...head }: Values): string {
  const parts = splitFrontMatter(before);
  const text = typeof body === 'string' ? body.trim() : '';
  if ('problem' in parts) return `${delimiter}${patchYaml('', head)}${delimiter}\n${mergeMarkdown('', text)}\n`;
  const kept = parts.body.trim() === text ? parts.body : `\n${mergeMarkdown(parts.body, text)}\n`;
  return (
    before.slice(0, parts.headStart) +
    patchYaml(parts.head, head) +
    before.slice(parts.headStart + parts.head.length, parts.bodyStart) +
    kept
  );
}

/** The format of a kind of content: parses a file to values of the editing screen, and prints them. */
export function createFormat({ contentFormat, fields }: FormatOptions): DecapFormat {
  const read = (text: string): Values => {
    if (contentFormat === 'markdown') return readMarkdown(text);
    const value: unknown = parse(text);
    return contentFormat === 'list' ? { [fields[0]!.name]: value ?? [] } : ((value ?? {}) as Values);
  };
  return {
    fromFile: (text) => {
      const values = toWidgetValues(fields, read(withUnixLines(text)));
      return { ...values, [stateKey]: tellState(values), [sourceKey]: text };
    },
    toFile: ({ [sourceKey]: source = '', [stateKey]: _, ...values }) => {
      const value = toFileValues(fields, values);
      const before = withUnixLines(source as string);
      const after =
        contentFormat === 'markdown'
          ? writeMarkdown(before, value)
          : patchYaml(before, contentFormat === 'list' ? (value[fields[0]!.name] ?? []) : value);
      // A file of Windows keeps its line endings.
      return before === source ? after : after.replaceAll('\n', '\r\n');
    },
  };
}
