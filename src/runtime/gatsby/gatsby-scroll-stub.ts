import type * as React from 'react';

/**
 * Replaces Gatsby's scroll handler in the bundle while `restoresScroll` is off: that handler writes to the session storage on each scrolled
 * frame. `scrollToTarget` alone decides where a page starts.
 */
export const ScrollContext = ({ children }: React.PropsWithChildren) => children;

/** Gatsby re-exports it to pages; none uses it. */
export const useScrollRestoration = () => undefined;
