// Code that comes on demand: an import that is made once, and code without prerendered markup.
import * as React from 'react';

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
 * Code that has no prerendered markup: null until `fetch` has loaded it. `fetch` rejects when the code does not come, and may be called again.
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
