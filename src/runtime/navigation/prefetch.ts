import { isDataSaver, getConnection } from './version-watcher';
import { isFilePath } from '../../domain/routes/routes';
import { fetchPage, getGatsbyWindow } from '../gatsby/gatsby-window';

/** Loads each path once, at most `limit` at a time, the latest first. A path that failed may be added again. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>, limit: number) {
  const known = new Set<string>();
  const queue: string[] = [];
  let activeCount = 0;
  const next = () => {
    while (activeCount < limit && queue.length > 0) {
      const path = queue.pop()!;
      activeCount += 1;
      void load(path)
        .catch(() => known.delete(path))
        .finally(() => {
          activeCount -= 1;
          next();
        });
    }
  };
  return {
    add: (path: string) => {
      if (known.has(path)) return;
      known.add(path);
      queue.push(path);
      next();
    },
  };
}

/** How many pages are prefetched at once. From the owner's list of constants. */
const maxConcurrent = 4;

const prefetchQueue = createPrefetchQueue(fetchPage, maxConcurrent);

function prefetch(to: string): void {
  const { origin, pathname, search } = new URL(to, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname || isFilePath(pathname)) return;
  if (isDataSaver(getConnection())) return;
  prefetchQueue.add(pathname + search);
}

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.target === '' && link.getAttribute('href')?.startsWith('/')) prefetch(link.href);
};

/** B5: fetches a page when the pointer, the focus or a finger comes to a link to it. A link that only becomes visible fetches nothing. */
export function prefetchOnIntent(): void {
  const { ___loader: loader } = getGatsbyWindow();
  loader.enqueue = () => undefined;
  loader.hovering = () => undefined;
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { passive: true });
}
