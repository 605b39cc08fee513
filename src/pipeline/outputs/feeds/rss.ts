import type { CreatePagesArgs } from 'gatsby';
import { toRfc822Date } from '../../../domain/date-formats';
import { formatEventHours, type DateRange } from '../../../domain/dates';
import { toAbsoluteUrl } from '../../../domain/routes';
import { trailingSlash } from '../../../domain/site-settings';
import { runQuery } from '../../data/node-model';
import { withAbsoluteLinks, xmlElement, emptyXmlElement, cdataElement, escapeXml } from '../../markup/xml';
import { type FeedImage, publishFeedImage } from '../og-image';

interface FeedPicture extends FeedImage {
  alt: string;
  caption: string | null;
}

/** A run of an article: HTML, or pictures. */
interface Block<Picture> {
  kind: string;
  html: string | null;
  pictures: readonly Picture[];
}

/** An article in a feed. */
export interface FeedItem {
  id: number;
  title: string;
  url: string;
  date: string;
  summary: string;
  category: string;
  lead: FeedPicture;
  /** Lines before the text: when and where an event is. */
  facts: readonly string[];
  blocks: readonly Block<FeedPicture>[];
}

export interface FeedChannel {
  title: string;
  description: string;
  page: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  language: string;
  copyright: string;
}

const toFigure = ({ src, width, height, alt, caption }: FeedPicture): string => {
  const image = `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`;
  return `<figure>${image}${caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''}</figure>`;
};

function toBlockHtml({ kind, html, pictures }: Block<FeedPicture>): string {
  if (kind === 'quote') return `<blockquote>${html ?? ''}</blockquote>`;
  if (kind === 'note') return `<p><em>${html ?? ''}</em></p>`;
  return (html ?? '') + pictures.map(toFigure).join('');
}

function toItemHtml({ lead, facts, blocks, url }: FeedItem, site: string): string {
  const about = facts.map((fact) => `<p>${escapeXml(fact)}</p>`).join('');
  return withAbsoluteLinks(toFigure(lead) + about + blocks.map(toBlockHtml).join(''), site, url);
}

const toItemLines = (item: FeedItem, { url }: FeedChannel): string[] => [
  '<item>',
  xmlElement('title', item.title),
  xmlElement('link', item.url),
  xmlElement('guid', `${url}/article/${item.id}`, { isPermaLink: 'false' }),
  xmlElement('pubDate', toRfc822Date(item.date)),
  xmlElement('category', item.category),
  xmlElement('description', escapeXml(item.summary)),
  cdataElement('content:encoded', toItemHtml(item, url)),
  emptyXmlElement('enclosure', { url: item.lead.src, length: String(item.lead.bytes), type: 'image/jpeg' }),
  '</item>',
];

/** S1: the feed of the news, RSS 2.0 by the best practices of its Advisory Board. Its only times are those of its articles. */
export function toRss(channel: FeedChannel, items: readonly FeedItem[]): string {
  const newest = items.reduce((latest, { date }) => (date > latest ? date : latest), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    xmlElement('title', channel.title),
    xmlElement('link', channel.page),
    xmlElement('description', channel.description),
    xmlElement('language', channel.language),
    xmlElement('copyright', channel.copyright),
    ...(newest ? [xmlElement('lastBuildDate', toRfc822Date(newest))] : []),
    emptyXmlElement('atom:link', { href: `${channel.url}/rss.xml`, rel: 'self', type: 'application/rss+xml' }),
    ...items.flatMap((item) => toItemLines(item, channel)),
    '</channel>',
    '</rss>',
  ].join('\n');
}

interface PictureNode {
  alt: string;
  caption: string | null;
  file: { absolutePath: string };
}

interface ArticleNode {
  article_id: number;
  path: string;
  title: string;
  kind: string;
  date: string;
  summary: string;
  picture: PictureNode;
  event: (DateRange & { place: string }) | null;
  blocks: Block<PictureNode>[];
}

/** The labels that a feed takes from content/text.yaml. */
export type FeedLabels = Record<'news' | 'event' | 'when' | 'where', string>;

const pictureFields = 'alt caption file { absolutePath }';

const query = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes {
      article_id path title kind date summary
      picture { ${pictureFields} }
      event { starts ends place }
      blocks { kind html pictures { ${pictureFields} } }
    }
  }
}`;

/** The feed items of some articles, newest first, with their pictures written to `public` in a folder. */
export async function readFeedItems(
  graphql: CreatePagesArgs['graphql'],
  ids: readonly string[],
  { url, words, root }: { url: string; words: FeedLabels; root: string },
): Promise<FeedItem[]> {
  const { articles } = await runQuery<{ articles: { nodes: ArticleNode[] } }>({ graphql }, 'the feed', query, { ids });
  const toFeedPicture = async ({ alt, caption, file }: PictureNode): Promise<FeedPicture> => {
    const image = await publishFeedImage(file.absolutePath, root);
    return { ...image, src: url + image.src, alt, caption };
  };
  const items = articles.nodes.map(async (article) => {
    const { article_id: id, title, date, summary, event, blocks } = article;
    return {
      ...{ id, title, date, summary },
      url: toAbsoluteUrl(url, article.path, trailingSlash),
      category: article.kind === 'event' ? words.event : words.news,
      lead: await toFeedPicture(article.picture),
      facts: event ? [`${words.when}: ${formatEventHours(event)}`, `${words.where}: ${event.place}`] : [],
      blocks: await Promise.all(
        blocks.map(async (block) => ({ ...block, pictures: await Promise.all(block.pictures.map(toFeedPicture)) })),
      ),
    };
  });
  return Promise.all(items);
}
