import type { PageMeta } from '../../domain/news';
import { isIndexOf } from '../../schema/json-schema';
import type { SectionTraits } from '../../schema/metadata';
import { findSingletonNode, findSortedNodes, type NodeModel } from './node-model';

type IndexedType = NonNullable<SectionTraits['indexOf']>;

interface PageWithSections {
  sections: readonly { type?: string; __typename?: string }[];
}

/** The page that lists everything of a type, or undefined when no page does. */
export const findIndexPage = <Page extends PageWithSections>(pages: readonly Page[], type: IndexedType): Page | undefined =>
  pages.find(({ sections }) => isIndexOf(sections, type));

/** The path to which the navbar’s link to the forms leads, or undefined when it has none. */
export const findContactPath = (bar: readonly { to?: string | null }[]): string | undefined =>
  bar.find(({ to }) => to?.startsWith('/contact-us/'))?.to ?? undefined;

/** The path of the page that lists everything of a type; questions are at the foot of every page, and their page is the form. */
export async function findIndexPath(nodeModel: NodeModel, type: string): Promise<string | null> {
  if (type === 'Question') {
    const { bar } = await findSingletonNode<{ bar: { to?: string | null }[] }>(nodeModel, 'Navigation');
    return findContactPath(bar) ?? null;
  }
  const pages = await findSortedNodes<PageWithSections & { path: string }>(nodeModel, 'Page');
  return findIndexPage(pages, type as IndexedType)?.path ?? null;
}

/** A page, and the sections of one that is composed of sections. */
export interface PageMetaSource extends PageMeta {
  sections?: readonly { type: string; [field: string]: unknown }[];
}

/** The title and description of a page; of a list of articles narrowed to a kind, those of the kind. */
export function getPageMeta(page: PageMetaSource, kind?: string | null): PageMeta {
  const list = page.sections?.find((section) => isIndexOf([section], 'Article'));
  return kind && list ? (list[kind] as PageMeta) : page;
}
