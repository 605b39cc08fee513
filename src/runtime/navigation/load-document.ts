import { getPayloadUrl } from './payload-url';
import { parseReloads, recordReload } from './reload-guard';
import { navigationErrors } from './navigation-error';
import { versionWatcher } from './version-polling';

/** Where the record of reloads is kept, for this tab. */
const storageKey = 'reloads';

/** Whether a path may be reloaded now. Where the record cannot be kept nothing is reloaded: nothing would end a loop. */
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

/** Whether the site's host answers at all. */
const isHostReachable = (path: string): Promise<boolean> =>
  fetch(getPayloadUrl(path, versionWatcher.getBuildId()), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Opens an address of the site as a document, which asks the host anew. */
export function loadDocument(address: string, isReplacing = false): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) window.location.reload();
  else if (isReplacing) window.location.replace(address);
  else window.location.assign(address);
}

/** Opens an address once more because the visitor asks for it; without a connection nothing happens. */
export async function retryLoad(address: string): Promise<void> {
  if (await isHostReachable(address.replace(/[?#].*$/, ''))) loadDocument(address, true);
}

/**
 * B4: opens as a document what could not be opened by script, at most once a path in ten seconds; after that, and without a connection,
 * the error page stands in the page's place and the visitor decides.
 */
export async function reloadOnce(address: string, isReplacing: boolean): Promise<void> {
  const path = address.replace(/[?#].*$/, '');
  if ((await isHostReachable(path)) && tryRecordReload(path)) loadDocument(address, isReplacing);
  else navigationErrors.raise({ kind: 'unreachable', href: address });
}

const isChunkLoadError = (reason: unknown): boolean => reason instanceof Error && /chunk .* failed/i.test(reason.message);

/**
 * Takes from Gatsby a piece of code that did not come and that nobody waits for: it would open the page again without end. The page is
 * opened once more under B4's guard, and otherwise left as it is: what is prebuilt works without.
 */
export function handleChunkErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkLoadError(event.reason)) return;
    event.stopImmediatePropagation();
    const { pathname } = window.location;
    void isHostReachable(pathname).then((isThere) => isThere && tryRecordReload(pathname) && window.location.reload());
  });
}
