/** The shortest time between two reloads of a path, in milliseconds. From the owner's list of constants. */
export const reloadCooldown = 10_000;

/** When each path was last reloaded, in milliseconds since 1970. */
export type ReloadTimes = Readonly<Record<string, number>>;

/** Parses the stored reload times; an unreadable record counts as empty. */
export function parseReloads(stored: string | null): ReloadTimes {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return {};
  }
}

/**
 * B4: the record with a reload of a path added, or undefined when the path may not be reloaded now. A time in the future, left by a clock that
 * was set back, counts as now. Times older than `reloadCooldown` are dropped, so that the record stays small.
 */
export function recordReload(reloads: ReloadTimes, path: string, now: number): ReloadTimes | undefined {
  const recent = Object.entries(reloads).filter(([, time]) => Math.max(0, now - time) < reloadCooldown);
  return recent.some(([reloaded]) => reloaded === path) ? undefined : Object.fromEntries([...recent, [path, now]]);
}
