import { pollInterval } from '../../domain/settings/site-settings';
import { createVersionWatcher, type NetworkHints } from './version-watcher';
import { getGatsbyWindow } from '../gatsby/gatsby-window';

/** When a page fetches the manifest of its build, in milliseconds after its start. From the owner's list of constants. */
const manifestDelay = 1_000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  return response.ok ? response.json() : null;
}

export const getConnection = (): NetworkHints | undefined => (navigator as { connection?: NetworkHints }).connection;

/** The version watcher of this page. */
export const versionWatcher = createVersionWatcher({ fetchJson, now: () => Date.now(), getConnection });

/**
 * B1, B2: reads the page's build id from the app data that Gatsby fetches anyway, fetches the manifest of that build a second later, and
 * checks for a newer build at `pollInterval`: never while the tab is hidden, and once when it is shown again.
 */
export function startVersionPolling(): void {
  void getGatsbyWindow()
    .___loader.loadAppData()
    .catch(() => undefined)
    .then((data) => versionWatcher.setCurrent(data?.buildId))
    .then(() => setTimeout(() => void versionWatcher.fetchOwnManifest(), manifestDelay));
  setInterval(() => void (document.hidden || versionWatcher.check()), pollInterval);
  document.addEventListener('visibilitychange', () => void (document.hidden || versionWatcher.check()));
  // A page from the back/forward cache belongs to an older build: going back to it must not undo the load of the newer one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && versionWatcher.isStale() && window.location.reload());
}
