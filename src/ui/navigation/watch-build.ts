import { pollInterval } from '../../logic/setting';
import type { Connection } from '../../logic/connection';
import { createBuildWatch } from './build-watch';
import { gatsbyWindow } from './gatsby-window';

/** When a page asks for the manifest of its build, in milliseconds after its start. From the owner's list of constants. */
const manifestDelay = 1_000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  return response.json();
}

export const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** The watch of this page over the builds of the site. */
export const buildWatch = createBuildWatch({ fetchJson, now: () => Date.now(), connection });

/**
 * B1, B2: learns of which build the page is from what Gatsby asks for anyway, fetches its manifest a second later, and asks for a newer
 * one at the interval of the settings: never while the tab is hidden, once when it is shown again.
 */
export function watchBuild(): void {
  void gatsbyWindow()
    .___loader.loadAppData()
    .catch(() => undefined)
    .then((data) => buildWatch.begin(data?.buildId))
    .then(() => setTimeout(() => void buildWatch.fetchOwnManifest(), manifestDelay));
  setInterval(() => void (document.hidden || buildWatch.look()), pollInterval);
  document.addEventListener('visibilitychange', () => void (document.hidden || buildWatch.look()));
  // A page that the browser kept whole is of the build that it was; going back to it must not undo the full load.
  window.addEventListener('pageshow', ({ persisted }) => persisted && buildWatch.isStale() && window.location.reload());
}
