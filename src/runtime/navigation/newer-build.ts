import type { RouteRule } from '../../domain/route-rules';
import { getPathFolder } from '../../domain/routes';
import { pollInterval } from '../../domain/site-settings';
import { getGatsbyWindow } from '../gatsby/gatsby-window';

/** The Network Information API, which many browsers lack. */
export interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** B1, B5: whether to fetch only what is requested: the visitor saves data, or the connection is 2g or slower. */
export const isDataSaver = (connection: NetworkHints | undefined): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');

/** What the watcher needs from the browser. */
interface WatcherDeps {
  /** Fetches JSON, never from a cache; null when it does not come. */
  fetchJson: (address: string) => Promise<{ id?: unknown; rules?: unknown; code?: unknown } | null>;
  /** Milliseconds since 1970. */
  now: () => number;
  getConnection: () => NetworkHints | undefined;
}

/** B2: compares the build of this page with the latest one of the host, and holds the rules of its manifest. */
export function createVersionWatcher({ fetchJson, now, getConnection }: WatcherDeps) {
  let current: string | undefined;
  let latest: string | undefined;
  let rules: readonly RouteRule[] = [];
  let code: Record<string, readonly string[] | undefined> = {};
  let checkedAt = Number.NEGATIVE_INFINITY;

  const isStale = (): boolean => latest !== current;

  /** Fetches the manifest of the latest build. */
  async function fetchManifest(): Promise<void> {
    if (latest === undefined || isDataSaver(getConnection())) return;
    const manifest = await fetchJson(`/builds/meta/${latest}.json`);
    if (Array.isArray(manifest?.rules)) rules = manifest.rules as RouteRule[];
    if (manifest?.code) code = manifest.code as typeof code;
  }

  return {
    /** Sets the build of the page; when it is undefined the first check decides. */
    setCurrent: (buildId: string | undefined) => void (current = latest = buildId),
    fetchManifest,
    /** Fetches the latest build id of the host, and its manifest if it is a new one; not within `minInterval`, in milliseconds. */
    check: async (minInterval = 0): Promise<void> => {
      if (now() - checkedAt < minInterval) return;
      checkedAt = now();
      const build = await fetchJson(`/builds/latest.json?${checkedAt}`);
      if (typeof build?.id !== 'string' || build.id === latest) return;
      latest = build.id;
      current ??= latest;
      if (isStale()) await fetchManifest();
    },
    isStale,
    getBuildId: () => current ?? '',
    getRules: () => rules,
    /** X8: the chunk of the template and the names of the sections of a page, when the manifest is there. */
    getCode: (path: string): readonly string[] => code[path.replace(/\?.*$/, '')] ?? code[getPathFolder(path)] ?? [],
  };
}

export const getConnection = (): NetworkHints | undefined => (navigator as { connection?: NetworkHints }).connection;

/** The version watcher of this page. */
export const versionWatcher = createVersionWatcher({
  fetchJson: (address) =>
    fetch(address, { cache: 'no-store' })
      .then((response) => (response.ok ? (response.json() as Promise<object>) : null))
      .catch(() => null),
  now: () => Date.now(),
  getConnection,
});

/** When a page fetches the manifest of its build, in milliseconds after its start. From the owner's list of constants. */
const manifestDelay = 1_000;

/**
 * B1, B2: reads the page's build id from the app data that Gatsby fetches anyway, fetches the manifest of that build a second later, and
 * checks for a newer build at `pollInterval`: never while the tab is hidden, and once when it is shown again.
 */
export function startVersionPolling(): void {
  const check = () => void (document.hidden || versionWatcher.check());
  void getGatsbyWindow()
    .___loader.loadAppData()
    .catch(() => undefined)
    .then((data) => versionWatcher.setCurrent(data?.buildId))
    .then(() => setTimeout(() => void versionWatcher.fetchManifest(), manifestDelay));
  setInterval(check, pollInterval);
  document.addEventListener('visibilitychange', check);
  // A page from the back/forward cache belongs to an older build: going back to it must not undo the load of the newer one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && versionWatcher.isStale() && window.location.reload());
}
