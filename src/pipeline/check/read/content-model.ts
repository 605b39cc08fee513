import type { ContentTypeName, ContentValue, ContentKind } from '../../../schema/content-kinds';
import { foldSchema, getFileJsonSchema, isRecord, type SchemaFold } from '../../../schema/json-schema';
import type { FieldRole } from '../../../schema/metadata';
import type { MarkdownToken } from './markdown-tokens';
import type { PictureFile } from './pictures';
import type { FieldPath, SourceFile } from './source-file';

/** A value in which every field may be missing, as in content with faults; values that exist have the right type. */
type DeepPartial<T> = T extends readonly (infer Item)[]
  ? (DeepPartial<Item> | undefined)[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** An entry of the content: a file, or one item of a file that holds a list. */
export interface ContentEntry<T extends ContentTypeName = ContentTypeName> {
  type: T;
  source: SourceFile;
  path: FieldPath;
  value: DeepPartial<ContentValue<T>>;
}

/** A text of an entry whose schema gives it a role. */
export interface AnnotatedField {
  entry: ContentEntry;
  path: FieldPath;
  value: string;
  role: FieldRole;
  /** False when the value is a fault of the schema. */
  isValid: boolean;
}

/** A link, picture or mistake in Markdown, with its offset in the file. */
export interface EntryMarkdownToken {
  entry: ContentEntry;
  isInBody: boolean;
  token: MarkdownToken;
}

/** What is known of a PDF: its size in bytes, a digest, and whether it has its end and is encrypted. */
export interface DocumentFile {
  size: number;
  isPdf: boolean;
  digest: string;
  isComplete: boolean;
  isLocked: boolean;
}

/** All of `content/`, parsed once: the input of the rules. */
export interface Content {
  /** Every file, by its path inside `content/`, sorted. */
  files: readonly string[];
  /** Every picture, by its path inside `content/`. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Every PDF, by its path inside `content/`. */
  documents: ReadonlyMap<string, DocumentFile>;
  /** The paths of `static/`, each with a slash before it. */
  staticPaths: ReadonlySet<string>;
  /** The day in Manila for which the content is judged, `2026-12-05`. */
  today: string;
  sources: readonly SourceFile[];
  entries: readonly ContentEntry[];
  /** Entries of the published site whose files are changed or gone. */
  published: readonly ContentEntry[];
  /** Whether the file of a picture of the published site is the file at a path here. */
  isSamePicture: (before: string, now: string) => boolean;
  fields: readonly AnnotatedField[];
  markdownTokens: readonly EntryMarkdownToken[];
  /** The types of which a file could not be parsed: references to them cannot be called unknown. */
  unparsedTypes: ReadonlySet<string>;
  /** The files that could not be parsed. Their pages exist, and nothing else is known of them. */
  unparsedFiles: ReadonlySet<string>;
}

/** What several rules ask of the content: it is computed once, at the first question. */
export function oncePerContent<T extends object>(compute: (content: Content) => T): (content: Content) => T {
  const computed = new WeakMap<Content, T>();
  return (content) => {
    const known = computed.get(content) ?? compute(content);
    computed.set(content, known);
    return known;
  };
}

/** Items by a key, in their order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const getEntriesByType = oncePerContent(({ entries }) => groupBy(entries, ({ type }) => type));

/** The entries of one kind, in the order of their files. */
export const getEntries = <T extends ContentTypeName>(content: Content, type: T): readonly ContentEntry<T>[] =>
  (getEntriesByType(content).get(type) ?? []) as unknown as ContentEntry<T>[];

const getValidFields = oncePerContent(({ fields }) =>
  groupBy(
    fields.filter(({ isValid }) => isValid),
    ({ role }) => role,
  ),
);

/** The valid fields with one of these roles, role by role. */
export const getFieldsByRole = (content: Content, ...roles: FieldRole[]): AnnotatedField[] =>
  ([] as AnnotatedField[]).concat(...roles.map((role) => getValidFields(content).get(role) ?? []));

/** Whether an entry is a draft, which visitors do not see. */
export const isDraft = ({ value }: { value: object }): boolean => 'draft' in value && value.draft === true;

/** The day on which an entry is published; undefined where that is not after another day. */
export const getScheduledDay = ({ value }: { value: object }, today: string): string | undefined =>
  'date' in value && typeof value.date === 'string' && value.date > today ? value.date : undefined;

/** What the published site has in the place of an entry; undefined where it has nothing. */
export function getPublished<T extends ContentTypeName>({ published }: Content, entry: ContentEntry<T>): ContentEntry<T> | undefined {
  const before = published.filter(({ source }) => source.file === entry.source.file);
  if (before.length === 0) return entry;
  return before.find(({ path }) => path.join() === entry.path.join()) as ContentEntry<T> | undefined;
}

/** The number after the largest one; 1 when there is none. */
export const nextNumber = (numbers: readonly (number | undefined)[]): number => 1 + Math.max(0, ...numbers.map((number) => number ?? 0));

/** A text of a file whose schema gives it a role. */
export interface AnnotatedValue {
  path: FieldPath;
  value: string;
  role: FieldRole;
  /** Whether no visitor reads it on the page, or only at times. */
  isUnread?: true;
}

/** Collects the annotated values of one shape of content, which may have any faults. */
type Collect = (value: unknown, path: FieldPath) => AnnotatedValue[];

const collectNone: Collect = () => [];

const collectFold: SchemaFold<Collect> = {
  value: ({ role }) => (role ? (value, path) => (typeof value === 'string' ? [{ path, value, role }] : []) : collectNone),
  list: (_, collectItem) => (value, path) =>
    Array.isArray(value) ? value.flatMap((item, index) => collectItem(item, [...path, index])) : [],
  group: (_, fields) => {
    const annotated = fields.filter(({ folded }) => folded !== collectNone);
    return (value, path) =>
      isRecord(value)
        ? annotated.flatMap(({ name, schema, folded }) => {
            if (value[name] === undefined) return [];
            const found = folded(value[name], [...path, name]);
            return schema.record === 'unread' ? found.map((one) => ({ ...one, isUnread: true as const })) : found;
          })
        : [];
  },
  union: (_, members) => {
    const byType = new Map<unknown, Collect>(members.map(({ type, folded }) => [type, folded]));
    return (value, path) => (isRecord(value) ? (byType.get(value['type']) ?? collectNone)(value, path) : []);
  },
};

const collectByType = new Map<string, Collect>();

/** All texts in the value of a file whose schema gives them a role. The fold is kept: it is the same for every file of a kind. */
export function collectAnnotatedValues(kind: ContentKind, value: unknown): AnnotatedValue[] {
  const collect = collectByType.get(kind.type) ?? foldSchema(getFileJsonSchema(kind), collectFold);
  collectByType.set(kind.type, collect);
  return collect(value, []);
}
