import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { calendarFile, calendarPath } from '../../logic/calendar';
import type { Span } from '../../logic/dates';
import { type Dated, isPublished } from '../../logic/publication';
import { absoluteUrl } from '../../logic/routes';
import { isMaintenance, trailingSlash } from '../../logic/setting';
import { edition } from '../edition';
import { changesIn } from './changes';
import { feedItems, type FeedWords } from './feed-articles';
import { type MadePage, places, type Source } from './places';
import { robots } from './robots';
import { rss } from './rss';
import { sitemapFiles } from './sitemap';

interface ArticleNode extends Dated {
  id: string;
  article_id: number;
  path: string;
  title: string;
  summary: string;
  date: string;
  event: (Span & { place: string }) | null;
}

interface Site {
  name: string;
  legal_name: string;
  url: string;
  language: string;
  country: string;
  since: number;
  until: number;
}

interface Content {
  site: Site;
  text: { article: FeedWords };
  news: { title: string; description: string; path: string };
  articles: { nodes: ArticleNode[] };
  made: { nodes: MadePage[] };
}

const query = `{
  site: contentSite { name legal_name url language country since until }
  text: contentText { article { news event when where } }
  news: page(path: { eq: "/news-and-events" }) { title description path }
  articles: allArticle(sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes { id article_id path title summary date draft event { starts ends place } }
  }
  made: allSitePage { nodes { pageContext } }
}`;

/** How many articles the feed holds. */
const most = 30;

type Hooks = Pick<CreatePagesArgs, 'graphql'> & Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType'>;
type Files = Record<string, string>;

const isOurs = (name: string): boolean => /^(?:sitemap(?:-\d+)?\.xml|rss\.xml|robots\.txt|events)$/.test(name);

/** Takes away what the build before has left, since an event may be gone. */
async function clear(root: string): Promise<void> {
  for (const name of (await readdir(root)).filter(isOurs)) await rm(join(root, name), { recursive: true });
}

function calendars(site: Site, articles: readonly ArticleNode[]): Files {
  const { legal_name: company, url, language } = site;
  const files = articles.flatMap(({ article_id: id, title, summary, date: published, path, event }) => {
    const entry = event && { ...event, id, title, summary, published, url: absoluteUrl(url, path, trailingSlash) };
    return entry ? [[calendarPath(id).slice(1), calendarFile(entry, { company, host: new URL(url).host, language })]] : [];
  });
  return Object.fromEntries(files) as Files;
}

async function feed({ site, text, news }: Content, graphql: Hooks['graphql'], articles: readonly ArticleNode[], root: string) {
  const channel = {
    title: `${news.title} – ${site.name}`,
    description: news.description,
    page: absoluteUrl(site.url, news.path, trailingSlash),
    url: site.url,
    language: `${site.language}-${site.country}`.toLowerCase(),
    copyright: `© ${site.since}–${site.until} ${site.legal_name}`,
  };
  const ids = articles.slice(0, most).map(({ id }) => id);
  return rss(channel, await feedItems(graphql, ids, { url: site.url, words: text.article, root }));
}

async function sitemap({ site: { url }, made }: Content, { getNode, getNodesByType }: Hooks): Promise<Files> {
  const nodeOf = (id: string) => getNode(id) as unknown as Source | undefined;
  const openings = getNodesByType('Opening') as unknown as Source[];
  return sitemapFiles(places(made.nodes, { nodeOf, openings }, await changesIn('content'), url), url);
}

/**
 * S1, S3: writes what machines read beside a built site: robots.txt, the sitemap, the feed, a calendar file for each event. A preview, which
 * asks not to be listed, has no sitemap; a site closed for maintenance has robots.txt alone, so that crawlers keep what they know.
 */
export async function publishFeeds(hooks: Hooks, root = join(process.cwd(), 'public')): Promise<void> {
  const result = await hooks.graphql<Content>(query);
  if (!result.data) throw new Error('The content could not be read for the feed and the sitemap.', { cause: result.errors });
  const { site, articles } = result.data;
  const shown = articles.nodes.filter((article) => isPublished(article, edition.audience, edition.today));
  const isListed = edition.audience === 'visitors' && !isMaintenance;
  const files: Files = {
    'robots.txt': robots(isListed ? `${site.url}/sitemap.xml` : null),
    ...(isListed ? await sitemap(result.data, hooks) : {}),
    ...(isMaintenance ? {} : { 'rss.xml': await feed(result.data, hooks.graphql, shown, root), ...calendars(site, shown) }),
  };
  await clear(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}
