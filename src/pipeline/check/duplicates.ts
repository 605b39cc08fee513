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
