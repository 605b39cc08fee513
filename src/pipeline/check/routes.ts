import { getNewsListPath, paginateNews } from '../../domain/news/news-list';
import { getArticlePath, getBrandPath, getContactPath, getCalendarPath } from '../../domain/routes/routes';
import { getEntries, type Content, type ContentEntry } from './content';

/** A day on which every event is still to come, so that a list is as short as it will ever be. */
const earliestDay = '0000-01-01';

function toListedArticles(content: Content) {
  return getEntries(content, 'Article').map(({ value: { date = '', article_id = 0, event } }) => ({
    article_id,
    date,
    event: event ? { starts: event.starts ?? '', ends: event.ends ?? '' } : null,
  }));
}

/** A page that shows the list of news and events is several: those that it has whatever the day. */
function getPagePaths(content: Content, { path, sections = [] }: ContentEntry<'Page'>['value'], name: string): string[] {
  const root = path ?? `/${name}`;
  if (!sections.some((section) => section?.type === 'news')) return [root];
  return paginateNews(root, toListedArticles(content), earliestDay).map(({ list }) => getNewsListPath(root, list.kind, list.page));
}

/** The pages that an entry makes. While its own words are missing, the name of its file speaks for it. */
function getEntryPaths(content: Content, entry: ContentEntry): string[] {
  const { type, value, source } = entry;
  if (type === 'Page') return getPagePaths(content, value as ContentEntry<'Page'>['value'], source.name);
  if (type === 'Brand') return [getBrandPath(source.name)];
  if (type === 'ContactForm') return [getContactPath(source.name)];
  if (type !== 'Article') return [];
  const { article_id: id, slug } = value as ContentEntry<'Article'>['value'];
  const [folder, number, title] = /^(\d+)-(.*)$/.exec(source.name) ?? [];
  return [
    ...(folder === undefined ? [] : [getArticlePath(Number(number), title!)]),
    ...(id === undefined || slug === undefined ? [] : [getArticlePath(id, slug)]),
  ];
}

const routesCache = new WeakMap<Content, ReadonlyMap<string, ContentEntry>>();

/** Every page that the content makes, by its path, the error page included. */
export function getRoutes(content: Content): ReadonlyMap<string, ContentEntry> {
  const routes =
    routesCache.get(content) ?? new Map(content.entries.flatMap((entry) => getEntryPaths(content, entry).map((path) => [path, entry])));
  routesCache.set(content, routes);
  return routes;
}

const generatedPaths = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** The files that the build writes for visitors: a calendar file has the article of its event, the others are of no entry. */
export function getGeneratedFiles(content: Content): ReadonlyMap<string, ContentEntry | null> {
  const files = new Map<string, ContentEntry | null>(generatedPaths.map((path) => [path, null]));
  for (const entry of getEntries(content, 'Article')) {
    const { article_id: id, event } = entry.value;
    if (id !== undefined && event) files.set(getCalendarPath(id), entry as ContentEntry);
  }
  return files;
}

/** A path without its query and hash. */
export const stripQueryAndHash = (address: string): string => address.replace(/[?#].*$/, '');

const trimTrailingSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** Whether the `from` of a redirect takes a path: `/old/*` takes `/old` and all below it, `:name` takes one step. */
export function matchesPattern(from: string, path: string): boolean {
  if (!/[*:]/.test(from)) return trimTrailingSlash(from) === trimTrailingSlash(path);
  const steps = from.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${steps.replace(/\/\*$/, '(?:/.*)?').replace(/\*/g, '.*')}/?$`).test(path);
}

/** The first redirect that takes a path. */
export function findRedirect(content: Content, path: string): ContentEntry<'RedirectRule'> | undefined {
  return getEntries(content, 'RedirectRule').find(({ value }) => value.from !== undefined && matchesPattern(value.from, path));
}
