import type { ContentEntry, ContentTypeName } from './content';

/** A later entry that has the same key as an earlier one. */
export interface Duplicate<T extends ContentTypeName> {
  entry: ContentEntry<T>;
  first: ContentEntry<T>;
  key: string | number;
}

/** The entries whose key an earlier entry has; entries without a key are left out. */
export function findDuplicates<T extends ContentTypeName>(
  entries: readonly ContentEntry<T>[],
  keyOf: (entry: ContentEntry<T>) => string | number | undefined,
): Duplicate<T>[] {
  const seen = new Map<string | number, ContentEntry<T>>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, entry);
    return first ? [{ entry, first, key }] : [];
  });
}

/** The items of a list whose key an earlier item has, with their indexes from 0. */
export function findDuplicateItems<T>(
  items: readonly (T | undefined)[],
  keyOf: (item: T) => string | undefined,
): { at: number; key: string }[] {
  const keys = items.map((item) => (item === undefined ? undefined : keyOf(item)));
  return keys.flatMap((key, at) => (key !== undefined && keys.indexOf(key) < at ? [{ at, key }] : []));
}
