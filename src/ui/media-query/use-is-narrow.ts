import * as React from 'react';

/**
 * Up to this width the bar has a burger in place of its links: 1100 px, and more where the browser’s text is larger. The
 * same number stands in the style sheets.
 */
const narrowQuery = '(max-width: 68.75em)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(narrowQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the bar has only a burger. A prebuilt page takes the wide bar until it knows. */
export const useIsNarrow = (): boolean =>
  React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowQuery).matches,
    () => false,
  );
