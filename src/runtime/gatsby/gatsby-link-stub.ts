import { getGatsbyWindow, type GatsbyNavigate } from './gatsby-window';

/**
 * Replaces Gatsby's link in the bundle. This site does not use it: `ui/link` writes plain links, and `runtime/navigation` intercepts them.
 * The stub has only what Gatsby's own code still imports from it.
 */
interface ParsedPath {
  pathname: string;
  search: string;
  hash: string;
}

/** The parts of a path, the first of them empty where there is only a query or a hash; a lone `?` or `#` counts as nothing. */
export function parsePath(path: string): ParsedPath {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** The site is at the root of its host. */
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

/** Gatsby's own link hands each navigation to the window, where `runtime/navigation` has put its own. */
export const navigate: GatsbyNavigate = (to, options) => getGatsbyWindow().___navigate(to, options);

const Anchor = 'a';
export { Anchor as Link };
