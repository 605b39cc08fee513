import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { planPages } from './page-plan';
import { pageNodesQuery, type PageNodesResult, selectPageNodes } from './page-nodes';
import { isMaintenance } from '../../domain/settings/site-settings';
import { buildContext } from './build-context';

/** [M1] The page that a build has during maintenance. */
const isKeptInMaintenance = (path: string): boolean => path === '/maintenance';

/**
 * Creates a page for each page, brand, showroom, article, opening and form type that the build shows. The articles that a page lists are in its context:
 * no query depends on the day, and none on articles that its page does not show.
 */
export async function createContentPages({ actions, graphql, reporter, getNodesByType }: CreatePagesArgs): Promise<void> {
  const result = await graphql<PageNodesResult>(pageNodesQuery);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the pages.', result.errors as Error);
    return;
  }
  const plan = planPages(selectPageNodes(result.data, getNodesByType, buildContext), buildContext.today);
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
