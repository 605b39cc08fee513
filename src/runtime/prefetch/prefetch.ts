import { isDataSaver } from '../navigation/network-hints';
import { isFilePath } from '../../domain/routes/routes';
import { fetchPage, getGatsbyWindow } from '../gatsby/gatsby-window';
import { createPrefetchQueue } from './prefetch-queue';
import { getConnection } from '../navigation/version-polling';

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
