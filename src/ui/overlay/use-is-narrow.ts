import * as React from 'react';

/** Up to this width the bar has a burger in place of its links; the same number stands in the style sheets. */
const narrow = '(max-width: 1100px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the bar has only a burger. A prebuilt page takes the wide bar until it knows. */
export const useIsNarrow = (): boolean =>
  React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
