import * as React from 'react';

/**
 * Code that has no prerendered markup, such as a dialog: null until `fetch` has loaded it. `fetch` rejects when the code does not come, and
 * may be called again.
 * @param load a function that stays the same between renders.
 */
export function useOnDemand<Code>(load: () => Promise<Code>): [code: Code | null, fetch: () => Promise<Code>] {
  const [code, setCode] = React.useState<Code | null>(null);
  const fetch = React.useCallback(async () => {
    const loaded = await load();
    setCode(() => loaded);
    return loaded;
  }, [load]);
  return [code, fetch];
}
