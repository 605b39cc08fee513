/** How long a path is not reloaded again, in milliseconds. From the owner's list of constants. */
export const reloadCooldown = 10_000;

/** When each path was last reloaded, in milliseconds since 1970. */
export type ReloadTimes = Readonly<Record<string, number>>;

/** The record as it was kept; an unreadable one counts as none. */
export function parseReloads(kept: string | null): ReloadTimes {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return {};
  }
}

/**
 * B4: whether a path may be reloaded now, and the record to keep if so. A moment ahead of the clock, which was set back since,
 * counts as now. What is older than the pause is forgotten, so that the record stays small.
 */
export function recordReload(reloads: ReloadTimes, path: string, now: number): ReloadTimes | undefined {
  const recent = Object.entries(reloads).filter(([, at]) => Math.max(0, now - at) < reloadCooldown);
  return recent.some(([reloaded]) => reloaded === path) ? undefined : Object.fromEntries([...recent, [path, now]]);
}
