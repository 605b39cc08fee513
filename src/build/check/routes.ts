import { listPaths } from '../../logic/news-list';
import { articlePath, brandPath, contactPath } from '../../logic/routes';
import { entriesOf, type Content, type Entry } from './content';

/** A page that shows the list of news and events is several: of all, and of each kind. */
function pathsOfPage({ path, sections = [] }: Entry<'Page'>['value'], name: string): string[] {
  const root = path ?? `/${name}`;
  return sections.some((section) => section?.type === 'news') ? listPaths(root) : [root];
}

/** The pages that an entry makes. While its own words are missing, the name of its file speaks for it. */
function pathsOf(entry: Entry): string[] {
  const { type, value, source } = entry;
  if (type === 'Page') return pathsOfPage(value as Entry<'Page'>['value'], source.name);
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
  const routes = known.get(content) ?? new Map(content.entries.flatMap((entry) => pathsOf(entry).map((path) => [path, entry])));
  known.set(content, routes);
  return routes;
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
