import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { toIsoDayStart } from '../../../domain/date-formats';
import { toAbsoluteUrl, isUnlistedPath } from '../../../domain/routes';
import { trailingSlash } from '../../../domain/site-settings';
import { isIndexOf } from '../../../schema/json-schema';
import { xmlElement } from '../../markup/xml';

const execFileAsync = promisify(execFile);

/** When files last changed: ISO 8601 by path. Files of unknown date have no entry. */
export type GitDates = ReadonlyMap<string, string>;

const commitLine = /^@(\S+) ?(.*)$/;

/**
 * The date of each file's last commit.
 * @param log the output of `git log`, newest commit first: a line `@date parents`, then the files of the commit.
 * @param isShallow whether the clone is shallow: its oldest commit seems to have added every file, and is ignored.
 */
function parseGitLog(log: string, isShallow: boolean): Map<string, string> {
  const changes = new Map<string, string>();
  let date = '';
  let isKnown = false;
  for (const line of log.split('\n')) {
    const [, when, parents] = commitLine.exec(line) ?? [];
    if (when !== undefined) {
      date = when;
      isKnown = !isShallow || parents !== '';
    } else if (line !== '' && isKnown && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** The dates of all files in a folder, from one call of Git. Empty without Git; files with uncommitted changes have no date. */
export async function readGitDates(folder: string, cwd = process.cwd()): Promise<GitDates> {
  const git = async (...args: string[]) =>
    (await execFileAsync('git', ['-c', 'core.quotePath=false', ...args], { cwd, maxBuffer: 2 ** 30 })).stdout.replace(/\n$/, '');
  try {
    const [isShallow, prefix = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-prefix')).split('\n');
    const changes = parseGitLog(await git('log', '--format=@%cI %p', '--name-only', '--', folder), isShallow === 'true');
    const status = await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', folder);
    // Two letters and a space come before each path.
    for (const entry of status.split('\0')) changes.delete(entry.slice(3));
    return new Map([...changes].map(([path, date]) => [path.slice(prefix.length), date]));
  } catch {
    return new Map();
  }
}

/** A URL of the sitemap and when its page last changed, where that is known. */
interface SitemapEntry {
  url: string;
  changed?: string;
}

/** A page as Gatsby made it; the error page has no address in its context. */
export interface SitePageNode {
  pageContext: {
    id?: string;
    address?: string;
    guards?: readonly string[];
    /** The ids of the articles that it shows, and the page of the list where it is one of the list of articles. */
    articles?: readonly string[];
    list?: object | null;
  } | null;
}

/** A node of content that a page is made of. */
export interface PageSourceNode {
  id: string;
  parent: string | null;
  relativePath?: string;
  date?: string | Date;
  sections?: readonly { type: string }[];
}

interface SitemapNodes {
  getNode: (id: string) => PageSourceNode | undefined;
  openings: readonly PageSourceNode[];
}

const pictureFilePath = /^\.{1,2}\/\S+\.(?:jpe?g|png|svg)$/;

/** Every text in a value, at any depth. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
}

/** The content file that a node was made of, relative to `content/`. */
function findContentFile(node: PageSourceNode, getNode: SitemapNodes['getNode']): string | undefined {
  if (node.relativePath !== undefined) return node.relativePath;
  const parent = node.parent === null ? undefined : getNode(node.parent);
  return parent && findContentFile(parent, getNode);
}

/**
 * The files of a page, relative to `content/`: its content file and the pictures it names. The page that lists the openings shows all of
 * each, so that their files belong to it too.
 */
export function findPageFiles(node: PageSourceNode, { getNode, openings }: SitemapNodes): string[] {
  const file = findContentFile(node, getNode);
  if (file === undefined) return [];
  const pictures = collectStrings(node).filter((text) => pictureFilePath.test(text));
  const listed = isIndexOf(node.sections ?? [], 'Opening') ? openings.flatMap((opening) => findContentFile(opening, getNode) ?? []) : [];
  return [...new Set([file, ...pictures.map((picture) => posix.join(posix.dirname(file), picture)), ...listed])];
}

/**
 * When a page last changed, in ISO 8601: an article, and the list that it is in, on the day of its publication at the earliest, which may be
 * after its last commit. Where Git does not know it of all files of the page, only that day, else nothing.
 */
export function findLastModified(
  node: PageSourceNode,
  nodes: SitemapNodes,
  gitDates: GitDates,
  listed: readonly PageSourceNode[] = [],
): string | undefined {
  const dates = findPageFiles(node, nodes).map((file) => gitDates.get(posix.join('content', file)));
  const known = dates.filter((date) => date !== undefined);
  const days = [node, ...listed].flatMap(({ date }) => (date === undefined ? [] : new Date(date).toISOString().slice(0, 10)));
  const moments = [...(known.length === dates.length ? known : []), ...days.map(toIsoDayStart)];
  return moments.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** The pages that search engines may list: made by this build, not hidden, not behind a guard that leads elsewhere. */
export function listSitemapPages(pages: readonly SitePageNode[], nodes: SitemapNodes, gitDates: GitDates, origin: string): SitemapEntry[] {
  return pages
    .flatMap(({ pageContext }) => {
      const { id, address, guards = [], articles = [], list } = pageContext ?? {};
      if (id === undefined || address === undefined || isUnlistedPath(address) || guards.length > 0) return [];
      const node = nodes.getNode(id);
      const listed = list ? articles.flatMap((article) => nodes.getNode(article) ?? []) : [];
      return [{ url: toAbsoluteUrl(origin, address, trailingSlash), changed: node && findLastModified(node, nodes, gitDates, listed) }];
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** S1: the sitemap in one file, which may hold 50,000 URLs (sitemaps.org). */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => `<url>${xmlElement('loc', url)}${changed ? xmlElement('lastmod', changed) : ''}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`;
}

/**
 * S1: `robots.txt`. Crawlers may fetch everything, a preview too: a crawler must fetch a page to see its `noindex`. The sitemap is named
 * where there is one.
 */
export const toRobotsTxt = (sitemapUrl: string | null): string =>
  ['User-agent: *', 'Allow: /', ...(sitemapUrl ? ['', `Sitemap: ${sitemapUrl}`] : []), ''].join('\n');
