import type { RouteRule } from '../domain/route-rules';
import { pollInterval } from '../domain/site-settings';
import { tryRecordReload } from './destination';
import { getConnection, isDataSaver, type NetworkHints, startPrefetch } from './prefetch';

/** A build of the site: its id, and the rules of its manifest, which belong to it alone. */
interface Build {
  readonly id: string;
  readonly rules: readonly RouteRule[];
}

/** What the watcher needs from the browser. */
interface WatcherDeps {
  /** Fetches JSON, never from a cache; null when it does not come. */
  fetchJson: (address: string) => Promise<{ id?: unknown; rules?: unknown } | null>;
  /** Milliseconds since 1970. */
  now: () => number;
  getConnection: () => NetworkHints | undefined;
  /** Called with each build that differs from the one before. */
  onNewBuild: (build: Build) => void;
}

/** B1, B2: fetches the id of the latest build of the host, and the manifest of each new one. The first is that of the page. */
export function createVersionWatcher({ fetchJson, now, getConnection: getHints, onNewBuild }: WatcherDeps) {
  let latest: Build | undefined;
  return async (): Promise<void> => {
    if (latest === undefined && isDataSaver(getHints())) return;
    const id = (await fetchJson(`/builds/latest.json?${now()}`))?.id;
    if (typeof id !== 'string' || id === latest?.id) return;
    const rules = (await fetchJson(`/builds/meta/${id}.json`))?.rules;
    const isFirst = latest === undefined;
    latest = { id, rules: Array.isArray(rules) ? (rules as RouteRule[]) : [] };
    if (!isFirst) onNewBuild(latest);
  };
}

/** When a page fetches the manifest of its build, in milliseconds after its start. From the owner's list of constants. */
const manifestDelay = 1_000;

/** M1: loads the page again when a newer build redirects it, as one does that closes the site. */
async function reloadIfRedirected({ rules }: Build): Promise<void> {
  const { findRedirect } = await import('../domain/route-rules');
  const { pathname, search } = window.location;
  if (findRedirect(rules, pathname, search) && tryRecordReload(pathname, () => sessionStorage, Date.now())) window.location.reload();
}

/**
 * B1, B2: fetches the manifest a second after the start, and looks for a newer build at `pollInterval`: never while the tab is hidden, and once
 * when it is shown again. A newer build drops what was prefetched, and ends the prefetch of this document.
 */
export function startVersionPolling(): void {
  const stopPrefetch = startPrefetch();
  const look = createVersionWatcher({
    fetchJson: (address) =>
      fetch(address, { cache: 'no-store' })
        .then((response) => (response.ok ? (response.json() as Promise<object>) : null))
        .catch(() => null),
    now: () => Date.now(),
    getConnection,
    onNewBuild: (build) => {
      stopPrefetch();
      void reloadIfRedirected(build).catch(() => undefined);
    },
  });
  const check = () => void (document.hidden || look());
  setTimeout(check, manifestDelay);
  setInterval(check, pollInterval);
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
}
