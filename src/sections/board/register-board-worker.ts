import { boardPath } from '../../domain/routes/routes';

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
export async function registerBoardWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: boardPath });
  const worker = await getActiveWorker(registration);
  worker.postMessage([...new Set([window.location.pathname, ...getFetchedPaths()])]);
}
