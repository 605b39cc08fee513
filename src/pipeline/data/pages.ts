import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { type PageNodes, planPages } from './page-plan';
import { type Publishable, isPublished } from './publication';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from './published-articles';
import { buildContext } from './build-context';

type Content = { [Key in 'pages' | 'forms']: { nodes: PageNodes[Key] } } & {
  brands: { nodes: (PageNodes['brands'][number] & Publishable)[] };
  showrooms: { nodes: (PageNodes['showrooms'][number] & Publishable)[] };
};

const query = `{
  pages: allPage { nodes { id path guards sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) { nodes { id name draft } }
  showrooms: allShowroom { nodes { id slug draft } }
  forms: allContactForm { nodes { id type } }
}`;

/** [M1] The page that a build has during maintenance. */
const isKeptInMaintenance = (path: string): boolean => path === '/maintenance';

/**
 * Creates a page for each page, brand, showroom, article and form type that the build shows. The articles that a page lists are in its context:
 * no query depends on the day, and none on articles that its page does not show.
 */
export async function createContentPages({ actions, graphql, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the pages.', result.errors as Error);
    return;
  }
  const { pages, brands, showrooms, forms } = result.data;
  const articles = getPublishedArticles(getNodesByType, buildContext);
  const { audience, today } = buildContext;
  const filterPublished = <T extends Publishable>(nodes: readonly T[]) => nodes.filter((node) => isPublished(node, audience, today));
  const nodes = {
    pages: pages.nodes,
    brands: filterPublished(brands.nodes),
    showrooms: filterPublished(showrooms.nodes),
    articles,
    forms: forms.nodes,
  };
  const plan = planPages(nodes, today);
  for (const { template, context } of plan) {
    if (isMaintenance && !isKeptInMaintenance(context.address)) continue;
    const component = resolve(process.cwd(), 'src', 'templates', `${template}.tsx`);
    actions.createPage({ path: context.address, component, context: { ...context } });
  }
}

/** Deletes the pages of `src/pages` from a build for maintenance, in which all paths lead to one page. */
export function deletePagesForMaintenance({ page, actions }: CreatePageArgs): void {
  if (isMaintenance && !isKeptInMaintenance(page.path)) actions.deletePage({ path: page.path, component: page.component });
}
