import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatEventHours, type DateRange } from '../../../domain/dates/dates';
import { toAbsoluteUrl } from '../../../domain/routes/routes';
import { trailingSlash } from '../../../domain/settings/site-settings';
import { runQuery } from '../../data/run-query';
import { type ImageQueryResult, imageQuery, parseImageCandidates, imageMimeType } from '../../images/image-query';
import type { FeedItem, FeedPicture } from './rss';

interface PictureNode extends ImageQueryResult {
  alt: string;
  caption: string | null;
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
  blocks: { kind: string; html: string | null; pictures: PictureNode[] }[];
}

/** The words that a feed takes from content/text.yaml. */
export type FeedLabels = Record<'news' | 'event' | 'when' | 'where', string>;

const pictureFields = `alt caption ${imageQuery}`;

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

/** Pixels: as wide as readers show a picture. */
const maxWidth = 1_200;

/** The picture that a feed shows, of those that a page offers: the widest that is not too wide. */
function toFeedPicture(picture: PictureNode, url: string): FeedPicture {
  const sizes = parseImageCandidates(picture);
  const fitting = sizes.filter((size) => size.width <= maxWidth);
  const { path, width, height } = (fitting.length > 0 ? fitting : sizes).reduce((one, other) => (other.width > one.width ? other : one));
  return { src: url + path, width, height, alt: picture.alt, caption: picture.caption };
}

/** What a feed tells of some articles, the newest first. The pictures stand in the built site under `root`. */
export async function readFeedItems(
  graphql: CreatePagesArgs['graphql'],
  ids: readonly string[],
  { url, words, root }: { url: string; words: FeedLabels; root: string },
): Promise<FeedItem[]> {
  const { articles } = await runQuery<{ articles: { nodes: ArticleNode[] } }>({ graphql }, 'the feed', query, { ids });
  const items = articles.nodes.map(async (article) => {
    const lead = toFeedPicture(article.picture, url);
    const { size } = await stat(join(root, decodeURI(lead.src.slice(url.length))));
    const { article_id: id, title, date, summary, event, blocks } = article;
    return {
      ...{ id, title, date, summary },
      url: toAbsoluteUrl(url, article.path, trailingSlash),
      category: article.kind === 'event' ? words.event : words.news,
      lead: { ...lead, bytes: size, type: imageMimeType },
      facts: event ? [`${words.when}: ${formatEventHours(event)}`, `${words.where}: ${event.place}`] : [],
      blocks: blocks.map((block) => ({ ...block, pictures: block.pictures.map((one) => toFeedPicture(one, url)) })),
    };
  });
  return Promise.all(items);
}
