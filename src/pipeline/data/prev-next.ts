/** The entries before and after an index of a list; in a ring of two or more the last entry is before the first. */
export function getPrevNext<T>(list: readonly T[], at: number, isRing: boolean): { previous: T | undefined; next: T | undefined } {
  const size = list.length;
  if (!isRing) return { previous: list[at - 1], next: list[at + 1] };
  return size < 2 ? { previous: undefined, next: undefined } : { previous: list[(at - 1 + size) % size], next: list[(at + 1) % size] };
}
