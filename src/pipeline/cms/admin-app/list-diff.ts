import { isEqual } from './is-equal';

/** An index of the new list with the index of the old one that it comes from. */
export interface DiffItem {
  now: number;
  was: number | undefined;
}

/** The longest common subsequence of two lists. */
export function longestCommonSubsequence(was: readonly unknown[], now: readonly unknown[]): { was: number; now: number }[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] = isEqual(was[i], now[j]) ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const found: { was: number; now: number }[] = [];
  for (let i = 0, j = 0; i < was.length && j < now.length;) {
    if (isEqual(was[i], now[j])) found.push({ was: i++, now: j++ });
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}

/** For each entry of a list the equal entry of the old one at the same place, else the changed one between the same neighbors, else none. */
function alignLists(was: readonly unknown[], now: readonly unknown[]): DiffItem[] {
  const aligned: DiffItem[] = [];
  let next = { was: 0, now: 0 };
  for (const fixed of [...longestCommonSubsequence(was, now), { was: was.length, now: now.length }]) {
    for (let at = next.now; at < fixed.now; at++) {
      const before = next.was + (at - next.now);
      aligned.push({ now: at, was: before < fixed.was ? before : undefined });
    }
    if (fixed.now < now.length) aligned.push(fixed);
    next = { was: fixed.was + 1, now: fixed.now + 1 };
  }
  return aligned;
}

/** For each entry of a list its old entry: the equal one, which may have moved, else the changed one between the same neighbors, else none. */
export function diffLists(was: readonly unknown[], now: readonly unknown[]): DiffItem[] {
  const aligned = alignLists(was, now);
  const isKept = ({ was: from, now: at }: DiffItem) => from !== undefined && isEqual(was[from], now[at]);
  const taken = new Set(aligned.filter(isKept).map(({ was: from }) => from));
  return aligned.map((item) => {
    if (isKept(item)) return item;
    const moved = was.findIndex((value, from) => !taken.has(from) && isEqual(value, now[item.now]));
    if (moved < 0) return item.was !== undefined && taken.has(item.was) ? { now: item.now, was: undefined } : item;
    taken.add(moved);
    return { now: item.now, was: moved };
  });
}
