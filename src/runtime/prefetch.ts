import { isFilePath } from '../domain/addresses';

/** The Network Information API, which many browsers lack. */
export interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const getConnection = (): NetworkHints | undefined => (navigator as { connection?: NetworkHints }).connection;

/** B1, B5: whether to fetch only what is requested: the visitor saves data, or the connection is 2g or slower. */
export const isDataSaver = (connection: NetworkHints | undefined): boolean =>
  connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');

/** How many documents are prefetched at once. From the owner's list of constants. */
const maxConcurrent = 4;

/** The path of a page of the site that a link leads to, other than the one that is open. */
function findPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === window.location.origin && !isFilePath(link.pathname) && !link.pathname.startsWith('/api/');
  return isPage && link.pathname !== window.location.pathname ? link.pathname + link.search : undefined;
}

function addLinksOnIntent(): () => void {
  const events = new AbortController();
  const known = new Set<string>();
  let count = 0;
  const onIntent = (event: Event) => {
    const path = findPath(event);
    if (path === undefined || known.has(path) || count === maxConcurrent) return;
    known.add(path);
    count += 1;
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: path });
    link.onload = link.onerror = () => (count -= 1);
    document.head.append(link);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { passive: true, signal: events.signal });
  return () => events.abort();
}

/**
 * B5: prefetches the document of a link when a pointer or the focus comes to it: the document's own speculation rules do where the browser knows them, and
 * links where it does not. Nothing on a slow connection. Returns the function that ends it and drops what was prefetched.
 */
export function startPrefetch(): () => void {
  const isSlow = isDataSaver(getConnection());
  if (!HTMLScriptElement.supports('speculationrules')) return isSlow ? () => undefined : addLinksOnIntent();
  // A browser drops what it has prefetched by rules that are gone.
  const drop = () => document.querySelector('script[type=speculationrules]')?.remove();
  if (isSlow) drop();
  return drop;
}
