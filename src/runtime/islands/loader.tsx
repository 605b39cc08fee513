// Code that comes on demand: an import that is made once, a component that is fetched before its page is shown, and code without prerendered markup.
import * as React from 'react';
import { useBrowserValue } from '../use-store';

/** Wraps an import so that all calls share one promise; after a failure the next call tries again. */
export function importOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * Code that has no prerendered markup, such as a dialog: null until `fetch` has loaded it. `fetch` rejects when the code does not come, and
 * may be called again.
 * @param load a function that stays the same between renders.
 * @param wish the code is fetched by itself, in silence, whenever this changes to a value that is not false or null.
 */
export function useOnDemand<Code>(load: () => Promise<Code>, wish: unknown = null) {
  const [code, setCode] = React.useState<Code | null>(null);
  const [hasFailed, setFailed] = React.useState(false);
  const fetch = React.useCallback(async () => {
    const loaded = await load();
    setCode(() => loaded);
    return loaded;
  }, [load]);
  React.useEffect(() => {
    if (wish === null || wish === false) return;
    load().then(
      (loaded) => setCode(() => loaded),
      () => setFailed(true),
    );
  }, [wish, load]);
  return [code, fetch, hasFailed] as const;
}

/** A component whose code can be fetched before the page is shown. */
export type Preloadable<Props> = React.FunctionComponent<Props> & { preload: () => Promise<unknown> };

/** Fetches the code of components. */
export const preloadAll = (components: readonly { preload: () => Promise<unknown> }[]): Promise<unknown> =>
  Promise.all(components.map(({ preload }) => preload()));

/** A component whose code is fetched separately from its page's. */
export function createLazyComponent<Props extends object>(load: () => Promise<React.ComponentType<Props>>) {
  let View: React.ComponentType<Props> | undefined;
  const fetch = importOnce(async () => {
    View = await load();
    return View;
  });

  function LazyComponent(props: Props) {
    return React.createElement(View ?? React.use(fetch()), props);
  }
  /** The component in the frame that every island has. */
  const FramedComponent = (props: Props) => (
    <div>
      <React.Suspense fallback={null}>
        <LazyComponent {...props} />
      </React.Suspense>
    </div>
  );
  return { fetch, LazyComponent, FramedComponent };
}

export const isServer = typeof window === 'undefined';

const returnTrue = () => true;
const returnFalse = () => false;

/** Whether a component is rendered on the server or hydrated; its first render decides. */
export function useIsPrerendered(): boolean {
  const isHydrating = useBrowserValue(returnFalse, returnTrue);
  const [isPrerendered] = React.useState(isHydrating);
  return isPrerendered;
}
