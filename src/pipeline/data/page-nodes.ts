import type { NodePluginArgs } from 'gatsby';
import type { BuildContext } from './build-context';
import type { PageNodes } from './page-plan';
import { isPublished, type Publishable } from './publication';
import { getPublishedArticles } from './published-articles';

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
