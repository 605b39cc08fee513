import { isFilePath } from '../../domain/routes';
import { hasModifier } from '../../ui/key-press';
import { fetchPage } from '../gatsby/gatsby-window';
import { navigateTo } from './navigate';
import { getConnection, isDataSaver, versionWatcher } from './newer-build';

/** The link of an event that leads to a page of the site. The browser handles links to a new tab, a file, another site, or a place on the page. */
function findPageLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || href.startsWith('#') || link.hasAttribute('download') || !/^(?:_self)?$/.test(link.target)) return undefined;
  return link.origin === window.location.origin && !isFilePath(link.pathname) ? link : undefined;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  const link = findPageLink(event);
  if (!link) return;
  event.preventDefault();
  navigateTo(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
}

/** Loads each path once, at most `limit` at a time, the latest first. A path that failed may be added again. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>, limit: number): (path: string) => void {
  const known = new Set<string>();
  const queue: string[] = [];
  let workerCount = 0;
  async function work(): Promise<void> {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const current = path;
      await load(current).catch(() => known.delete(current));
    }
    workerCount -= 1;
  }
  return (path) => {
    if (known.has(path)) return;
    known.add(path);
    queue.push(path);
    if (workerCount === limit) return;
    workerCount += 1;
    void work();
  };
}

/** How many pages are prefetched at once. From the owner's list of constants. */
const maxConcurrent = 4;

const prefetch = createPrefetchQueue((path) => fetchPage(path, versionWatcher.getCode(path)), maxConcurrent);

/** B5: fetches a page when the pointer, the focus or a finger comes to a link to it. A link that only becomes visible fetches nothing. */
function onIntent(event: Event): void {
  const link = findPageLink(event);
  if (link && link.pathname !== window.location.pathname && !isDataSaver(getConnection())) prefetch(link.pathname + link.search);
}

/** Opens the links of the site without loading a document. They are plain links, in components and in articles, and work without this. */
export function interceptLinks(): void {
  document.addEventListener('click', onClick);
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, { passive: true });
}
