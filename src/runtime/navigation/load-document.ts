import { versionWatcher } from './newer-build';

/** Thrown for a path that is not a path of the site. */
export class InvalidPayloadPathError extends Error {
  override name = 'InvalidPayloadPathError';
}

/**
 * B3: the URL of a page's data for one build: `/our-story/_payload.json?3f2a`. The host rewrites it to the page data of Gatsby.
 * @param path of the page, with a leading slash and without query and hash.
 * @param build the id of the build that the page belongs to.
 * @throws {InvalidPayloadPathError} when the path is not one, or contains a hostname, as `//host` does.
 */
export function getPayloadUrl(path: string, build: string): string {
  if (!/^\/(?![/\\])[^\\\s?#]*$/.test(path)) throw new InvalidPayloadPathError(`\`${path}\` is not a path of this site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(build)}`;
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

const toPathname = (address: string): string => address.replace(/[?#].*$/, '');

/** Loads an address again on the visitor's request; without a connection nothing happens. */
export async function retryLoad(address: string): Promise<void> {
  if (await isHostReachable(toPathname(address))) loadDocument(address, true);
}

/** The shortest time between two reloads of a path, in milliseconds. From the owner's list of constants. */
const reloadCooldown = 10_000;

/**
 * B4: whether a path may be reloaded now; if so, records when. A time in the future, left by a clock that was set back, counts as now. Without
 * storage it may not: nothing would end a loop.
 */
export function tryRecordReload(path: string, storage: () => Storage, now: number): boolean {
  try {
    const key = `reloaded ${path}`;
    if (now - Number(storage().getItem(key)) < reloadCooldown) return false;
    storage().setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * B4: whether a page that could not be fetched may be loaded as a document: the host answers, and it is the first time for its path in ten
 * seconds.
 */
export async function canReload(address: string): Promise<boolean> {
  const path = toPathname(address);
  return (await isHostReachable(path)) && tryRecordReload(path, () => sessionStorage, Date.now());
}

/**
 * Handles a failed chunk that no caller handles, before Gatsby does: Gatsby reloads the page without end. The page is reloaded once under
 * the guard of B4, and otherwise left as it is: the prerendered HTML works without the chunk.
 */
export function handleChunkErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Error && /chunk .* failed/i.test(event.reason.message))) return;
    event.stopImmediatePropagation();
    void canReload(window.location.pathname).then((isAllowed) => isAllowed && window.location.reload());
  });
}
