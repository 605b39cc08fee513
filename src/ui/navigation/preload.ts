import { isSparing } from '../../logic/connection';
import { isFile } from '../../logic/routes';
import { fetchPage, gatsbyWindow } from './gatsby-window';
import { createPreloader } from './preloader';
import { connection } from './watch-build';

/** How many pages are preloaded at once. From the owner's list of constants. */
const limit = 4;

const preloader = createPreloader(fetchPage, limit);

function preload(to: string): void {
  const { origin, pathname, search } = new URL(to, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname || isFile(pathname)) return;
  if (isSparing(connection())) return;
  preloader.preload(pathname + search);
}

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.target === '' && link.getAttribute('href')?.startsWith('/')) preload(link.href);
};

/**
 * B5: fetches a page when a visitor means to open it: the pointer is over its link, the focus is on it, a finger touches it. Links that
 * only came into view fetch nothing.
 */
export function preloadOnIntent(): void {
  const { ___loader: loader } = gatsbyWindow();
  loader.enqueue = () => undefined;
  loader.hovering = () => undefined;
  for (const intent of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(intent, onIntent, { passive: true });
}
