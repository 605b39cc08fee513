import * as React from 'react';
import type { Board } from '../../domain/board/board';
import type { Catalog } from '../../domain/board/board-catalog';
import { fetchItems } from '../../components/board/catalog-client';
import { boardPath } from '../../domain/routes/routes';

const emptyCatalog: Catalog = new Map();

/** The delay before a board is cached for offline use, in milliseconds. */
const offlineCacheDelay = 2_000;

/** The catalog entries of a board's items, whether some could not be fetched, and a function to retry. */
export function useCatalog({ items }: Board) {
  const [catalog, setCatalog] = React.useState(emptyCatalog);
  const [isIncomplete, setIncomplete] = React.useState(false);
  const [attempts, retry] = React.useReducer((count: number) => count + 1, 0);
  // Sorted, so that rearranging fetches nothing.
  const itemIds = items
    .map(({ id }) => id)
    .sort()
    .join(' ');
  React.useEffect(() => {
    let isCancelled = false;
    const ids = itemIds.split(' ').filter(Boolean);
    void fetchItems(ids).then((loaded) => {
      if (isCancelled) return;
      setCatalog(loaded);
      setIncomplete(ids.some((id) => !loaded.has(id)));
    });
    return () => void (isCancelled = true);
  }, [itemIds, attempts]);
  React.useEffect(() => {
    if (catalog.size === 0) return undefined;
    // The pictures load after the catalog.
    const timer = setTimeout(() => void registerBoardWorker().catch(() => undefined), offlineCacheDelay);
    return () => clearTimeout(timer);
  }, [catalog]);
  return { catalog, isIncomplete, retry };
}

/** The service worker that serves the board offline. */
const workerUrl = '/board-worker.js';

const getActiveWorker = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    const worker = installing ?? waiting ?? active!;
    const resolveIfActive = () => worker.state === 'activated' && resolve(worker);
    worker.addEventListener('statechange', resolveIfActive);
    resolveIfActive();
  });

/** The same-origin files that the page has fetched, except those that must not be cached. */
const getFetchedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter(({ origin, pathname }) => origin === window.location.origin && !/^\/(?:api|builds)\//.test(pathname))
    .map(({ pathname }) => pathname);

/**
 * Makes the board available offline: its page, its files, and what it shows now. Without service workers the board lives as long as the
 * page.
 */
async function registerBoardWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: boardPath });
  const worker = await getActiveWorker(registration);
  worker.postMessage([...new Set([window.location.pathname, ...getFetchedPaths()])]);
}
