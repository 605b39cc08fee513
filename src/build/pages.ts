import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { type PageContent, planPages } from '../logic/page-plan';
import { type Dated, isPublished } from '../logic/publication';
import { isMaintenance } from '../logic/setting';
import { edition } from './edition';

type Nodes<T> = { [Key in keyof T]: { nodes: T[Key] } };
type Content = Nodes<Omit<PageContent, 'articles'> & { articles: (PageContent['articles'][number] & Dated)[] }>;

const query = `{
  pages: allPage { nodes { id path guards sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) { nodes { id name } }
  articles: allArticle(sort: [{ date: DESC }, { article_id: DESC }]) { nodes { id article_id slug date draft } }
  forms: allContactForm { nodes { id type } }
}`;

/** M1: what a build holds during maintenance. */
const isOpenWhileClosed = (path: string): boolean => path === '/maintenance';

/**
 * A page for each page, brand, article and form type that the content holds and the edition shows. The edition stands in
 * each page's context, so that a new day or audience asks its queries again.
 */
export async function createContentPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const result = await graphql<Content>(query);
  if (!result.data) {
    reporter.panicOnBuild('The content could not be read for the pages.', result.errors as Error);
    return;
  }
  const { pages, brands, articles, forms } = result.data;
  const plan = planPages({
    pages: pages.nodes,
    brands: brands.nodes,
    articles: articles.nodes.filter((article) => isPublished(article, edition.audience, edition.today)),
    forms: forms.nodes,
  });
  for (const { template, context } of plan) {
    if (isMaintenance && !isOpenWhileClosed(context.address)) continue;
    const component = resolve(process.cwd(), 'src', 'templates', `${template}.tsx`);
    actions.createPage({ path: context.address, component, context: { ...context, ...edition } });
  }
}

/** Takes the pages that are files of their own out of a build made for maintenance: all paths lead to the one page that is left. */
export function closeOtherPages({ page, actions }: CreatePageArgs): void {
  if (isMaintenance && !isOpenWhileClosed(page.path)) actions.deletePage({ path: page.path, component: page.component });
}
