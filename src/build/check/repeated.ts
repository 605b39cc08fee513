import type { Entry, TypeName } from './content';

/** A later entry that has the same key as an earlier one. */
export interface Repeat<T extends TypeName> {
  entry: Entry<T>;
  first: Entry<T>;
  key: string | number;
}

/** The entries whose key an earlier one has already; those without a key are left out. */
export function repeated<T extends TypeName>(
  entries: readonly Entry<T>[],
  keyOf: (entry: Entry<T>) => string | number | undefined,
): Repeat<T>[] {
  const seen = new Map<string | number, Entry<T>>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, entry);
    return first ? [{ entry, first, key }] : [];
  });
}

/** The things of a list that stand in it before, by key, with their places from 0. */
export function repeatedIn<T>(items: readonly (T | undefined)[], keyOf: (item: T) => string | undefined): { at: number; key: string }[] {
  const keys = items.map((item) => (item === undefined ? undefined : keyOf(item)));
  return keys.flatMap((key, at) => (key !== undefined && keys.indexOf(key) < at ? [{ at, key }] : []));
}
