import { posix } from 'node:path';
import { toAbsoluteUrl, isUnlistedPath } from '../../../domain/routes/routes';
import { trailingSlash } from '../../../domain/settings/site-settings';
import { isIndexOf } from '../../../schema/section-traits';
import type { GitDates } from './git-dates';
import { findContentFile, findPageFiles, type SourceNode } from './source-files';
import { latestDate, type SitemapEntry } from './sitemap';

/** A page as Gatsby made it; the error page has no address in its context. */
export interface SitePageNode {
  pageContext: { id?: string; address?: string; guards?: readonly string[] } | null;
}

/** The content that a page is made of, as nodes. */
export interface PageSourceNode extends SourceNode {
  /** An article’s own day. */
  date?: string | Date;
  sections?: readonly { type: string }[];
}

/** Where the nodes are. */
export interface SitemapNodes {
  getNode: (id: string) => PageSourceNode | undefined;
  openings: readonly PageSourceNode[];
}

/** The files of a page; openings have no pages of their own, so that they are of the page that lists them. */
function findSourceFiles(source: PageSourceNode, { getNode: nodeOf, openings }: SitemapNodes): string[] {
  const listed = isIndexOf(source.sections ?? [], 'Opening') ? openings.map((opening) => findContentFile(opening, nodeOf)) : [];
  return [...findPageFiles(source, nodeOf), ...listed.filter((file) => file !== undefined)];
}

/** When a page last changed, in ISO 8601; where Git does not know it of all its files, an article’s day, else nothing. */
function findLastModified(source: PageSourceNode, nodes: SitemapNodes, changes: GitDates): string | undefined {
  const dates = findSourceFiles(source, nodes).map((file) => changes.get(posix.join('content', file)));
  if (dates.length > 0 && !dates.includes(undefined)) return latestDate(dates);
  return source.date === undefined ? undefined : new Date(source.date).toISOString().slice(0, 10);
}

/** The pages that search engines may list: made by this build, not hidden, not behind a guard that leads elsewhere. */
export function listSitemapPages(made: readonly SitePageNode[], nodes: SitemapNodes, changes: GitDates, url: string): SitemapEntry[] {
  return made
    .flatMap(({ pageContext }) => {
      const { id, address, guards = [] } = pageContext ?? {};
      if (id === undefined || address === undefined || isUnlistedPath(address) || guards.length > 0) return [];
      const source = nodes.getNode(id);
      return [{ address: toAbsoluteUrl(url, address, trailingSlash), changed: source && findLastModified(source, nodes, changes) }];
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}
