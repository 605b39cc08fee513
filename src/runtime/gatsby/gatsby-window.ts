import { areChunksLoaded, loadAllChunks } from '../islands/lazy-part';

/** What Gatsby has loaded of a page. */
export interface PageResources {
  status?: string;
  json?: { pageContext?: { guards?: readonly string[] } };
}

/** What Gatsby 5's loader does for the pages of a site. */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string) => PageResources | undefined;
  isPageNotFound: (path: string) => boolean;
  loadAppData: () => Promise<{ buildId?: string } | undefined>;
  /** Called by each link that comes into view. */
  enqueue: (path: string) => void;
  /** Called by each link under the pointer. */
  hovering: (path: string) => void;
}

export type GatsbyNavigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void;

/** What Gatsby 5 puts on the window. It is not promised: the browser tests would tell if it changed. */
export interface GatsbyWindow {
  ___loader: GatsbyLoader;
  ___navigate: GatsbyNavigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
}

export const getGatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

const hasFailed = (page: PageResources | undefined): boolean => !page || page.status === 'error';

/** What became of a page that was asked for: it is there, there is none, or it did not come. */
export type LoadResult = { readonly is: 'there'; readonly page: PageResources } | { readonly is: 'missing' } | { readonly is: 'failed' };

const toLoadResult = (loader: GatsbyLoader, path: string, page: PageResources | undefined): LoadResult => {
  if (hasFailed(page)) return { is: 'failed' };
  return loader.isPageNotFound(path) ? { is: 'missing' } : { is: 'there', page: page! };
};

/** The page of a path if it has been loaded, at once. */
export function getLoadedPage(path: string): PageResources | undefined {
  if (!areChunksLoaded()) return undefined;
  const { ___loader: loader } = getGatsbyWindow();
  const judgement = toLoadResult(loader, path, loader.loadPageSync(path));
  return judgement.is === 'there' ? judgement.page : undefined;
}

/** Fetches the page of a path: its data, and all the code it is made of. */
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
