import * as React from 'react';
import { importOnce } from '../on-demand/import-once';

export const isServer = typeof window === 'undefined';

/** What React is told of HTML that it leaves alone. It is one object, so that no render sees another one. */
export const preservedHtml = { __html: '' };

const knownImports = new Set<() => Promise<unknown>>();
const pendingImports = new Set<() => Promise<unknown>>();

/** Whether the code of all parts is there that the pages loaded so far are made of. */
export const areChunksLoaded = (): boolean => pendingImports.size === 0;

/** Fetches the code of those parts: what must be there before a page is shown that was not prebuilt. */
export async function loadAllChunks(): Promise<void> {
  await Promise.all(Array.from(knownImports, (load) => load()));
}

/** A part of a page whose code is fetched apart from the page's own. */
export function createLazyPart<Props extends object>(load: () => Promise<React.ComponentType<Props>>) {
  let View: React.ComponentType<Props> | undefined;
  const fetch = importOnce(async () => {
    View = await load();
    pendingImports.delete(fetch);
    return View;
  });
  knownImports.add(fetch);
  pendingImports.add(fetch);
  /** The part itself, at once where its code is there. */
  function Made(props: Props) {
    return React.createElement(View ?? React.use(fetch()), props);
  }
  /** The part in the frame that stands round it on every page. */
  const Framed = (props: Props) => (
    <div>
      <React.Suspense fallback={null}>
        <Made {...props} />
      </React.Suspense>
    </div>
  );
  return { fetch, Made, Framed };
}

const subscribeNever = () => () => undefined;
const returnTrue = () => true;
const returnFalse = () => false;

/** Whether a component is rendered on the server or taken over from prebuilt HTML; it stays what it was at first. */
export function useIsPrerendered(): boolean {
  const isHydrating = React.useSyncExternalStore(subscribeNever, returnFalse, returnTrue);
  const [isPrebuilt] = React.useState(isHydrating);
  return isPrebuilt;
}
