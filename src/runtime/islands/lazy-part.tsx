import * as React from 'react';
import { importOnce } from '../on-demand/on-demand';
import { useBrowserValue } from '../store/create-external-store';

export const isServer = typeof window === 'undefined';

/** Tells React to leave the prerendered HTML of an element as it is. It is one object, so that React sees no change between renders. */
export const preservedHtml = { __html: '' };

const pendingImports = new Set<() => Promise<unknown>>();

/** Whether the code of all islands that the loaded pages consist of is there. */
export const areChunksLoaded = (): boolean => pendingImports.size === 0;

/** Fetches the code of all islands, and of the islands in them: a page that was not prerendered needs it before it is shown. */
export async function loadAllChunks(): Promise<void> {
  if (areChunksLoaded()) return;
  await Promise.all(Array.from(pendingImports, (load) => load()));
  return loadAllChunks();
}

/**
 * A component whose code is fetched separately from its page's.
 * @param Fallback what stands in for it until its code is there, and when it does not come. No page waits for an island with a fallback.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  Fallback?: React.ComponentType<Props>,
) {
  let View: React.ComponentType<Props> | undefined;
  const fetch = importOnce(async () => {
    View = await load();
    pendingImports.delete(fetch);
    return View;
  });
  if (!Fallback) pendingImports.add(fetch);
  const fetchForRender = Fallback && !isServer ? importOnce(() => fetch().catch(() => Fallback)) : fetch;

  function LazyPart(props: Props) {
    return React.createElement(View ?? React.use(fetchForRender()), props);
  }
  /** The component in the frame that every island has. */
  const FramedPart = (props: Props) => (
    <div>
      <React.Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
        <LazyPart {...props} />
      </React.Suspense>
    </div>
  );
  return { fetch, LazyPart, FramedPart };
}

const returnTrue = () => true;
const returnFalse = () => false;

/** Whether a component is rendered on the server or hydrated; its first render decides. */
export function useIsPrerendered(): boolean {
  const isHydrating = useBrowserValue(returnFalse, returnTrue);
  const [isPrerendered] = React.useState(isHydrating);
  return isPrerendered;
}
