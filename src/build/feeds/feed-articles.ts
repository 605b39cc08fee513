import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { eventHours, type Span } from '../../logic/dates';
import { absoluteUrl } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import type { FeedItem, FeedPicture } from './rss';

interface PictureNode {
  alt: string;
  caption: string | null;
  file: { childImageSharp: { gatsbyImageData: { width: number; height: number; images: { fallback: { srcSet: string } } } } };
}

interface ArticleNode {
  article_id: number;
  path: string;
  title: string;
  kind: string;
  date: string;
  summary: string;
  picture: PictureNode;
  event: (Span & { place: string }) | null;
  blocks: { kind: string; html: string | null; pictures: PictureNode[] }[];
}

/** The words that a feed takes from content/text.yaml. */
export type FeedWords = Record<'news' | 'event' | 'when' | 'where', string>;

// The sizes of ui/picture, so that a feed needs no picture that the pages do not have.
const image =
  'gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, formats: [WEBP, AVIF], breakpoints: [320, 480, 780, 1200, 1600, 2400])';
const picture = `alt caption file { childImageSharp { ${image} } }`;

const query = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes {
      article_id path title kind date summary
      picture { ${picture} }
      event { starts ends place }
      blocks { kind html pictures { ${picture} } }
    }
  }
}`;

// The first of the formats above, which Gatsby calls the fallback.
const type = 'image/webp';
/** Pixels: as wide as readers show a picture. */
const widest = 1_200;

/** The picture that a feed shows, of those that a page offers: the widest that is not too wide. */
function pictureOf({ alt, caption, file }: PictureNode, url: string): FeedPicture {
  const { width, height, images } = file.childImageSharp.gatsbyImageData;
  const offered = images.fallback.srcSet.split(/,\s*/);
  const sizes = offered.map((one) => one.split(' ')).map(([path, size]) => ({ path: path!, width: Number.parseInt(size!, 10) }));
  const fitting = sizes.filter((size) => size.width <= widest);
  const chosen = (fitting.length > 0 ? fitting : sizes).reduce((one, other) => (other.width > one.width ? other : one));
  return { src: url + chosen.path, width: chosen.width, height: Math.round((chosen.width * height) / width), alt, caption };
}

/** What a feed tells of some articles, the newest first. The pictures stand in the built site under `root`. */
export async function feedItems(
  graphql: CreatePagesArgs['graphql'],
  ids: readonly string[],
  { url, words, root }: { url: string; words: FeedWords; root: string },
): Promise<FeedItem[]> {
  const result = await graphql<{ articles: { nodes: ArticleNode[] } }>(query, { ids });
  if (!result.data) throw new Error('The articles could not be read for the feed.', { cause: result.errors });
  const items = result.data.articles.nodes.map(async (article) => {
    const lead = pictureOf(article.picture, url);
    const { size } = await stat(join(root, decodeURI(lead.src.slice(url.length))));
    const { article_id: id, title, date, summary, event, blocks } = article;
    return {
      ...{ id, title, date, summary },
      url: absoluteUrl(url, article.path, trailingSlash),
      category: article.kind === 'event' ? words.event : words.news,
      lead: { ...lead, bytes: size, type },
      facts: event ? [`${words.when}: ${eventHours(event)}`, `${words.where}: ${event.place}`] : [],
      blocks: blocks.map((block) => ({ ...block, pictures: block.pictures.map((one) => pictureOf(one, url)) })),
    };
  });
  return Promise.all(items);
}
