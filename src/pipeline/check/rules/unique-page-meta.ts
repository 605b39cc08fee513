import { newsKinds, type NewsKind } from '../../../domain/news/news-list';
import { isIndexOf } from '../../../schema/section-traits';
import { getEntries, type Content, type ContentEntry, type Rule } from '../content';
import { createFieldFault } from '../fault';
import type { FieldPath } from '../source-file';

interface MetaSource {
  entry: Pick<ContentEntry, 'source' | 'path'>;
  path: FieldPath;
  meta: { title?: string; description?: string };
}

/** The pages of the kinds of a list of news and events. */
function getNewsMeta(entry: ContentEntry<'Page'>): MetaSource[] {
  return (entry.value.sections ?? []).flatMap((section, index) => {
    if (!isIndexOf([section], 'Article')) return [];
    const metaByKind = section as Partial<Record<NewsKind, MetaSource['meta']>>;
    return newsKinds.map((kind) => ({ entry, path: ['sections', index, kind], meta: metaByKind[kind] ?? {} }));
  });
}

function getMetaSources(content: Content): MetaSource[] {
  const pages = getEntries(content, 'Page');
  const others = [...getEntries(content, 'ContactForm'), ...getEntries(content, 'Brand'), ...getEntries(content, 'Article')];
  return [...[...pages, ...others].map((entry) => ({ entry, path: [], meta: entry.value })), ...pages.flatMap(getNewsMeta)];
}

/** Every page has a title and a description of its own, which search engines show. */
export const uniquePageMeta: Rule = function* (content) {
  const heads = getMetaSources(content);
  for (const name of ['title', 'description'] as const) {
    const seen = new Map<string, MetaSource>();
    for (const { entry, path, meta: words } of heads) {
      const text = words[name];
      const first = text === undefined ? undefined : seen.get(text);
      if (text !== undefined && !first) seen.set(text, { entry, path, meta: words });
      if (first)
        yield createFieldFault(
          entry,
          [...path, name],
          `content/${first.entry.source.file} has the same ${name}. Give each page one of its own.`,
        );
    }
  }
};
