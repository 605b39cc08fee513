/** The part of a page that Gatsby has loaded and the site reads. */
export interface PageResources {
  status?: string;
  /** The module of its template. `preload` fetches the code of the islands that a page consists of. */
  component?: { default?: { preload?: (data: object) => Promise<unknown> } } | null;
  json?: { data?: object; pageContext?: { guards?: readonly string[] } };
}

/** Shows a page of the site. */
export type GatsbyNavigate = (to: string, options?: { replace?: boolean; state?: object }) => void;

/** What Gatsby puts on the window. Read from gatsby 5.16.1, `cache-dir/production-app.js`, `navigation.js` and `loader.js`. */
interface GatsbyWindow {
  ___loader: {
    loadPage: (path: string) => Promise<PageResources | undefined>;
    isPageNotFound: (path: string) => boolean;
    loadAppData: () => Promise<{ buildId?: string } | undefined>;
  };
  ___navigate: GatsbyNavigate;
}

export const getGatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

/** Begins to fetch the code of a page. What cannot be read of its data is the error of the page that shows it. */
function preloadPage({ component, json }: PageResources): Promise<unknown> | undefined {
  try {
    return component?.default?.preload?.(json?.data ?? {});
  } catch {
    return undefined;
  }
}

/**
 * Fetches the data of a page, and its code and no other page's: that of its template and of the islands that its data names. What was fetched
 * before is there at once.
 * @throws {Error} when a part of it does not come.
 */
export async function fetchPage(path: string): Promise<PageResources> {
  const page = await getGatsbyWindow().___loader.loadPage(path);
  if (!page || page.status === 'error') throw new Error(`The page ${path} could not be fetched.`);
  await preloadPage(page);
  return page;
}
