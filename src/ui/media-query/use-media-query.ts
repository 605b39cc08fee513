import * as React from 'react';

const returnFalse = () => false;

/** Whether a media query holds, as it changes; false in the prebuilt page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = React.useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return React.useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, returnFalse);
}
