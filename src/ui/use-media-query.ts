import * as React from 'react';

/** Whether a media query matches; false in the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = React.useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/**
 * Whether the bar has only a burger in place of its links: up to 1100 px, and more where the browser’s text is larger. `--small-bar`
 * in `ui/tokens.css` is the same width. The prerendered page has the wide bar.
 */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 68.75em)');
