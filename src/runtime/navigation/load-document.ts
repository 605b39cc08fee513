import { getPayloadUrl } from './payload-url';
import { parseReloads, recordReload } from './reload-guard';
import { versionWatcher } from './version-polling';

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
