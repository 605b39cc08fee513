import { findContentKind, type ContentTypeName } from '../../schema/content';
import type { Content, ContentEntry, AnnotatedField, EntryMarkdownToken } from './content';
import type { ContentFiles, ReadBytes } from './content-files';
import { createFault, type Fault } from './fault';
import { parseMarkdownTokens } from './markdown-tokens';
import { detectPictureFormat, pictureFilePattern, readOriginal } from './picture-format';
import { rasterFilePattern, readPictureHeader } from './picture-header';
import { collectAnnotatedValues } from './annotated-values';
import { findSchemaFaults } from './schema-faults';
import { parseSourceFile, getSourceText, type FieldPath, type SourceFile } from './source-file';
import { findDuplicateFields, findEscapedControls, findSyntaxFaults, findTextFaults } from './yaml-faults';

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

/** What is known of a page whose file cannot be read: its path, when a line names it. The other kinds are named by their files. */
function guessValue({ kind, text }: SourceFile): { path?: string } {
  const [, path] = kind.type === 'Page' ? (/^path: *['"]?(\/[^\s'"#]*)/m.exec(text) ?? []) : [];
  return path === undefined ? {} : { path };
}

const endlessMessage = 'The file repeats parts of itself, by `&` and `*`, more often than can be read. Write each part where it belongs.';

/** The value of a file; undefined when its aliases make it too large. */
function toValue({ head }: SourceFile): { value: unknown } | undefined {
  try {
    return { value: head!.document.toJS() };
  } catch {
    return undefined;
  }
}

const toUnreadable = (source: SourceFile, unreadable: Fault[]) => ({
  unreadable,
  faults: [],
  entries: toEntries(source, guessValue(source)),
  fields: [],
  markdownTokens: [],
  isParsed: false,
});

function parseFile(source: SourceFile) {
  const textFaults = findTextFaults(source);
  const unparsable = textFaults.length > 0 ? textFaults : findSyntaxFaults(source);
  const value = source.head && unparsable.length === 0 ? toValue(source) : undefined;
  if (!value) return toUnreadable(source, unparsable.length > 0 ? unparsable : [createFault(source, 0, endlessMessage)]);
  const { faults, invalidPaths } = findSchemaFaults(source, value.value);
  // The file is empty, or a list in place of fields.
  if (invalidPaths.has('')) return toUnreadable(source, faults);
  const entries = toEntries(source, omitInvalid(value.value, invalidPaths));
  const fields = toAnnotatedFields(source, value.value, entries, invalidPaths);
  return {
    unreadable: [],
    faults: [...findDuplicateFields(source), ...findEscapedControls(source), ...faults],
    entries,
    fields,
    markdownTokens: toMarkdownTokens(source, entries, fields),
    isParsed: true,
  };
}

/** What a reader finds in each of some files. */
const readEach = <T>({ read }: ContentFiles, paths: readonly string[], find: (read: ReadBytes, path: string) => T): Map<string, T> =>
  new Map(paths.map((path) => [path, find((length) => read(path, length), path)]));

/**
 * Parses the files of the content, and finds the faults of each file by itself.
 * @param today the day, in Manila, for which the content is judged.
 */
export function readContent(input: ContentFiles, today: string): { content: Content; unreadable: Fault[]; faults: Fault[] } {
  const files = input.paths;
  const rasters = files.filter((file) => rasterFilePattern.test(file));
  const sources = files.flatMap((file) => {
    const kind = findContentKind(file);
    return kind
      ? [
          parseSourceFile(
            file,
            kind,
            input
              .read(file)
              .toString()
              .replace(/^\uFEFF/, ''),
          ),
        ]
      : [];
  });
  const reads = sources.map(parseFile);
  const unparsed = sources.filter((_, index) => !reads[index]!.isParsed);
  const content: Content = {
    files,
    pictures: readEach(
      input,
      files.filter((file) => pictureFilePattern.test(file)),
      (read, file) => detectPictureFormat(file, read),
    ),
    pictureHeaders: readEach(input, rasters, readPictureHeader),
    originals: readEach(input, rasters, (read, file) => readOriginal(file, read)),
    svgs: readEach(
      input,
      files.filter((file) => file.endsWith('.svg')),
      (read) => read().toString(),
    ),
    staticPaths: input.staticPaths,
    today,
    sources,
    entries: reads.flatMap(({ entries }) => entries),
    fields: reads.flatMap(({ fields }) => fields),
    markdownTokens: reads.flatMap(({ markdownTokens }) => markdownTokens),
    unparsedTypes: new Set(unparsed.map(({ kind }) => kind.type)),
    unparsedFiles: new Set(unparsed.map(({ file }) => file)),
  };
  return { content, unreadable: reads.flatMap(({ unreadable }) => unreadable), faults: reads.flatMap(({ faults }) => faults) };
}
