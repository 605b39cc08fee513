import { boardPath } from '../../domain/routes/routes';

/** The service worker that serves the board offline. */
const workerUrl = '/board-worker.js';

/** How long no file must have been fetched before the board is cached, in milliseconds. */
const idleDelay = 2_000;

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

async function sendToWorker(paths: readonly string[]): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: boardPath });
  const worker = await getActiveWorker(registration);
  worker.postMessage(paths);
}

/**
 * Makes the board available offline: its page, its files, and what it shows. Waits until no file is fetched any more, and repeats that for
 * files that come later, such as pictures below the window. Without service workers the board lives as long as the page.
 * @returns A function that ends it.
 */
export function keepBoardCached(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  let cachedPaths = '';
  let timer: number | undefined;
  const update = () => {
    const paths = [...new Set([window.location.pathname, ...getFetchedPaths()])];
    if (cachedPaths === paths.join()) return;
    cachedPaths = paths.join();
    sendToWorker(paths).catch(() => undefined);
  };
  const restart = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(update, idleDelay);
  };
  const observer = new PerformanceObserver(restart);
  observer.observe({ type: 'resource' });
  restart();
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}
