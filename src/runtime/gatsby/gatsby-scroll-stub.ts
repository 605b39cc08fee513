import type * as React from 'react';

/**
 * Stands in the bundle for Gatsby's keeper of scroll positions while the site returns to none (`restoresScroll`): that one writes to the
 * storage at each scrolled frame. Where a page begins is said by `land` alone.
 */
export const ScrollContext = ({ children }: React.PropsWithChildren) => children;

/** What Gatsby hands on to pages, of which none asks. */
export const useScrollRestoration = () => undefined;
