import { versionWatcher } from './version-watcher';
import { parseJson } from '../../domain/text/parse-json';

/** Thrown for a path that is not a path of the site. */
export class InvalidPayloadPathError extends Error {
  override name = 'InvalidPayloadPathError';
}

const isPath = /^\/(?![/\\])[^\\\s?#]*$/;

/**
 * B3: the URL of a page's data for one build: `/our-story/_payload.json?3f2a`. The host rewrites it to the page data of Gatsby.
 * @param path of the page, with a leading slash and without query and hash.
 * @param build the id of the build that the page belongs to.
 * @throws {InvalidPayloadPathError} when the path is not one, or contains a hostname, as `//host` does.
 */
export function getPayloadUrl(path: string, build: string): string {
  if (!isPath.test(path)) throw new InvalidPayloadPathError(`\`${path}\` is not a path of this site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(build)}`;
}

/** The key of the recorded reloads in the session storage. */
const storageKey = 'reloads';

/** Whether a path may be reloaded now. Without storage it may not: nothing would end a loop. */
function tryRecordReload(path: string): boolean {
  try {
    const next = recordReload(parseReloads(sessionStorage.getItem(storageKey)), path, Date.now());
    if (!next) return false;
    sessionStorage.setItem(storageKey, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** Whether the host answers, with any status. */
const isHostReachable = (path: string): Promise<boolean> =>
  fetch(getPayloadUrl(path, versionWatcher.getBuildId()), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Loads an address of the site as a document. */
export function loadDocument(address: string, isReplacing = false): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) window.location.reload();
  else if (isReplacing) window.location.replace(address);
  else window.location.assign(address);
}

/** Loads an address again on the visitor's request; without a connection nothing happens. */
export async function retryLoad(address: string): Promise<void> {
  if (await isHostReachable(address.replace(/[?#].*$/, ''))) loadDocument(address, true);
}

/**
 * B4: whether a page that could not be fetched may be loaded as a document: the host answers, and it is the first time for its path in ten
 * seconds.
 */
export async function canReload(address: string): Promise<boolean> {
  const path = address.replace(/[?#].*$/, '');
  return (await isHostReachable(path)) && tryRecordReload(path);
}

const isChunkLoadError = (reason: unknown): boolean => reason instanceof Error && /chunk .* failed/i.test(reason.message);

/**
 * Handles a failed chunk that no caller handles, before Gatsby does: Gatsby reloads the page without end. The page is reloaded once under
 * the guard of B4, and otherwise left as it is: the prerendered HTML works without the chunk.
 */
export function handleChunkErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkLoadError(event.reason)) return;
    event.stopImmediatePropagation();
    void canReload(window.location.pathname).then((isAllowed) => isAllowed && window.location.reload());
  });
}

/** The shortest time between two reloads of a path, in milliseconds. From the owner's list of constants. */
const reloadCooldown = 10_000;

/** When each path was last reloaded, in milliseconds since 1970. */
type ReloadTimes = Readonly<Record<string, number>>;

/** Parses the stored reload times; an unreadable record counts as empty. */
export function parseReloads(stored: string | null): ReloadTimes {
  const entries = Object.entries(parseJson(stored ?? '') ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}

/**
 * B4: the record with a reload of a path added, or undefined when the path may not be reloaded now. A time in the future, left by a clock that
 * was set back, counts as now. Times older than `reloadCooldown` are dropped, so that the record stays small.
 */
export function recordReload(reloads: ReloadTimes, path: string, now: number): ReloadTimes | undefined {
  const recent = Object.entries(reloads).filter(([, time]) => Math.max(0, now - time) < reloadCooldown);
  return recent.some(([reloaded]) => reloaded === path) ? undefined : Object.fromEntries([...recent, [path, now]]);
}
