import { isFilePath, removeFinalSlashes } from './addresses';

/** Whether paths end in a slash. Gatsby's `ignore` is not supported: canonicals, links and redirects must agree. */
export type TrailingSlash = 'never' | 'always';

/** The first folder of a path: `/article/` of `/article/3/brass`. */
export const getPathFolder = (path: string): string => /^\/[^/]*\/?/.exec(path)?.[0] ?? path;

/** Adds or removes the final slash of a path. Query and hash are kept; files and the root are unchanged. */
export function applyTrailingSlash(path: string, trailingSlash: TrailingSlash): string {
  const end = path.search(/[?#]|$/);
  const [bare, rest] = [removeFinalSlashes(path.slice(0, end)), path.slice(end)];
  if (bare === '') return `/${rest}`;
  return `${bare}${trailingSlash === 'always' && !isFilePath(bare) ? '/' : ''}${rest}`;
}

/** The absolute URL of a path. `url` is the URL of the site. */
export const toAbsoluteUrl = (url: string, path: string, trailingSlash: TrailingSlash): string =>
  `${removeFinalSlashes(url)}${applyTrailingSlash(path, trailingSlash)}`;

/** The path of a brand page. */
export const getBrandPath = (name: string): string => `/brand-partners/${name}`;
/** The path of an article. */
export const getArticlePath = (id: number, slug: string): string => `/article/${id}/${slug}`;
/** The path of the page of a showroom. */
export const getShowroomPath = (slug: string): string => `/showrooms/${slug}`;
/** The path of the form of a visit, with a showroom filled in. */
export const getVisitPath = (slug: string): string => `${getContactPath('showroom-visit')}?showroom=${slug}`;
/** The path of an opening. */
export const getOpeningPath = (slug: string): string => `/careers/${slug}`;
/** The path of the file of a document. */
export const getDocumentPath = (slug: string): string => `${documentsPath}/${slug}.pdf`;
/** The path of a form. */
export const getContactPath = (type: string): string => `/contact-us/${type}`;

/** Whether a path belongs to the editing screen. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

/** Whether search engines must not index a path: the editing screen and the maintenance page. */
export const isHiddenPath = (path: string): boolean => isAdminPath(path) || path === maintenancePath;

/** The path of the page that visitors see while the site is closed. */
export const maintenancePath = '/maintenance';

/** The path of the search page. */
export const searchPath = '/search';

/** The path of the privacy notice. */
export const privacyPath = '/privacy';

/** The path of the accessibility statement. */
export const accessibilityPath = '/accessibility';

/** The path of the page with all documents. */
export const documentsPath = '/documents';

/** The path of the page of the after-sales service. */
export const servicePath = '/service';

/** The path of the page about delivery, payment and returns. */
export const deliveryPath = '/delivery';

/** The path of the board. */
export const boardPath = '/board';

/** The path of a board by its parameter. */
export const getBoardPath = (param: string, trailingSlash: TrailingSlash): string =>
  applyTrailingSlash(`${boardPath}?b=${param}`, trailingSlash);

/** Whether the sitemap leaves out a path: a hidden one, and search and board, which have no content of their own. */
export const isUnlistedPath = (path: string): boolean => isHiddenPath(path) || path === searchPath || path === boardPath;

/** The path of the calendar file of an event. */
export const getCalendarPath = (id: number): string => `/events/${id}.ics`;
