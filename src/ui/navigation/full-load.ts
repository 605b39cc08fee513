import { payloadAddress } from '../../logic/payload';
import { readReloads, reload } from '../../logic/reload-guard';
import { faults } from './fault';
import { buildWatch } from './watch-build';

/** Where the record of reloads is kept, for this tab. */
const key = 'reloads';

/** Whether a path may be reloaded now. Where the record cannot be kept nothing is reloaded: nothing would end a loop. */
function mayReload(path: string): boolean {
  try {
    const next = reload(readReloads(sessionStorage.getItem(key)), path, Date.now());
    if (!next) return false;
    sessionStorage.setItem(key, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

/** Whether the site's host answers at all. */
const answers = (path: string): Promise<boolean> =>
  fetch(payloadAddress(path, buildWatch.build()), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Opens an address of the site as a document, which asks the host anew. */
export function fullLoad(address: string, isReplacing = false): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) window.location.reload();
  else if (isReplacing) window.location.replace(address);
  else window.location.assign(address);
}

/** Opens an address once more because the visitor asks for it; without a connection nothing happens. */
export async function retry(address: string): Promise<void> {
  if (await answers(address.replace(/[?#].*$/, ''))) fullLoad(address, true);
}

/**
 * B4: opens as a document what could not be opened by script, at most once a path in ten seconds; after that, and without a connection,
 * the error page stands in the page's place and the visitor decides.
 */
export async function recover(address: string, isReplacing: boolean): Promise<void> {
  const path = address.replace(/[?#].*$/, '');
  if ((await answers(path)) && mayReload(path)) fullLoad(address, isReplacing);
  else faults.raise({ is: 'unreachable', address });
}

const isChunkFailure = (reason: unknown): boolean => reason instanceof Error && /chunk .* failed/i.test(reason.message);

/**
 * Takes from Gatsby a piece of code that did not come and that nobody waits for: it would open the page again without end. The page is
 * opened once more under B4's guard, and otherwise left as it is: what is prebuilt works without.
 */
export function recoverChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    const { pathname } = window.location;
    void answers(pathname).then((isThere) => isThere && mayReload(pathname) && window.location.reload());
  });
}
