import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { planPages } from './page-plan';
import { pageNodesQuery, type PageNodesResult, selectPageNodes } from './page-nodes';
import { maintenancePath } from '../../domain/routes';
import { isMaintenance } from '../../domain/site-settings';
import { buildContext } from './build-context';

/** [M1] The page that a build has during maintenance. */
const isKeptInMaintenance = (path: string): boolean => path === maintenancePath;

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

/**
 * Deletes the error page from a build for maintenance, in which all paths lead to one page. Any other build has it as `/404.html`, which hosts
 * send for a missing path; Gatsby makes that one beside `/404`, whose own file hosts would answer with 200.
 */
export function keepServedPages({ page: { path, component }, actions }: CreatePageArgs): void {
  const isKept = isMaintenance ? isKeptInMaintenance(path) : !/^\/404\/?$/.test(path);
  if (isKept) return;
  // Gatsby deletes `/404.html` with it.
  actions.deletePage({ path, component });
  if (!isMaintenance) actions.createPage({ path: '/404.html', component });
}
