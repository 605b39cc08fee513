import type { NodePluginArgs } from 'gatsby';
import type { PageNodes } from './page-plan';
import { isPublished } from './publication';
import type { BuildContext } from './build-context';
import { toIsoDay } from './node-model';

type PublishedArticle = PageNodes['articles'][number];

interface ArticleNode {
  id: string;
  article_id: number;
  slug: string;
  date: unknown;
  draft?: boolean;
  event?: PublishedArticle['event'];
  brands?: string[];
}

const byNumber = (a: PublishedArticle, b: PublishedArticle): number => b.article_id - a.article_id;
const byNewest = (a: PublishedArticle, b: PublishedArticle): number => (a.date < b.date ? 1 : a.date > b.date ? -1 : byNumber(a, b));

/**
 * The articles that a build shows, from the newest, and on one day from the highest number. They are read as nodes: GraphQL would
 * resolve each of ten thousand.
 */
export function getPublishedArticles(
  getNodesByType: NodePluginArgs['getNodesByType'],
  { audience, today }: Pick<BuildContext, 'audience' | 'today'>,
): PublishedArticle[] {
  return (getNodesByType('Article') as unknown as ArticleNode[])
    .map(({ id, article_id, slug, date, draft, event, brands }) => ({
      id,
      article_id,
      slug,
      date: toIsoDay(date)!,
      draft,
      event: event ?? null,
      brands: brands ?? [],
    }))
    .filter((article) => isPublished(article, audience, today))
    .sort(byNewest);
}
