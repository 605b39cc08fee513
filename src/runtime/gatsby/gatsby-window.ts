import { areChunksLoaded, loadAllChunks } from '../islands/lazy-part';

/** The part of a page that Gatsby has loaded and the site reads. */
export interface PageResources {
  status?: string;
  json?: { pageContext?: { guards?: readonly string[] } };
}

/** The methods of Gatsby 5's loader that the site uses. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string) => PageResources | undefined;
  isPageNotFound: (path: string) => boolean;
  loadAppData: () => Promise<{ buildId?: string } | undefined>;
  /** Gatsby calls it for each link that becomes visible. */
  enqueue: (path: string) => void;
  /** Gatsby calls it for each link under the pointer. */
  hovering: (path: string) => void;
}

export type GatsbyNavigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void;

/** What Gatsby puts on the window. Read from gatsby 5.16.1, `cache-dir/production-app.js`, `navigation.js` and `loader.js`. */
export interface GatsbyWindow {
  ___loader: GatsbyLoader;
  ___navigate: GatsbyNavigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
}

export const getGatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

/** The result of loading a page; `missing` when the build has no such page. */
export type LoadResult =
  { readonly status: 'loaded'; readonly page: PageResources } | { readonly status: 'missing' } | { readonly status: 'failed' };

const toLoadResult = (loader: GatsbyLoader, path: string, page: PageResources | undefined): LoadResult => {
  if (!page || page.status === 'error') return { status: 'failed' };
  return loader.isPageNotFound(path) ? { status: 'missing' } : { status: 'loaded', page };
};

/** The page of a path, when it and the code of its islands have been loaded before. */
export function getLoadedPage(path: string): PageResources | undefined {
  if (!areChunksLoaded()) return undefined;
  const { ___loader: loader } = getGatsbyWindow();
  const result = toLoadResult(loader, path, loader.loadPageSync(path));
  return result.status === 'loaded' ? result.page : undefined;
}

/** Fetches the page of a path, with the code of its islands. */
export async function fetchPage(path: string): Promise<PageResources | undefined> {
  const page = await getGatsbyWindow().___loader.loadPage(path);
  await loadAllChunks();
  return page;
}

/** Loads the page of a path. */
export async function loadPage(path: string): Promise<LoadResult> {
  const page = await fetchPage(path).catch(() => undefined);
  return toLoadResult(getGatsbyWindow().___loader, path, page);
}
