import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { type PageNodes, planPages } from './page-plan';
import { type Publishable, isPublished } from './publication';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from './published-articles';
import { buildContext } from './build-context';

type Content = { [Key in 'pages' | 'forms']: { nodes: PageNodes[Key] } } & {
  brands: { nodes: (PageNodes['brands'][number] & Publishable)[] };
};

const query = `{
  pages: allPage { nodes { id path guards sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) { nodes { id name draft } }
  forms: allContactForm { nodes { id type } }
}`;

/** M1: what a build holds during maintenance. */
const isKeptInMaintenance = (path: string): boolean => path === '/maintenance';

/**
 * A page for each page, brand, article and form type that the content holds and the edition shows. What a page lists stands in its
 * context, chosen anew by each build: so no query follows from the day, and none from articles that its page does not show.
 */
export async function createContentPages({ actions, graphql, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the pages.', result.errors as Error);
    return;
  }
  const { pages, brands, forms } = result.data;
  const articles = getPublishedArticles(getNodesByType, buildContext);
  const { audience, today } = buildContext;
  const shown = brands.nodes.filter((brand) => isPublished(brand, audience, today));
  const plan = planPages({ pages: pages.nodes, brands: shown, articles, forms: forms.nodes }, today);
  for (const { template, context } of plan) {
    if (isMaintenance && !isKeptInMaintenance(context.address)) continue;
    const component = resolve(process.cwd(), 'src', 'templates', `${template}.tsx`);
    actions.createPage({ path: context.address, component, context: { ...context } });
  }
}

/** Takes the pages that are files of their own out of a build made for maintenance: all paths lead to the one page that is left. */
export function deletePagesForMaintenance({ page, actions }: CreatePageArgs): void {
  if (isMaintenance && !isKeptInMaintenance(page.path)) actions.deletePage({ path: page.path, component: page.component });
}
