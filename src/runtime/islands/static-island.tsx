import type * as React from 'react';
import { preservedHtml, createLazyPart, isServer, type Preloadable, useIsPrerendered } from './lazy-part';

/**
 * Makes an island that never hydrates. React does not touch its prerendered HTML, and its code is not fetched. A page that was not
 * prerendered is shown once its code has come.
 */
export function staticIsland<Props extends object>(load: () => Promise<React.ComponentType<Props>>): Preloadable<Props> {
  const { fetch, FramedPart } = createLazyPart(load);
  function StaticIsland(props: Props) {
    const isPrerendered = useIsPrerendered();
    if (isPrerendered && !isServer) return <div dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
    return <FramedPart {...props} />;
  }
  return Object.assign(StaticIsland, { preload: fetch });
}
