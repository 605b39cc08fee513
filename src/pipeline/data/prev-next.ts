/** The entries before and after one of a list; in a ring the ends meet, unless there is only one. */
export function getPrevNext<T>(list: readonly T[], at: number, isRing: boolean): { previous: T | undefined; next: T | undefined } {
  const size = list.length;
  if (!isRing) return { previous: list[at - 1], next: list[at + 1] };
  return size < 2 ? { previous: undefined, next: undefined } : { previous: list[(at - 1 + size) % size], next: list[(at + 1) % size] };
}
