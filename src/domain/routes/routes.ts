/** Whether addresses end in a slash. `ignore` is not offered: canonicals, links and redirects must agree. */
export type TrailingSlash = 'never' | 'always';

/** Whether a path without query and hash names a file and no page. */
export const isFilePath = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname);

/** A path of the site as the setting wants it; query and hash stay, files and the root are left alone. */
export function applyTrailingSlash(path: string, trailingSlash: TrailingSlash): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const bare = pathname.replace(/\/+$/, '');
  if (bare === '') return `/${rest}`;
  return `${bare}${trailingSlash === 'always' && !isFilePath(bare) ? '/' : ''}${rest}`;
}

/** The absolute address of a path. `url` is the site's, without a slash at the end. */
export const toAbsoluteUrl = (url: string, path: string, trailingSlash: TrailingSlash): string =>
  `${url.replace(/\/+$/, '')}${applyTrailingSlash(path, trailingSlash)}`;

export const getBrandPath = (name: string): string => `/brand-partners/${name}`;
export const getArticlePath = (id: number, slug: string): string => `/article/${id}/${slug}`;
export const getContactPath = (type: string): string => `/contact-us/${type}`;

/** Whether a path gets the admin layout. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

/** Whether the page at a path is kept from search engines: the editors’ pages and that of a closed site. */
export const isHiddenPath = (path: string): boolean => isAdminPath(path) || path === '/maintenance';

/** Where the search has its page. */
export const searchPath = '/search';

/** Where the board has its page. */
export const boardPath = '/board';

/** Whether the page at a path is in no list of search engines: one that is hidden, and search and board, which show something else each time. */
export const isUnlistedPath = (path: string): boolean => isHiddenPath(path) || path === searchPath || path === boardPath;

/** Whether an address leaves the site. */
export const isExternal = (to: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith('//');

/** Where the calendar file of an event stands. */
export const getCalendarPath = (id: number): string => `/events/${id}.ics`;
