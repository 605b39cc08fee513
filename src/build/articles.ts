import type { NodePluginArgs } from 'gatsby';
import type { PageContent } from '../logic/page-plan';
import { isPublished } from '../logic/publication';
import type { Edition } from './edition';
import { day } from './graphql/nodes';

type Article = PageContent['articles'][number];

interface ArticleNode {
  id: string;
  article_id: number;
  slug: string;
  date: unknown;
  draft?: boolean;
  event?: Article['event'];
  brands?: string[];
}

const byNumber = (a: Article, b: Article): number => b.article_id - a.article_id;
const byDay = (a: Article, b: Article): number => (a.date < b.date ? 1 : a.date > b.date ? -1 : byNumber(a, b));

/**
 * The articles that an edition shows, the newest first; of one day the later number first. They are read as nodes: GraphQL would resolve
 * each of ten thousand.
 */
export function publishedArticles(
  getNodesByType: NodePluginArgs['getNodesByType'],
  { audience, today }: Pick<Edition, 'audience' | 'today'>,
): Article[] {
  return (getNodesByType('Article') as unknown as ArticleNode[])
    .map(({ id, article_id, slug, date, draft, event, brands }) => ({
      id,
      article_id,
      slug,
      date: day(date)!,
      draft,
      event: event ?? null,
      brands: brands ?? [],
    }))
    .filter((article) => isPublished(article, audience, today))
    .sort(byDay);
}
