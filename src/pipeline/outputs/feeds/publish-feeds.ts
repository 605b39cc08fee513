import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { toIsoDateTime, toIsoDayEnd, toIsoDayStart } from '../../../domain/date-formats';
import type { DateRange } from '../../../domain/dates';
import { toICalendar, toSequence } from '../../../domain/icalendar';
import type { ContentValue } from '../../../schema/content-kinds';
import { type Publishable, isPublished, buildContext } from '../../data/build-context';
import { toAbsoluteUrl, getCalendarPath } from '../../../domain/routes';
import { isMaintenance, trailingSlash } from '../../../domain/site-settings';
import { runQuery } from '../../data/node-model';
import { findIndexPage } from '../../data/section-paths';
import {
  findPageFiles,
  type GitDates,
  readGitDates,
  listSitemapPages,
  toRobotsTxt,
  toSitemap,
  type PageSourceNode,
  type SitePageNode,
} from './sitemap';
import { readFeedItems, type FeedLabels, toRss } from './rss';
import { deleteOtherFiles, writeFiles } from '../write-files';

interface ArticleNode extends Publishable {
  id: string;
  article_id: number;
  path: string;
  title: string;
  summary: string;
  date: string;
  event: (DateRange & { place: string; showroom: { address: string } | null }) | null;
}

interface Content {
  site: ContentValue<'ContentSite'>;
  text: { article: FeedLabels };
  pages: { nodes: { title: string; description: string; path: string; sections: { __typename: string }[] }[] };
  articles: { nodes: ArticleNode[] };
  made: { nodes: SitePageNode[] };
  documents: { nodes: { url: string; revised: string; size: number | null }[] };
}

const query = `{
  site: contentSite { security { contact expires } name legal_name url language country since until }
  text: contentText { article { news event when where } }
  pages: allPage { nodes { title description path sections { __typename } } }
  articles: allArticle(sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes { id article_id path title summary date draft event { starts ends place showroom { address } } }
  }
  made: allSitePage { nodes { pageContext } }
  documents: allDocument(sort: { slug: ASC }) { nodes { url revised size } }
}`;

const securityPath = '.well-known/security.txt';

const maxFeedItems = 30;

type GetNode = (id: string) => PageSourceNode | undefined;
type FeedHooks = Pick<CreatePagesArgs, 'graphql'> & Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType'>;
type Files = Record<string, string>;

const feedFiles = ['sitemap.xml', 'rss.xml', 'robots.txt', securityPath];

/** Deletes the files of an earlier build that this one does not have, since an event may no longer exist. */
async function deleteOldFeedFiles(root: string, files: Files): Promise<void> {
  for (const name of feedFiles.filter((file) => !(file in files))) await rm(join(root, name), { force: true });
  await deleteOtherFiles(root, 'events', new Set(Object.keys(files)));
}

/** A calendar file for each event. `findChange` finds when an article last changed, if that is known; else it is the day of publication. */
export function buildCalendarFiles(
  { legal_name: company, url, language }: Pick<ContentValue<'ContentSite'>, 'legal_name' | 'url' | 'language'>,
  articles: readonly ArticleNode[],
  findChange: (articleId: string) => string | undefined,
): Files {
  const publisher = { company, host: new URL(url).host, language };
  const files: Files = {};
  for (const { id: nodeId, article_id: id, title, summary, date, path, event } of articles) {
    if (!event) continue;
    const { place, showroom } = event;
    const changed = new Date(findChange(nodeId) ?? toIsoDayStart(date));
    const [starts, ends] = [new Date(toIsoDateTime(event.starts)), new Date(toIsoDateTime(event.ends))];
    const article = toAbsoluteUrl(url, path, trailingSlash);
    const about = { title, description: `${summary}\n\n${article}`, place, address: showroom?.address, url: article };
    const entry = { id: `event-${id}`, sequence: toSequence(changed), changed, starts, ends, ...about };
    files[getCalendarPath(id).slice(1)] = toICalendar(entry, publisher);
  }
  return files;
}

/** S4: whom to tell of a security fault, and until when (RFC 9116). */
const toSecurityTxt = (
  { contact, expires }: NonNullable<ContentValue<'ContentSite'>['security']>,
  { url, language }: Pick<ContentValue<'ContentSite'>, 'url' | 'language'>,
): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${toIsoDayEnd(expires)}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/${securityPath}`,
    '',
  ].join('\n');

/** The feed of the page that lists the articles; none where no page does. */
async function buildFeed(
  { site, text, pages }: Content,
  graphql: FeedHooks['graphql'],
  articles: readonly ArticleNode[],
  root: string,
): Promise<Files> {
  const news = findIndexPage(pages.nodes, 'Article');
  if (!news) return {};
  const channel = {
    title: `${news.title} – ${site.name}`,
    description: news.description,
    page: toAbsoluteUrl(site.url, news.path, trailingSlash),
    url: site.url,
    language: `${site.language}-${site.country}`.toLowerCase(),
    copyright: `© ${site.since}–${site.until} ${site.legal_name}`,
  };
  const ids = articles.slice(0, maxFeedItems).map(({ id }) => id);
  return { 'rss.xml': toRss(channel, await readFeedItems(graphql, ids, { url: site.url, words: text.article, root: dirname(root) })) };
}

function buildSitemap({ site: { url }, made, documents }: Content, hooks: FeedHooks, getNode: GetNode, gitDates: GitDates): string {
  const openings = hooks.getNodesByType('Opening') as unknown as PageSourceNode[];
  const files = documents.nodes.filter(({ size }) => size !== null).map((one) => ({ url: url + one.url, changed: one.revised }));
  return toSitemap([...listSitemapPages(made.nodes, { getNode, openings }, gitDates, url), ...files]);
}

/**
 * S1, S3: writes robots.txt, the sitemap, the feed and a calendar file for each event. A preview is not indexed and has no sitemap. A site
 * closed for maintenance has robots.txt alone, so that crawlers keep what they have indexed.
 * @throws {Error} when the content cannot be queried.
 */
export async function publishFeeds(hooks: FeedHooks, root = join(process.cwd(), 'public')): Promise<void> {
  const content = await runQuery<Content>(hooks, 'the feed and the sitemap', query);
  const { site } = content;
  const articles = content.articles.nodes.filter((article) => isPublished(article, buildContext.audience, buildContext.today));
  const gitDates = await readGitDates('content');
  const getNode = hooks.getNode as unknown as GetNode;
  const findChange = (id: string) => {
    const node = getNode(id);
    const [file = ''] = node ? findPageFiles(node, { getNode, openings: [] }) : [];
    return gitDates.get(`content/${file}`);
  };
  const isListed = buildContext.audience === 'visitors' && !isMaintenance;
  const files: Files = {
    'robots.txt': toRobotsTxt(isListed ? `${site.url}/sitemap.xml` : null),
    ...(site.security && { [securityPath]: toSecurityTxt(site.security, site) }),
    ...(isListed ? { 'sitemap.xml': buildSitemap(content, hooks, getNode, gitDates) } : {}),
    ...(isMaintenance
      ? {}
      : { ...(await buildFeed(content, hooks.graphql, articles, root)), ...buildCalendarFiles(site, articles, findChange) }),
  };
  await deleteOldFeedFiles(root, files);
  await writeFiles(root, files);
}
