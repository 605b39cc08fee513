import type { RouteRule } from '../../domain/routes/route-rules';
import { pollInterval } from '../../domain/settings/site-settings';
import { getGatsbyWindow } from '../gatsby/gatsby-window';

/** The Network Information API, which many browsers lack. */
export interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to fetch only what is requested: the visitor saves data, or the connection is 2g or slower. */
export const isDataSaver = (connection: NetworkHints | undefined): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');

/** What the watcher needs from the browser. */
export interface WatcherDeps {
  /** Fetches JSON, never from a cache; null when the host answers with an error, and a rejection when it does not answer. */
  fetchJson: (address: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  getConnection: () => NetworkHints | undefined;
}

/** The shortest time between two checks on navigation, in milliseconds. */
const minCheckInterval = 60_000;

interface VersionManifest {
  id?: unknown;
  rules?: unknown;
}

/** B2: compares the build of this page with the latest one of the host, and holds its manifest. Failed fetches are ignored. */
export function createVersionWatcher({ fetchJson, now, getConnection }: WatcherDeps) {
  let current: string | undefined;
  let latest: string | undefined;
  let rules: readonly RouteRule[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function fetchManifest(id: string): Promise<void> {
    if (isDataSaver(getConnection())) return;
    const manifest = (await fetchJson(`/builds/meta/${encodeURIComponent(id)}.json`).catch(() => null)) as VersionManifest | null;
    if (Array.isArray(manifest?.rules)) rules = manifest.rules as RouteRule[];
  }

  const isStale = (): boolean => current !== undefined && latest !== undefined && latest !== current;

  /** Fetches the latest build id of the host; the manifest of a new build replaces the old one. */
  async function check(): Promise<void> {
    checkedAt = now();
    const build = (await fetchJson(`/builds/latest.json?${now()}`).catch(() => null)) as VersionManifest | null;
    if (typeof build?.id !== 'string' || build.id === latest) return;
    latest = build.id;
    current ??= latest;
    if (isStale()) await fetchManifest(latest);
  }

  return {
    /** Sets the build of the page; when it is undefined the first check decides. */
    setCurrent: (buildId: string | undefined) => void (current = latest = buildId),
    /** Fetches the manifest of the page's build. */
    fetchOwnManifest: async () => {
      if (current !== undefined && !isStale()) await fetchManifest(current);
    },
    check,
    /** Checks unless there was a check within `minCheckInterval`. */
    checkIfDue: async () => {
      if (now() - checkedAt >= minCheckInterval) await check();
    },
    isStale,
    getBuildId: () => current ?? '',
    getRules: () => rules,
  };
}

export type VersionWatcher = ReturnType<typeof createVersionWatcher>;

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
