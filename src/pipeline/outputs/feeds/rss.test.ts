import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import sharp from 'sharp';
import { parse } from 'yaml';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { writeRedAndBlue } from '../../images/picture.fixture';
import { type FeedChannel, type FeedItem, toRss, readFeedItems } from './rss';

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@isPermaLink': string };
  pubDate: string;
  category: string;
  description: string;
  'content:encoded': string;
  enclosure: Record<'@url' | '@length' | '@type', string>[];
}
interface Feed {
  rss: { '@version': string; '@xmlns:atom': string; '@xmlns:content': string; channel: Channels };
}
interface Channels extends Record<'title' | 'link' | 'description' | 'language' | 'copyright' | 'lastBuildDate', string> {
  'atom:link': Record<'@href' | '@rel' | '@type', string>;
  item: Item[];
}

const { channel, article } = parse(readFileSync(join(__dirname, 'rss.fixture.yaml'), 'utf8')) as {
  channel: FeedChannel;
  article: FeedItem;
};
const { url } = channel;
const picture = article.lead;
const xml = toRss(channel, [article, { ...article, id: 8, date: '2026-11-16', title: 'Later' }, { ...article, id: 6, date: '2026-10-02' }]);
const feed = (
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the newer option asks for a decoder of one's own.
    htmlEntities: true,
    isArray: (name) => name === 'item' || name === 'enclosure',
  }).parse(xml) as Feed
).rss;
const { channel: channelNode } = feed;
const [item] = channelNode.item as [Item];
const html = item['content:encoded'];
const isFeedDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/;

// The rules are those of the W3C Feed Validation Service and of the “Really Simple Syndication Best Practices Profile” of the RSS Advisory Board.
test('[S1] the feed is well-formed XML of RSS 2.0, declares each namespace that it uses, and has a channel with title, link and description, a known language, and a link to itself', () => {
  expect(SyntaxValidator.validate(xml)).toBe(true);
  expect(feed['@version']).toBe('2.0');
  expect(feed['@xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
  expect(feed['@xmlns:content']).toBe('http://purl.org/rss/1.0/modules/content/');
  const prefixes = new Set([...xml.matchAll(/<(\w+):/g)].map(([, prefix]) => prefix));
  expect([...prefixes].sort()).toEqual(['atom', 'content']);
  expect(channelNode).toMatchObject({ title: channel.title, link: channel.page, description: channel.description, language: 'en-ph' });
  expect(channelNode['atom:link']).toEqual({ '@href': `${url}/rss.xml`, '@rel': 'self', '@type': 'application/rss+xml' });
});

test('[S1] the feed has only the dates of its articles, in RFC 822 with four-digit years, in Manila time', () => {
  const dates = [channelNode.lastBuildDate, ...channelNode.item.map(({ pubDate }) => pubDate)];
  expect(dates.filter((date) => !isFeedDate.test(date))).toEqual([]);
  expect(new Date(item.pubDate).toISOString()).toBe('2026-11-08T16:00:00.000Z');
  expect(channelNode.lastBuildDate).toBe(channelNode.item[1]!.pubDate);
  expect(toRss(channel, [])).not.toContain('Date');
});

test('[S1] the feed has a description in HTML, and the whole text in addition', () => {
  expect(item.description).toBe('Tile &#x26; stone, 5 &#x3C; 6.');
  expect(html).toContain('<p>When: Saturday 03/06/2027, 5:00 PM - 8:00 PM</p>');
  expect(html).toContain('<blockquote><p>Look twice.</p></blockquote><p><em>A note.</em></p>');
  expect(html).toContain(']]&gt; ]]></p>');
  expect(xml.indexOf('<description>Tile')).toBeLessThan(xml.indexOf('<content:encoded>'));
});

test('[S1] the feed has no markup that feed readers remove, and no relative URL', () => {
  expect(html).not.toMatch(/<(?:script|style|iframe|object|form)|\s(?:style|on\w+)=/);
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    picture.src,
    `${url}/brand-partners/agape`,
    `${article.url}#top`,
    'https://a.example/',
    picture.src,
    picture.src,
  ]);
});

test('[S1] the feed shows pictures with their alternate text and size, and has one enclosure for an item, with URL, length and type', () => {
  expect(html.startsWith(`<figure><img src="${picture.src}" alt="A “bath” &#x26; a &#x22;tap&#x22;" width="1200" height="800">`)).toBe(
    true,
  );
  expect(html.match(/<figcaption>Bath &#x3E; tap<\/figcaption>/g)).toHaveLength(2);
  expect(item.enclosure).toEqual([{ '@url': picture.src, '@length': '12345', '@type': 'image/jpeg' }]);
  expect(item.category).toBe('Event');
  expect(item.link).toBe(article.url);
});

const root = createTestFolder();
test('[S1] an event in the feed says when and where it is, and a picture is a JPEG of at most 1200 px', async () => {
  const picture = { alt: '', caption: null, file: { absolutePath: await writeRedAndBlue(root('wide.png'), 1800, 900) } };
  const article = {
    article_id: 1,
    path: '/article/1/a',
    title: 'A',
    kind: 'news',
    date: '2026-11-02',
    summary: 'A',
    picture,
    event: null,
    blocks: [],
  };
  const evening = { ...article, kind: 'event', event: { starts: '2027-03-06 5:00 PM', ends: '2027-03-06 8:00 PM', place: 'BGC' } };
  const graphql = () => Promise.resolve({ data: { articles: { nodes: [article, evening] } } });
  const words = { news: 'News', event: 'Event', when: 'When', where: 'Where' };
  const [item, event] = await readFeedItems(graphql as never, ['1'], { url, words, root: root() });
  expect(item).toMatchObject({ category: 'News', facts: [] });
  expect(event).toMatchObject({ category: 'Event', facts: [expect.stringMatching(/^When: Saturday 03.06.2027, 5:/), 'Where: BGC'] });
  const { src, bytes } = item!.lead;
  expect(item!.lead).toMatchObject({ width: 1200, height: 600 });
  const file = readFileSync(root('public', src.slice(url.length)));
  expect(file).toHaveLength(bytes);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
});
