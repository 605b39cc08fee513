import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { formatEventHours, type DateRange } from '../../../domain/dates/dates';
import { decodeComponent } from '../../../domain/routes/decode-path';
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

/** The labels that a feed takes from content/text.yaml. */
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

/** In px: the widest that feed readers show a picture. */
const maxWidth = 1_200;

/** The widest file of a picture that is not wider than `maxWidth`. */
function toFeedPicture(picture: PictureNode, url: string): FeedPicture {
  const sizes = parseImageCandidates(picture);
  const fitting = sizes.filter((size) => size.width <= maxWidth);
  const { path, width, height } = (fitting.length > 0 ? fitting : sizes).reduce((a, b) => (b.width > a.width ? b : a));
  return { src: url + path, width, height, alt: picture.alt, caption: picture.caption };
}

/**
 * The feed items of some articles, newest first.
 * @param root the folder of the built site, for the sizes of its pictures.
 */
export async function readFeedItems(
  graphql: CreatePagesArgs['graphql'],
  ids: readonly string[],
  { url, words, root }: { url: string; words: FeedLabels; root: string },
): Promise<FeedItem[]> {
  const { articles } = await runQuery<{ articles: { nodes: ArticleNode[] } }>({ graphql }, 'the feed', query, { ids });
  const items = articles.nodes.map(async (article) => {
    const lead = toFeedPicture(article.picture, url);
    const { size } = await stat(join(root, decodeComponent(lead.src.slice(url.length))));
    const { article_id: id, title, date, summary, event, blocks } = article;
    return {
      ...{ id, title, date, summary },
      url: toAbsoluteUrl(url, article.path, trailingSlash),
      category: article.kind === 'event' ? words.event : words.news,
      lead: { ...lead, bytes: size, type: imageMimeType },
      facts: event ? [`${words.when}: ${formatEventHours(event)}`, `${words.where}: ${event.place}`] : [],
      blocks: blocks.map((block) => ({ ...block, pictures: block.pictures.map((picture) => toFeedPicture(picture, url)) })),
    };
  });
  return Promise.all(items);
}
