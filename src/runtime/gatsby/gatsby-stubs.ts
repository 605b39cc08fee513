// Stands for `gatsby-link` and `gatsby-react-router-scroll` in the bundle: what Gatsby's own code still imports from them. This site writes
// plain links, which `runtime/navigation` handles, and `scrollToTarget` alone decides where a page starts: Gatsby's scroll handler writes to
// the session storage on each scrolled frame.
import type * as React from 'react';

/** The parts of a path of the site. Gatsby gets whole paths from `runtime/navigation`. */
export const parsePath = (path: string): Pick<URL, 'pathname' | 'search' | 'hash'> => new URL(path, window.location.href);

/** The site is at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

const Anchor = 'a';
export { Anchor as Link };

export const ScrollContext = ({ children }: React.PropsWithChildren) => children;

/** Gatsby re-exports them to pages; none uses them. */
export const navigate = () => undefined;
export const useScrollRestoration = navigate;
