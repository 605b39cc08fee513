import type { PageMeta } from '../../domain/news/news-list';
import { isIndexOf } from '../../schema/json-schema';

/** A page, and the sections of one that is composed of sections. */
export interface PageMetaSource extends PageMeta {
  sections?: readonly { type: string; [field: string]: unknown }[];
}

/** The title and description of a page; of a list of articles narrowed to a kind, those of the kind. */
export function getPageMeta(page: PageMetaSource, kind?: string | null): PageMeta {
  const list = page.sections?.find((section) => isIndexOf([section], 'Article'));
  return kind && list ? (list[kind] as PageMeta) : page;
}
