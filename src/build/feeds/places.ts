import { posix } from 'node:path';
import { absoluteUrl, isUnlistedPath } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import type { Changes } from './changes';
import { fileOf, pageFiles, type Traced } from './page-files';
import { latest, type Place } from './sitemap';

/** A page as Gatsby made it; the error page has no address in its context. */
export interface MadePage {
  pageContext: { id?: string; address?: string; guards?: readonly string[] } | null;
}

/** The content that a page is made of, as nodes. */
export interface Source extends Traced {
  /** An article’s own day. */
  date?: string | Date;
  sections?: readonly { type: string }[];
}

/** Where the nodes are. */
export interface Nodes {
  nodeOf: (id: string) => Source | undefined;
  openings: readonly Source[];
}

/** The files of a page; openings have no pages of their own, so that they are of the page that lists them. */
function filesOf(source: Source, { nodeOf, openings }: Nodes): string[] {
  const listed = source.sections?.some(({ type }) => type === 'openings') ? openings.map((opening) => fileOf(opening, nodeOf)) : [];
  return [...pageFiles(source, nodeOf), ...listed.filter((file) => file !== undefined)];
}

/** When a page last changed, in ISO 8601; where Git does not know it of all its files, an article’s day, else nothing. */
function changeOf(source: Source, nodes: Nodes, changes: Changes): string | undefined {
  const dates = filesOf(source, nodes).map((file) => changes.get(posix.join('content', file)));
  if (dates.length > 0 && !dates.includes(undefined)) return latest(dates);
  return source.date === undefined ? undefined : new Date(source.date).toISOString().slice(0, 10);
}

/** The pages that search engines may list: made by this build, not hidden, not behind a guard that leads elsewhere. */
export function places(made: readonly MadePage[], nodes: Nodes, changes: Changes, url: string): Place[] {
  return made
    .flatMap(({ pageContext }) => {
      const { id, address, guards = [] } = pageContext ?? {};
      if (id === undefined || address === undefined || isUnlistedPath(address) || guards.length > 0) return [];
      const source = nodes.nodeOf(id);
      return [{ address: absoluteUrl(url, address, trailingSlash), changed: source && changeOf(source, nodes, changes) }];
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}
