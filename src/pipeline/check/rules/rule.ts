import type { ContentTypeName } from '../../../schema/content-kinds';
import type { FieldRole } from '../../../schema/metadata';
import {
  type AnnotatedField,
  type Content,
  type ContentEntry,
  type EntryMarkdownToken,
  getEntries,
  getFieldsByRole,
} from '../read/content-model';
import { type FieldPath, getValueAt } from '../read/source-file';
import { createFault, createFieldFault, type Fault } from '../report';

/** A rule over the whole content. */
export type Rule = (content: Content) => Iterable<Fault>;

/** Rules by their names. */
export type Rules = Readonly<Record<string, Rule>>;

/** What is wrong with a field of an entry: the path from the entry, and the message. */
type FieldMistake = readonly [path: FieldPath, message: string];

/** A rule for the entries of a kind, one by one. */
export const entryRule = <T extends ContentTypeName>(
  type: T,
  find: (entry: ContentEntry<T>, content: Content) => Iterable<FieldMistake>,
): Rule =>
  function* (content) {
    for (const entry of getEntries(content, type))
      for (const [path, message] of find(entry, content)) yield createFieldFault(entry, path, message);
  };

/** A rule: a field of an entry says what its folder is named. */
export const folderNameRule = (type: 'Brand' | 'Document' | 'Showroom', field: string, what: string): Rule =>
  entryRule(type, function* ({ source: { name: folder }, value }) {
    const name = getValueAt(value, [field]) as string | undefined;
    if (name !== undefined && name !== folder)
      yield [[field], `The folder is named \`${folder}\`, and the ${what} \`${name}\`. Write \`${folder}\`, or rename the folder.`];
  });

/** A rule for the valid fields with some roles, one by one. `find` returns what is wrong with a field. */
export const fieldRule = (roles: readonly FieldRole[], find: (field: AnnotatedField, content: Content) => string | undefined): Rule =>
  function* (content) {
    for (const field of getFieldsByRole(content, ...roles)) {
      const message = find(field, content);
      if (message !== undefined) yield createFieldFault(field.entry, field.path, message);
    }
  };

/** A rule for the links, pictures and mistakes in Markdown, one by one. `find` returns what is wrong with one. */
export const markdownRule = (find: (found: EntryMarkdownToken, content: Content) => string | undefined): Rule =>
  function* (content) {
    for (const found of content.markdownTokens) {
      const message = find(found, content);
      if (message !== undefined) yield createFault(found.entry.source, found.token.offset, message);
    }
  };

/** The items whose key an earlier item has, with their indexes; items without a key are left out. */
export function findDuplicates<T, K extends string | number>(
  items: readonly T[],
  keyOf: (item: T) => K | undefined,
): { item: T; index: number; first: T; key: K }[] {
  const firsts = new Map<K, T>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ item, index, first, key }];
  });
}
