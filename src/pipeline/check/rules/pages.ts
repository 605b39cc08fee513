import { privacyPath } from '../../../domain/routes/routes';
import { newsKinds, type NewsKind } from '../../../domain/news/news-list';
import { isIndexOf } from '../../../schema/section-traits';
import { getEntries, type Content, type ContentEntry } from '../content';
import { findDuplicates } from '../duplicates';
import { createFieldFault, createFileFault } from '../fault';
import type { Rule } from '../rule';
import type { FieldPath } from '../source-file';

const requiredPages = [
  { path: '/', file: 'pages/home.yaml', what: 'the home page' },
  { path: '/404', file: 'pages/error.yaml', what: 'what an unknown address shows' },
  { path: '/maintenance', file: 'pages/maintenance.yaml', what: 'what visitors see while the site is closed' },
  { path: privacyPath, file: 'pages/privacy.yaml', what: 'the privacy notice that every form links to' },
  { path: '/search', file: 'pages/search.yaml', what: 'where the magnifier in the bar leads' },
];

/** No two pages share a path, and the pages that the site itself links to exist. */
const pagePaths: Rule = function* (content) {
  const pages = getEntries(content, 'Page');
  for (const { item, first, key } of findDuplicates(pages, ({ value }) => value.path))
    yield createFieldFault(
      item,
      ['path'],
      `The path \`${key}\` is taken by content/${first.source.file}. Give this page a path of its own.`,
    );
  const paths = pages.map(({ value }) => value.path);
  if (paths.includes(undefined)) return;
  for (const { path, file, what } of requiredPages.filter((page) => !paths.includes(page.path)))
    yield createFileFault(file, `No page has the path \`${path}\`: ${what}. Write \`path: ${path}\` in this file.`);
};

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
  const others = (['ContactForm', 'Brand', 'Showroom', 'Article', 'Opening'] as const).flatMap((type) => getEntries(content, type));
  return [...[...pages, ...others].map((entry) => ({ entry, path: [], meta: entry.value })), ...pages.flatMap(getNewsMeta)];
}

/** Every page has a title and a description of its own, which search engines show. */
const uniquePageMeta: Rule = function* (content) {
  for (const name of ['title', 'description'] as const)
    for (const { item, first } of findDuplicates(getMetaSources(content), ({ meta }) => meta[name]))
      yield createFieldFault(
        item.entry,
        [...item.path, name],
        `content/${first.entry.source.file} has the same ${name}. Give each page one of its own.`,
      );
};

export const pageRules: readonly Rule[] = [pagePaths, uniquePageMeta];
