import { readFileSync } from 'node:fs';
import { findContentKind, type ContentTypeName } from '../../schema/content';
import type { Content, ContentEntry, AnnotatedField, EntryMarkdownToken } from './content';
import type { Fault } from './fault';
import { parseMarkdownTokens } from './markdown-tokens';
import { detectPictureFormat, pictureFilePattern } from './picture-format';
import { collectAnnotatedValues } from './annotated-values';
import { findSchemaFaults } from './schema-faults';
import { parseSourceFile, getSourceText, type FieldPath, type SourceFile } from './source-file';
import { findDuplicateFields, findSyntaxFaults, findTextFaults } from './yaml-faults';

/** The value without the values at invalid paths. */
function omitInvalid(value: unknown, invalidPaths: ReadonlySet<string>): unknown {
  if (invalidPaths.size === 0) return value;
  const prune = (at: unknown, path: string): unknown => {
    if (invalidPaths.has(path)) return undefined;
    const below = (step: string | number) => (path === '' ? String(step) : `${path}/${step}`);
    if (Array.isArray(at)) return at.map((item, index) => prune(item, below(index)));
    if (typeof at !== 'object' || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([key, inner]) => [key, prune(inner, below(key))]));
  };
  return prune(value, '');
}

function toEntries(source: SourceFile, value: unknown): ContentEntry[] {
  const entry = (path: FieldPath, inner: unknown) =>
    ({
      type: source.kind.type as ContentTypeName,
      source,
      path,
      value: typeof inner === 'object' && inner !== null ? inner : {},
    }) as ContentEntry;
  if (source.kind.format !== 'list') return [entry([], value)];
  return Array.isArray(value) ? value.map((inner, at) => entry([at], inner)) : [];
}

function toAnnotatedFields(
  source: SourceFile,
  value: unknown,
  entries: ContentEntry[],
  invalidPaths: ReadonlySet<string>,
): AnnotatedField[] {
  return collectAnnotatedValues(source.kind, value).flatMap(({ path, ...rest }) => {
    const entry = source.kind.format === 'list' ? entries[Number(path[0])] : entries[0];
    return entry ? [{ entry, ...rest, path: path.slice(entry.path.length), isValid: !invalidPaths.has(path.join('/')) }] : [];
  });
}

function toMarkdownTokens({ body }: SourceFile, entries: ContentEntry[], fields: AnnotatedField[]): EntryMarkdownToken[] {
  const toTokens = (entry: ContentEntry, isInBody: boolean, start: number, text: string, written?: string) =>
    parseMarkdownTokens(text, written).map((token) => ({ entry, isInBody, token: { ...token, offset: token.offset + start } }));
  const inFields = fields
    .filter(({ role }) => role === 'markdown')
    .flatMap(({ entry, path, value }) => {
      const { written, start } = getSourceText(entry.source, [...entry.path, ...path]);
      return toTokens(entry, false, start, value, written);
    });
  return body ? [...inFields, ...toTokens(entries[0]!, true, body.start, body.text)] : inFields;
}

function parseFile(source: SourceFile) {
  const textFaults = findTextFaults(source);
  const unparsable = textFaults.length > 0 ? textFaults : findSyntaxFaults(source);
  if (!source.head || unparsable.length > 0)
    return { faults: unparsable, entries: toEntries(source, undefined), fields: [], markdownTokens: [], isParsed: false };
  const value: unknown = source.head.document.toJS();
  const { faults, invalidPaths } = findSchemaFaults(source, value);
  const entries = toEntries(source, omitInvalid(value, invalidPaths));
  const fields = toAnnotatedFields(source, value, entries, invalidPaths);
  return {
    faults: [...findDuplicateFields(source), ...faults],
    entries,
    fields,
    markdownTokens: toMarkdownTokens(source, entries, fields),
    isParsed: true,
  };
}

/** Parses the files of `content/` and finds the faults of each file by itself. `placeOf` gives the absolute path of a file. */
export function readContent(
  placeOf: (file: string) => string,
  files: readonly string[],
  statics: ReadonlySet<string>,
): { content: Content; faults: Fault[] } {
  const sources = files.flatMap((file) => {
    const kind = findContentKind(file);
    return kind ? [parseSourceFile(file, kind, readFileSync(placeOf(file), 'utf8').replace(/^\uFEFF/, ''))] : [];
  });
  const reads = sources.map(parseFile);
  const content: Content = {
    files,
    pictures: new Map(files.filter((file) => pictureFilePattern.test(file)).map((file) => [file, detectPictureFormat(placeOf(file))])),
    svgs: new Map(files.filter((file) => file.endsWith('.svg')).map((file) => [file, readFileSync(placeOf(file), 'utf8')])),
    staticPaths: statics,
    entries: reads.flatMap(({ entries }) => entries),
    fields: reads.flatMap(({ fields }) => fields),
    markdownTokens: reads.flatMap(({ markdownTokens }) => markdownTokens),
    unparsedTypes: new Set(sources.flatMap(({ kind }, at) => (reads[at]!.isParsed ? [] : [kind.type]))),
  };
  return { content, faults: reads.flatMap(({ faults }) => faults) };
}
