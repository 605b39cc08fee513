import type { NodePluginArgs } from 'gatsby';
import { isPublished, type BuildContext, type Publishable } from './build-context';
import { toIsoDay } from './node-model';
import type { PageNodes } from './page-plan';

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

/** The query of the nodes that have pages, without articles. */
export const pageNodesQuery = `{
  pages: allPage { nodes { id path guards sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) { nodes { id name draft } }
  showrooms: allShowroom { nodes { id slug draft } }
  openings: allOpening { nodes { id slug date closes draft } }
  forms: allContactForm { nodes { id type inputs { options_from } } }
}`;

/** The result of `pageNodesQuery`. */
export type PageNodesResult = { [Key in 'pages' | 'forms']: { nodes: PageNodes[Key] } } & {
  [Key in 'brands' | 'showrooms' | 'openings']: { nodes: (PageNodes[Key][number] & Publishable)[] };
};

/** The nodes that have pages in a build for an audience on a day. */
export function selectPageNodes(
  { pages, brands, showrooms, openings, forms }: PageNodesResult,
  getNodesByType: NodePluginArgs['getNodesByType'],
  context: Pick<BuildContext, 'audience' | 'today'>,
): PageNodes {
  const isShown = (node: Publishable) => isPublished(node, context.audience, context.today);
  return {
    pages: pages.nodes,
    brands: brands.nodes.filter(isShown),
    showrooms: showrooms.nodes.filter(isShown),
    openings: openings.nodes.filter(isShown),
    articles: getPublishedArticles(getNodesByType, context),
    forms: forms.nodes,
  };
}
