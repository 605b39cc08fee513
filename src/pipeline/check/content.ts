import type { ContentTypeName, ContentValue } from '../../schema/content';
import type { FieldRole } from '../../schema/metadata';
import type { MarkdownToken } from './markdown-tokens';
import type { PictureFile } from './picture-file';
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
  /** Its path in the file. */
  path: FieldPath;
  value: DeepPartial<ContentValue<T>>;
}

/** A text of an entry whose schema gives it a role. */
export interface AnnotatedField {
  entry: ContentEntry;
  /** The path from the entry. */
  path: FieldPath;
  value: string;
  role: FieldRole;
  /** False when the value is a fault of the schema. */
  isValid: boolean;
}

/** A link, picture or mistake in Markdown, with its offset in the file. */
export interface EntryMarkdownToken {
  entry: ContentEntry;
  /** Whether it is in the body of a Markdown file rather than in a field. */
  isInBody: boolean;
  token: MarkdownToken;
}

/** All of `content/`, parsed once: the input of the rules. */
export interface Content {
  /** Every file, by its path inside `content/`, sorted. */
  files: readonly string[];
  /** Every picture, by its path inside `content/`. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** What the build says of the pictures that it cannot decode, by their paths. */
  undecodable: ReadonlyMap<string, string>;
  /** The paths of `static/`, each with a slash before it. */
  staticPaths: ReadonlySet<string>;
  /** The day in Manila for which the content is judged, `2026-12-05`. */
  today: string;
  sources: readonly SourceFile[];
  entries: readonly ContentEntry[];
  /** Entries of the published site whose files are changed or gone. */
  published: readonly ContentEntry[];
  fields: readonly AnnotatedField[];
  markdownTokens: readonly EntryMarkdownToken[];
  /** The types of which a file could not be parsed: references to them cannot be called unknown. */
  unparsedTypes: ReadonlySet<string>;
  /** The files that could not be parsed. Their pages exist, and nothing else is known of them. */
  unparsedFiles: ReadonlySet<string>;
}

const entriesByType = new WeakMap<Content, Map<string, readonly ContentEntry[]>>();

/** The entries of one kind, in the order of their files. */
export function getEntries<T extends ContentTypeName>(content: Content, type: T): ContentEntry<T>[] {
  const byType = entriesByType.get(content) ?? new Map<string, readonly ContentEntry[]>();
  entriesByType.set(content, byType);
  if (!byType.has(type))
    byType.set(
      type,
      content.entries.filter((entry) => entry.type === type),
    );
  return [...byType.get(type)!] as unknown as ContentEntry<T>[];
}

/** The valid fields with one of these roles. */
export function getFieldsByRole(content: Content, ...roles: FieldRole[]): AnnotatedField[] {
  return content.fields.filter(({ role, isValid }) => isValid && roles.includes(role));
}

/** Whether an entry is a draft, which visitors do not see. */
export const isDraft = ({ value }: { value: object }): boolean => 'draft' in value && value.draft === true;

/** The day on which an entry is published; undefined where that is not after another day. */
export const getScheduledDay = ({ value }: { value: object }, today: string): string | undefined =>
  'date' in value && typeof value.date === 'string' && value.date > today ? value.date : undefined;

/** The number after the largest one; 1 when there is none. */
export const nextNumber = (numbers: readonly (number | undefined)[]): number => 1 + Math.max(0, ...numbers.map((number) => number ?? 0));
