import { type NetworkHints, isDataSaver } from './network-hints';
import type { RouteRule } from '../../domain/routes/route-rules';

/** What the watch asks of the browser. */
export interface WatcherDeps {
  /** The JSON at an address, never from a cache; rejects when it does not come. */
  fetchJson: (address: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  getConnection: () => NetworkHints | undefined;
}

/** A look on navigating is not repeated within this time, in milliseconds. */
export const minCheckInterval = 60_000;

interface VersionManifest {
  id?: unknown;
  rules?: unknown;
}

/** B2: knows of which build this page is, which one the host has now, and its manifest. What does not come is passed over in silence. */
export function createVersionWatcher({ fetchJson, now, getConnection: connection }: WatcherDeps) {
  let known: string | undefined;
  let latest: string | undefined;
  let rules: readonly RouteRule[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function fetchManifest(id: string): Promise<void> {
    if (isDataSaver(connection())) return;
    const manifest = (await fetchJson(`/builds/meta/${encodeURIComponent(id)}.json`).catch(() => null)) as VersionManifest | null;
    if (Array.isArray(manifest?.rules)) rules = manifest.rules as RouteRule[];
  }

  const isStale = (): boolean => known !== undefined && latest !== undefined && latest !== known;

  /** Asks the host for its build; a new one's manifest takes the old one's place. */
  async function look(): Promise<void> {
    lookedAt = now();
    const named = (await fetchJson(`/builds/latest.json?${now()}`).catch(() => null)) as VersionManifest | null;
    if (typeof named?.id !== 'string' || named.id === latest) return;
    latest = named.id;
    known ??= latest;
    if (isStale()) await fetchManifest(latest);
  }

  return {
    /** Says of which build the page is; undefined lets the first look decide. */
    setCurrent: (buildId: string | undefined) => void (known = latest = buildId),
    /** Fetches the manifest of the page's own build. */
    fetchOwnManifest: async () => {
      if (known !== undefined && !isStale()) await fetchManifest(known);
    },
    look,
    /** Looks unless it has done so just before. */
    checkIfDue: async () => {
      if (now() - lookedAt >= minCheckInterval) await look();
    },
    isStale,
    getBuildId: () => known ?? '',
    getRules: () => rules,
  };
}

export type VersionWatcher = ReturnType<typeof createVersionWatcher>;
