/** The module of a page's template, as Gatsby's loader returns it. */
interface PageTemplate {
  /** Its component. `preload` fetches the code of the islands that a page consists of. */
  default?: { preload?: (data: object) => Promise<unknown> };
}

/** The part of a page that Gatsby has loaded and the site reads. */
export interface PageResources {
  status?: string;
  component?: PageTemplate | null;
  json?: { data?: object; pageContext?: { guards?: readonly string[] } };
  /** Whether the build has no such page: it is the error page. */
  isMissing?: boolean;
}

/** The methods of Gatsby 5's loader that the site uses. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>;
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

const pages = new Map<string, PageResources>();

/** The page of a path that was fetched before, with its code. */
export const getLoadedPage = (path: string): PageResources | undefined => pages.get(path);

/** Begins to fetch the code of a page. What cannot be read of its data is the error of the page that shows it. */
function preloadPage({ component, json }: PageResources): Promise<unknown> | undefined {
  try {
    return component?.default?.preload?.(json?.data ?? {});
  } catch {
    return undefined;
  }
}

/**
 * Fetches the data of a page, and its code and no other page's: that of its template and of the islands that its data names.
 * @throws {Error} when a part of it does not come.
 */
export async function fetchPage(path: string): Promise<PageResources> {
  const { ___loader: loader } = getGatsbyWindow();
  const page = await loader.loadPage(path);
  if (!page || page.status === 'error') throw new Error(`The page ${path} could not be fetched.`);
  await preloadPage(page);
  const loaded = { ...page, isMissing: loader.isPageNotFound(path) };
  pages.set(path, loaded);
  return loaded;
}
