import type * as React from 'react';
import { asItIs, createPart, isServer, usePrebuilt } from './part';

/**
 * Makes a part that never changes. In a prebuilt page it is HTML that React does not touch, and its code is not even fetched; where a
 * page is made in the browser, its code has come before, by `loadParts`.
 */
export function still<Props extends object>(load: () => Promise<React.ComponentType<Props>>): React.FunctionComponent<Props> {
  const { Framed } = createPart(load);
  return function Still(props: Props) {
    const isPrebuilt = usePrebuilt();
    if (isPrebuilt && !isServer) return <div dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />;
    return <Framed {...props} />;
  };
}
