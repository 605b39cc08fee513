import type * as React from 'react';
import { preservedHtml, createLazyPart, isServer, useIsPrerendered } from './lazy-part';

/**
 * Makes a part that never changes. In a prebuilt page it is HTML that React does not touch, and its code is not even fetched; where a
 * page is made in the browser, its code has come before, by `loadParts`.
 */
export function staticIsland<Props extends object>(load: () => Promise<React.ComponentType<Props>>): React.FunctionComponent<Props> {
  const { Framed } = createLazyPart(load);
  return function Still(props: Props) {
    const isPrebuilt = useIsPrerendered();
    if (isPrebuilt && !isServer) return <div dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
    return <Framed {...props} />;
  };
}
