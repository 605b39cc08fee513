import { calendarPath } from '../../logic/calendar';
import { listPath, planLists } from '../../logic/news-list';
import { articlePath, brandPath, contactPath } from '../../logic/routes';
import { entriesOf, type Content, type Entry } from './content';

/** A day on which every event is still to come, so that a list is as short as it will ever be. */
const beforeAll = '0000-01-01';

function listed(content: Content) {
  return entriesOf(content, 'Article').map(({ value: { date = '', article_id = 0, event } }) => ({
    article_id,
    date,
    event: event ? { starts: event.starts ?? '', ends: event.ends ?? '' } : null,
  }));
}

/** A page that shows the list of news and events is several: those that it has whatever the day. */
function pathsOfPage(content: Content, { path, sections = [] }: Entry<'Page'>['value'], name: string): string[] {
  const root = path ?? `/${name}`;
  if (!sections.some((section) => section?.type === 'news')) return [root];
  return planLists(root, listed(content), beforeAll).map(({ list }) => listPath(root, list.kind, list.page));
}

/** The pages that an entry makes. While its own words are missing, the name of its file speaks for it. */
function pathsOf(content: Content, entry: Entry): string[] {
  const { type, value, source } = entry;
  if (type === 'Page') return pathsOfPage(content, value as Entry<'Page'>['value'], source.name);
  if (type === 'Brand') return [brandPath(source.name)];
  if (type === 'ContactForm') return [contactPath(source.name)];
  if (type !== 'Article') return [];
  const { article_id: id, slug } = value as Entry<'Article'>['value'];
  const [folder, number, title] = /^(\d+)-(.*)$/.exec(source.name) ?? [];
  return [
    ...(folder === undefined ? [] : [articlePath(Number(number), title!)]),
    ...(id === undefined || slug === undefined ? [] : [articlePath(id, slug)]),
  ];
}

const known = new WeakMap<Content, ReadonlyMap<string, Entry>>();

/** Every page that the content makes, by its path, the error page included. */
export function routesOf(content: Content): ReadonlyMap<string, Entry> {
  const routes = known.get(content) ?? new Map(content.entries.flatMap((entry) => pathsOf(content, entry).map((path) => [path, entry])));
  known.set(content, routes);
  return routes;
}

const written = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** The files that the build writes for visitors: a calendar file has the article of its event, the others are of no entry. */
export function filesOf(content: Content): ReadonlyMap<string, Entry | null> {
  const files = new Map<string, Entry | null>(written.map((path) => [path, null]));
  for (const entry of entriesOf(content, 'Article')) {
    const { article_id: id, event } = entry.value;
    if (id !== undefined && event) files.set(calendarPath(id), entry as Entry);
  }
  return files;
}

/** A path without its query and hash. */
export const pathOnly = (address: string): string => address.replace(/[?#].*$/, '');

const trimmed = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

/** Whether the `from` of a redirect takes a path: `/old/*` takes `/old` and all below it, `:name` takes one step. */
export function takes(from: string, path: string): boolean {
  if (!/[*:]/.test(from)) return trimmed(from) === trimmed(path);
  const steps = from.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${steps.replace(/\/\*$/, '(?:/.*)?').replace(/\*/g, '.*')}/?$`).test(path);
}

/** The first redirect that takes a path. */
export function redirectOf(content: Content, path: string): Entry<'RedirectRule'> | undefined {
  return entriesOf(content, 'RedirectRule').find(({ value }) => value.from !== undefined && takes(value.from, path));
}
