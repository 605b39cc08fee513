import { feedDay } from '../../logic/stamp';
import { withAbsoluteLinks } from '../absolute-links';
import { element, empty, htmlElement, xmlText } from './xml';

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
export interface FeedBlock {
  kind: string;
  html: string | null;
  pictures: readonly FeedPicture[];
}

/** An article as a feed tells it. */
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

/** What a feed says of itself. */
export interface Channel {
  title: string;
  description: string;
  /** The page that it follows. */
  page: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  language: string;
  copyright: string;
}

const figure = ({ src, width, height, alt, caption }: FeedPicture): string => {
  const image = `<img src="${xmlText(src)}" alt="${xmlText(alt)}" width="${width}" height="${height}">`;
  return `<figure>${image}${caption ? `<figcaption>${xmlText(caption)}</figcaption>` : ''}</figure>`;
};

function blockHtml({ kind, html, pictures }: FeedBlock): string {
  if (kind === 'quote') return `<blockquote>${html ?? ''}</blockquote>`;
  if (kind === 'note') return `<p><em>${html ?? ''}</em></p>`;
  return (html ?? '') + pictures.map(figure).join('');
}

function whole({ lead, facts, blocks, url }: FeedItem, site: string): string {
  const about = facts.map((fact) => `<p>${xmlText(fact)}</p>`).join('');
  return withAbsoluteLinks(figure(lead) + about + blocks.map(blockHtml).join(''), site, url);
}

const item = (of: FeedItem, { url }: Channel): string[] => [
  '<item>',
  element('title', of.title),
  element('link', of.url),
  element('guid', `${url}/article/${of.id}`, { isPermaLink: 'false' }),
  element('pubDate', feedDay(of.date)),
  element('category', of.category),
  element('description', xmlText(of.summary)),
  htmlElement('content:encoded', whole(of, url)),
  empty('enclosure', { url: of.lead.src, length: String(of.lead.bytes), type: of.lead.type }),
  '</item>',
];

/** S1: the feed of the news, RSS 2.0 by the best practices of its Advisory Board. It holds no time but those of its articles. */
export function rss(channel: Channel, items: readonly FeedItem[]): string {
  const newest = items
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.page),
    element('description', channel.description),
    element('language', channel.language),
    element('copyright', channel.copyright),
    ...(newest ? [element('lastBuildDate', feedDay(newest))] : []),
    empty('atom:link', { href: `${channel.url}/rss.xml`, rel: 'self', type: 'application/rss+xml' }),
    ...items.flatMap((one) => item(one, channel)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
