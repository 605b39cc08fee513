import { boardPath } from '../../domain/routes/routes';

/** The worker that answers for the board where there is no network. */
const workerUrl = '/board-worker.js';

const getActiveWorker = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    const worker = installing ?? waiting ?? active!;
    const resolveIfActive = () => worker.state === 'activated' && resolve(worker);
    worker.addEventListener('statechange', resolveIfActive);
    resolveIfActive();
  });

/** The files of this site that the page has fetched, but for what must be asked for anew each time. */
const getFetchedPaths = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter(({ origin, pathname }) => origin === window.location.origin && !/^\/(?:api|builds)\//.test(pathname))
    .map(({ pathname }) => pathname);

/**
 * Lets the board be opened again without a network: its page, what that is made of, and what it shows now. Where the browser has no such
 * thing, or refuses it, the board lives as long as the page.
 */
export async function registerBoardWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerUrl, { scope: boardPath });
  const worker = await getActiveWorker(registration);
  worker.postMessage([...new Set([window.location.pathname, ...getFetchedPaths()])]);
}
