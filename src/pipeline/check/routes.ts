import { getNewsListPath, paginateNews } from '../../domain/news/news-list';
import { matchPath } from '../../domain/routes/route-rules';
import {
  getArticlePath,
  getBrandPath,
  getContactPath,
  getCalendarPath,
  getOpeningPath,
  getShowroomPath,
  privacyPath,
  searchPath,
} from '../../domain/routes/routes';
import { isIndexOf } from '../../schema/section-traits';
import { getEntries, type Content, type ContentEntry } from './content';

/** The pages that the site itself links to, the files that hold them, and what they are. */
export const requiredPages = [
  { path: '/', file: 'pages/home.yaml', what: 'the home page' },
  { path: '/404', file: 'pages/error.yaml', what: 'what an unknown address shows' },
  { path: '/maintenance', file: 'pages/maintenance.yaml', what: 'what visitors see while the site is closed' },
  { path: privacyPath, file: 'pages/privacy.yaml', what: 'the privacy notice that every form links to' },
  { path: searchPath, file: 'pages/search.yaml', what: 'where the search link in the bar leads' },
];

/** The first parts of paths that the build or the server keeps for files of its own, and what they hold. */
export const reservedFolders: ReadonlyMap<string, string> = new Map([
  ['api', 'the forms service'],
  ['builds', 'what a build publishes about itself'],
  ['events', 'the calendar files of events'],
  ['index', 'the data of the home page'],
  ['page-data', 'the data of pages'],
  ['pagefind', 'the search index'],
  ['static', 'pictures'],
]);

/** A day before every event: on it the list of articles has the fewest pages. */
const earliestDay = '0000-01-01';

/** The articles as the list of news and events counts them. An event whose time is a fault is counted as one of the earliest day. */
function toListedArticles(content: Content) {
  const unknown = `${earliestDay} 12:00 AM`;
  return getEntries(content, 'Article').map(({ value: { date = earliestDay, article_id = 0, event } }) => ({
    article_id,
    date,
    event: event ? { starts: event.starts ?? unknown, ends: event.ends ?? unknown } : null,
  }));
}

const getKnownPath = ({ value: { path }, source }: ContentEntry<'Page'>): string | undefined =>
  path ?? requiredPages.find(({ file }) => file === source.file)?.path;

/** The paths of a page. The list of news and events has several: those that it has on every day. */
function getPagePaths(content: Content, entry: ContentEntry<'Page'>): string[] {
  const { value, source } = entry;
  const known = getKnownPath(entry);
  if (known === undefined && content.unparsedFiles.has(source.file)) return [];
  const root = known ?? `/${source.name}`;
  const { sections = [] } = value;
  if (!isIndexOf(sections, 'Article')) return [root];
  return paginateNews(root, toListedArticles(content), earliestDay).map(({ list }) => getNewsListPath(root, list.kind, list.page));
}

/** The paths of the pages of an entry. The name of the file stands in for fields that are missing. */
export function getEntryPaths(content: Content, entry: ContentEntry): string[] {
  const { type, value, source } = entry;
  if (type === 'Page') return getPagePaths(content, entry as ContentEntry<'Page'>);
  if (type === 'Brand') return [getBrandPath(source.name)];
  if (type === 'Showroom') return [getShowroomPath(source.name)];
  if (type === 'ContactForm') return [getContactPath(source.name)];
  if (type === 'Opening') return [getOpeningPath(source.name)];
  if (type !== 'Article') return [];
  const { article_id: id, slug } = value as ContentEntry<'Article'>['value'];
  const [folder, number, title] = /^(\d+)-(.*)$/.exec(source.name) ?? [];
  return [
    ...(folder === undefined ? [] : [getArticlePath(Number(number), title!)]),
    ...(id === undefined || slug === undefined ? [] : [getArticlePath(id, slug)]),
  ];
}

const routesCache = new WeakMap<Content, ReadonlyMap<string, ContentEntry>>();

/** Every page of the content by its path, with the error page. */
export function getRoutes(content: Content): ReadonlyMap<string, ContentEntry> {
  const routes =
    routesCache.get(content) ?? new Map(content.entries.flatMap((entry) => getEntryPaths(content, entry).map((path) => [path, entry])));
  routesCache.set(content, routes);
  return routes;
}

const generatedPaths = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** The files that the build writes for visitors, with the article of a calendar file and null for the others. */
export function getGeneratedFiles(content: Content): ReadonlyMap<string, ContentEntry | null> {
  const files = new Map<string, ContentEntry | null>(generatedPaths.map((path) => [path, null]));
  for (const entry of getEntries(content, 'Article')) {
    const { article_id: id, event } = entry.value;
    if (content.unparsedFiles.has(entry.source.file)) files.set(getCalendarPath(Number.parseInt(entry.source.name, 10)), null);
    if (id !== undefined && event) files.set(getCalendarPath(id), entry as ContentEntry);
  }
  return files;
}

/** Whether a path may belong to a file that cannot be parsed: a further page of a list, a redirect, or a page whose path is unknown. */
export function mayBeUnparsed(content: Content, path: string): boolean {
  if (content.unparsedTypes.has('RedirectRule')) return true;
  if (content.unparsedFiles.size === 0) return false;
  if (getEntries(content, 'Page').some((entry) => content.unparsedFiles.has(entry.source.file) && !getKnownPath(entry))) return true;
  return [...getRoutes(content)].some(([route, { source }]) => content.unparsedFiles.has(source.file) && path.startsWith(`${route}/`));
}

/** A path without its query and hash. */
export const stripQueryAndHash = (address: string): string => address.replace(/[?#].*$/, '');

/** Whether the `from` of a redirect matches a path, as the host and the browser match it. Letters with accents may be written either way. */
export const matchesPattern = (from: string, path: string): boolean =>
  matchPath(from, URL.canParse(path, 'https://host.example') ? new URL(path, 'https://host.example').pathname : path) !== undefined;

/** The first redirect that matches a path. */
export function findRedirect(content: Content, path: string): ContentEntry<'RedirectRule'> | undefined {
  return getEntries(content, 'RedirectRule').find(({ value }) => value.from !== undefined && matchesPattern(value.from, path));
}
