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
    if (wish !== null && wish !== false) fetch().catch(() => setFailed(true));
  }, [wish, fetch]);
  return [code, fetch, hasFailed] as const;
}

/**
 * Loads code when it is needed, and starts it. Code that does not come starts nothing.
 * @param when calls its listener when the code is needed, and returns a function that cancels the wait.
 * @param start returns the function that ends what it starts.
 * @returns a function that ends it at any stage.
 */
export function startOnDemand<Code>(
  when: (listener: () => void) => () => void,
  load: () => Promise<Code>,
  start: (code: Code) => () => void,
): () => void {
  let isEnded = false;
  let end: (() => void) | undefined;
  const loadAndStart = async () => {
    const code = await load();
    if (!isEnded) end = start(code);
  };
  const cancel = when(() => void loadAndStart().catch(() => undefined));
  return () => {
    isEnded = true;
    cancel();
    end?.();
  };
}
