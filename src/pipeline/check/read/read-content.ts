import { createHash } from 'node:crypto';
import { detectFileType } from '../../../domain/forms/files';
import { findContentKind, type ContentTypeName } from '../../../schema/content-kinds';
import type { AnnotatedField, AnnotatedValue, Content, ContentEntry, DocumentFile, EntryMarkdownToken } from './content-model';
import type { ContentFiles } from './open-folder';
import { createFault, type Fault } from '../report';
import { parseMarkdownTokens } from './markdown-tokens';
import { collectAnnotatedValues } from './content-model';
import { findBuildFaults } from './build-values';
import { findSchemaFaults } from './schema-faults';
import { parseSourceFile, getSourceText, toMeantName, type FieldPath, type SourceFile } from './source-file';
import { findDuplicateFields, findEscapedControls, findSyntaxFaults, findTextFaults } from './yaml-faults';

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
  annotated: readonly AnnotatedValue[],
  entries: ContentEntry[],
  invalidPaths: ReadonlySet<string>,
): AnnotatedField[] {
  return annotated.flatMap(({ path, value: text, role }) => {
    const entry = source.kind.format === 'list' ? entries[Number(path[0])] : entries[0];
    const isValid = invalidPaths.size === 0 || !invalidPaths.has(path.join('/'));
    return entry ? [{ entry, path: path.slice(entry.path.length), value: text, role, isValid }] : [];
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

/** What is known of a file that cannot be read: of a page its path, when a line names it. The other kinds are named by their files. */
function toUnreadable(source: SourceFile, unreadable: Fault[]) {
  const [, path] = source.kind.type === 'Page' ? (/^path: *['"]?(\/[^\s'"#]*)/m.exec(source.text) ?? []) : [];
  const entries = toEntries(source, path === undefined ? {} : { path });
  return { unreadable, faults: [], entries, fields: [], markdownTokens: [], isParsed: false };
}

/** A file that the check itself cannot cope with is a fault of the file, and does not keep the others from being read. */
function parseFile(source: SourceFile): ReturnType<typeof parseWhole> {
  try {
    return parseWhole(source);
  } catch (error) {
    return toUnreadable(source, [
      createFault(source, 0, `The check cannot read this file: ${String(error)}. Look at what was changed last.`),
    ]);
  }
}

function parseWhole(source: SourceFile) {
  const textFaults = findTextFaults(source);
  const unparsable = textFaults.length > 0 ? textFaults : findSyntaxFaults(source);
  if (!source.head || unparsable.length > 0) return toUnreadable(source, unparsable);
  const value: unknown = source.head.document.toJS();
  const { faults, invalidPaths: invalid } = findSchemaFaults(source, value);
  // The file is empty, or a list in place of fields.
  if (invalid.has('')) return toUnreadable(source, faults);
  const duplicates = findDuplicateFields(source);
  const annotated = collectAnnotatedValues(source.kind, value);
  const different =
    duplicates.length > 0 ? [] : findBuildFaults(source, value, annotated).filter(({ path }) => !invalid.has(path.join('/')));
  const invalidPaths = new Set([...invalid, ...different.flatMap(({ path }) => (path.length > 0 ? [path.join('/')] : []))]);
  const entries = toEntries(source, omitInvalid(value, invalidPaths));
  const fields = toAnnotatedFields(source, annotated, entries, invalidPaths);
  return {
    unreadable: [],
    faults: [...duplicates, ...findEscapedControls(source), ...faults, ...different.map(({ fault }) => fault)],
    entries,
    fields,
    markdownTokens: toMarkdownTokens(source, entries, fields),
    isParsed: true,
  };
}

const readDocument = (bytes: Buffer): DocumentFile => ({
  size: bytes.length,
  isPdf: detectFileType(bytes) === 'pdf',
  digest: createHash('sha256').update(bytes).digest('base64'),
  // In the trailer, or in the dictionary of a stream of references (ISO 32000-1, 7.6.1).
  isLocked: /\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1')),
  // Readers look for the mark of the end in the last kilobyte (ISO 32000-1, annex H.3).
  isComplete: bytes.subarray(-1024).includes('%%EOF'),
});

type FileReading = { source: SourceFile } & ReturnType<typeof parseFile>;

/** The last reading of each file: a check after a change parses again what has changed. */
const lastReadings = new Map<string, FileReading>();

/** What a file holds; undefined where it is no file of a kind of content. One of another ending is read, so that nothing seems to be missing. */
function readFile({ read, paths }: ContentFiles, file: string): FileReading | undefined {
  const meant = toMeantName(file);
  const kind = findContentKind(meant);
  if (!kind || (meant !== file && paths.includes(meant))) return undefined;
  // Some editors write a byte order mark.
  const text = read(file)
    .toString()
    .replace(/^\uFEFF/, '');
  const last = lastReadings.get(file);
  if (last?.source.text === text) return last;
  const source = parseSourceFile(file, kind, text);
  const reading = { source, ...parseFile(source) };
  lastReadings.set(file, reading);
  return reading;
}

/**
 * Parses the files of the content, and finds the faults of each file by itself.
 * @param today the day, in Manila, for which the content is judged.
 */
export function readContent(input: ContentFiles, today: string): { content: Content; unreadable: Fault[]; faults: Fault[] } {
  const files = input.paths;
  const reads = files.flatMap((file) => readFile(input, file) ?? []);
  const unparsed = reads.flatMap(({ isParsed, source }) => (isParsed ? [] : [source]));
  const content: Content = {
    files,
    pictures: input.pictures,
    documents: new Map(files.filter((file) => file.endsWith('.pdf')).map((file) => [file, readDocument(input.read(file))])),
    staticPaths: input.staticPaths,
    today,
    sources: reads.map(({ source }) => source),
    entries: reads.flatMap(({ entries }) => entries),
    published: [...input.published].flatMap(([file, text]) => {
      const kind = findContentKind(file);
      return kind ? parseFile(parseSourceFile(file, kind, text)).entries : [];
    }),
    isSamePicture: input.isSamePicture,
    fields: reads.flatMap(({ fields }) => fields),
    markdownTokens: reads.flatMap(({ markdownTokens }) => markdownTokens),
    unparsedTypes: new Set(unparsed.map(({ kind }) => kind.type)),
    unparsedFiles: new Set(unparsed.map(({ file }) => file)),
  };
  return { content, unreadable: reads.flatMap(({ unreadable }) => unreadable), faults: reads.flatMap(({ faults }) => faults) };
}
