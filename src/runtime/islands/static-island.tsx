import type * as React from 'react';
import { preservedHtml, createLazyPart, isServer, useIsPrerendered } from './lazy-part';

/**
 * Makes an island that never hydrates. React does not touch its prerendered HTML, and its code is not fetched. A page that was not
 * prerendered is shown once `loadAllChunks` has fetched the code.
 */
export function staticIsland<Props extends object>(load: () => Promise<React.ComponentType<Props>>): React.FunctionComponent<Props> {
  const { FramedPart } = createLazyPart(load);
  return function StaticIsland(props: Props) {
    const isPrerendered = useIsPrerendered();
    if (isPrerendered && !isServer) return <div dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
    return <FramedPart {...props} />;
  };
}
