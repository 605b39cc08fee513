import { toRfc822Date } from '../../../domain/dates/date-formats';
import { withAbsoluteLinks } from '../../markup/absolute-links';
import { xmlElement, emptyXmlElement, cdataElement, escapeXml } from '../../markup/xml';

/** A picture of an article, as a feed shows it. */
export interface FeedPicture {
  /** Its address. */
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string | null;
}

/** A run of an article: HTML, or pictures. */
interface FeedBlock {
  kind: string;
  html: string | null;
  pictures: readonly FeedPicture[];
}

/** An article in a feed. */
export interface FeedItem {
  id: number;
  title: string;
  url: string;
  date: string;
  summary: string;
  category: string;
  lead: FeedPicture & { bytes: number; type: string };
  /** Lines before the text: when and where an event is. */
  facts: readonly string[];
  blocks: readonly FeedBlock[];
}

/** The metadata of a feed. */
export interface FeedChannel {
  title: string;
  description: string;
  /** The page that lists its articles. */
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

function toBlockHtml({ kind, html, pictures }: FeedBlock): string {
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
  emptyXmlElement('enclosure', { url: item.lead.src, length: String(item.lead.bytes), type: item.lead.type }),
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
    '',
  ].join('\n');
}
