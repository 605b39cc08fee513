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
  /** The imports of the templates, by the names of their chunks. */
  asyncRequires: { components: Record<string, (() => Promise<NonNullable<PageResources['component']>>) | undefined> };
}

export const getGatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;

/** Fetches the code of the islands of a page. What cannot be read of its data is the error of the page that shows it. */
function preloadPage(component: PageResources['component'], data: object = {}): Promise<unknown> | undefined {
  try {
    return component?.default?.preload?.(data);
  } catch {
    return undefined;
  }
}

/** X8: fetches the code of a page by its names while the data come, which say the same. What does not come is requested again with them. */
async function preloadCode([template = '', ...sections]: readonly string[]): Promise<void> {
  const component = await getGatsbyWindow().asyncRequires.components[template]?.();
  await preloadPage(component, { page: { sections: sections.map((__typename) => ({ __typename })) } });
}

/**
 * Fetches the data of a page, and its code and no other page's: that of its template and of the islands that its data name. What was fetched
 * before is there at once.
 * @param code the template and the sections of the page, as far as they are known before its data.
 * @throws {Error} when a part of it does not come.
 */
export async function fetchPage(path: string, code: readonly string[] = []): Promise<PageResources> {
  preloadCode(code).catch(() => undefined);
  const page = await getGatsbyWindow().___loader.loadPage(path);
  if (!page || page.status === 'error') throw new Error(`The page ${path} could not be fetched.`);
  await preloadPage(page.component, page.json?.data);
  return page;
}
