import { isFilePath, removeFinalSlashes } from './addresses';

/** Whether paths end in a slash. Gatsby's `ignore` is not supported: canonicals, links and redirects must agree. */
export type TrailingSlash = 'never' | 'always';

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

export const getBrandPath = (name: string): string => `/brand-partners/${name}`;
export const getArticlePath = (id: number, slug: string): string => `/article/${id}/${slug}`;
export const getShowroomPath = (slug: string): string => `/showrooms/${slug}`;
/** The form of a visit, with a showroom filled in. */
export const getVisitPath = (slug: string): string => `${getContactPath('showroom-visit')}?showroom=${slug}`;
export const getOpeningPath = (slug: string): string => `/careers/${slug}`;
export const getDocumentPath = (slug: string): string => `${documentsPath}/${slug}.pdf`;
export const getContactPath = (type: string): string => `/contact-us/${type}`;

/** Whether a path belongs to the editing screen. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

/** Whether search engines must not index a path: the editing screen and the maintenance page. */
export const isHiddenPath = (path: string): boolean => isAdminPath(path) || path === maintenancePath;

/** What visitors see while the site is closed. */
export const maintenancePath = '/maintenance';
export const searchPath = '/search';
export const privacyPath = '/privacy';
export const accessibilityPath = '/accessibility';
export const documentsPath = '/documents';
/** The after-sales service. */
export const servicePath = '/service';
/** About delivery, payment and returns. */
export const deliveryPath = '/delivery';
export const boardPath = '/board';

export const getBoardPath = (param: string, trailingSlash: TrailingSlash): string =>
  applyTrailingSlash(`${boardPath}?b=${param}`, trailingSlash);

/** Whether the sitemap leaves out a path: a hidden one, and search and board, which have no content of their own. */
export const isUnlistedPath = (path: string): boolean => isHiddenPath(path) || path === searchPath || path === boardPath;

export const getCalendarPath = (id: number): string => `/events/${id}.ics`;
