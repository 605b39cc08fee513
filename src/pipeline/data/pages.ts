import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { type PageNodes, planPages } from './page-plan';
import { type Publishable, isPublished } from './publication';
import { isMaintenance } from '../../domain/settings/site-settings';
import { getPublishedArticles } from './published-articles';
import { buildContext } from './build-context';

type Content = { [Key in 'pages' | 'forms']: { nodes: PageNodes[Key] } } & {
  [Key in 'brands' | 'showrooms' | 'openings']: { nodes: (PageNodes[Key][number] & Publishable)[] };
};

const query = `{
  pages: allPage { nodes { id path guards sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) { nodes { id name draft } }
  showrooms: allShowroom { nodes { id slug draft } }
  openings: allOpening { nodes { id slug date closes draft } }
  forms: allContactForm { nodes { id type inputs { options_from } } }
}`;

/** [M1] The page that a build has during maintenance. */
const isKeptInMaintenance = (path: string): boolean => path === '/maintenance';

/**
 * Creates a page for each page, brand, showroom, article, opening and form type that the build shows. The articles that a page lists are in its context:
 * no query depends on the day, and none on articles that its page does not show.
 */
export async function createContentPages({ actions, graphql, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the pages.', result.errors as Error);
    return;
  }
  const { pages, brands, showrooms, openings, forms } = result.data;
  const articles = getPublishedArticles(getNodesByType, buildContext);
  const { audience, today } = buildContext;
  const isShown = (node: Publishable) => isPublished(node, audience, today);
  const shown = {
    brands: brands.nodes.filter(isShown),
    showrooms: showrooms.nodes.filter(isShown),
    openings: openings.nodes.filter(isShown),
  };
  const plan = planPages({ pages: pages.nodes, ...shown, articles, forms: forms.nodes }, today);
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
