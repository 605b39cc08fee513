import { pollInterval } from '../../domain/settings/site-settings';
import type { NetworkHints } from './network-hints';
import { createVersionWatcher } from './version-watcher';
import { getGatsbyWindow } from '../gatsby/gatsby-window';

/** When a page asks for the manifest of its build, in milliseconds after its start. From the owner's list of constants. */
const manifestDelay = 1_000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  return response.json();
}

export const getConnection = (): NetworkHints | undefined => (navigator as { connection?: NetworkHints }).connection;

/** The watch of this page over the builds of the site. */
export const versionWatcher = createVersionWatcher({ fetchJson, now: () => Date.now(), getConnection });

/**
 * B1, B2: learns of which build the page is from what Gatsby asks for anyway, fetches its manifest a second later, and asks for a newer
 * one at the interval of the settings: never while the tab is hidden, once when it is shown again.
 */
export function startVersionPolling(): void {
  void getGatsbyWindow()
    .___loader.loadAppData()
    .catch(() => undefined)
    .then((data) => versionWatcher.setCurrent(data?.buildId))
    .then(() => setTimeout(() => void versionWatcher.fetchOwnManifest(), manifestDelay));
  setInterval(() => void (document.hidden || versionWatcher.look()), pollInterval);
  document.addEventListener('visibilitychange', () => void (document.hidden || versionWatcher.look()));
  // A page that the browser kept whole is of the build that it was; going back to it must not undo the full load.
  window.addEventListener('pageshow', ({ persisted }) => persisted && versionWatcher.isStale() && window.location.reload());
}
