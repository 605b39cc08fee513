import * as React from 'react';
import { importOnce } from '../on-demand/on-demand';
import { useBrowserValue } from '../store/external-store';

export const isServer = typeof window === 'undefined';

/** Tells React to leave the prerendered HTML of an element as it is. It is one object, so that React sees no change between renders. */
export const preservedHtml = { __html: '' };

/** A part of a page whose code can be fetched before the page is shown. */
export type Preloadable<Props> = React.FunctionComponent<Props> & { preload: () => Promise<unknown> };

/** Fetches the code of parts. */
export const preloadAll = (parts: readonly { preload: () => Promise<unknown> }[]): Promise<unknown> =>
  Promise.all(parts.map(({ preload }) => preload()));

/** A component whose code is fetched separately from its page's. */
export function createLazyPart<Props extends object>(load: () => Promise<React.ComponentType<Props>>) {
  let View: React.ComponentType<Props> | undefined;
  const fetch = importOnce(async () => {
    View = await load();
    return View;
  });

  function LazyPart(props: Props) {
    return React.createElement(View ?? React.use(fetch()), props);
  }
  /** The component in the frame that every island has. */
  const FramedPart = (props: Props) => (
    <div>
      <React.Suspense fallback={null}>
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
