import { arePartsThere, loadParts } from '../still/part';

/** What Gatsby has loaded of a page. */
export interface PageResources {
  status?: string;
  json?: { pageContext?: { guards?: readonly string[] } };
}

/** What Gatsby 5's loader does for the pages of a site. */
export interface Loader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
  loadPageSync: (path: string) => PageResources | undefined;
  isPageNotFound: (path: string) => boolean;
  loadAppData: () => Promise<{ buildId?: string } | undefined>;
  /** Called by each link that comes into view. */
  enqueue: (path: string) => void;
  /** Called by each link under the pointer. */
  hovering: (path: string) => void;
}

export type Navigate = (to: string | number, options?: { replace?: boolean; state?: object }) => void;

/** What Gatsby 5 puts on the window. It is not promised: the browser tests would tell if it changed. */
export interface GatsbyWindow {
  ___loader: Loader;
  ___navigate: Navigate;
  ___push: (to: string) => void;
  ___replace: (to: string) => void;
}

export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

const isError = (page: PageResources | undefined): boolean => !page || page.status === 'error';

/** What became of a page that was asked for: it is there, there is none, or it did not come. */
export type Loaded = { readonly is: 'there'; readonly page: PageResources } | { readonly is: 'missing' } | { readonly is: 'failed' };

const judged = (loader: Loader, path: string, page: PageResources | undefined): Loaded => {
  if (isError(page)) return { is: 'failed' };
  return loader.isPageNotFound(path) ? { is: 'missing' } : { is: 'there', page: page! };
};

/** The page of a path if it has been loaded, at once. */
export function loadedPage(path: string): PageResources | undefined {
  if (!arePartsThere()) return undefined;
  const { ___loader: loader } = gatsbyWindow();
  const judgement = judged(loader, path, loader.loadPageSync(path));
  return judgement.is === 'there' ? judgement.page : undefined;
}

/** Fetches the page of a path: its data, and all the code it is made of. */
export async function fetchPage(path: string): Promise<PageResources | undefined> {
  const page = await gatsbyWindow().___loader.loadPage(path);
  await loadParts();
  return page;
}

/** Loads the page of a path. */
export async function loadPage(path: string): Promise<Loaded> {
  const page = await fetchPage(path).catch(() => undefined);
  return judged(gatsbyWindow().___loader, path, page);
}
