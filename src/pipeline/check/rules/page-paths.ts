import { getEntries, type Rule } from '../content';
import { createFieldFault, createFileFault } from '../fault';
import { findDuplicates } from '../duplicates';

const requiredPages = [
  { path: '/', file: 'pages/home.yaml', what: 'the home page' },
  { path: '/404', file: 'pages/error.yaml', what: 'what an unknown address shows' },
  { path: '/maintenance', file: 'pages/maintenance.yaml', what: 'what visitors see while the site is closed' },
  { path: '/search', file: 'pages/search.yaml', what: 'where the magnifier in the bar leads' },
];

/** No two pages share a path, and the pages that the site itself links to exist. */
export const pagePaths: Rule = function* (content) {
  const pages = getEntries(content, 'Page');
  for (const { entry, first, key } of findDuplicates(pages, ({ value }) => value.path)) {
    yield createFieldFault(
      entry,
      ['path'],
      `The path \`${key}\` is taken by content/${first.source.file}. Give this page a path of its own.`,
    );
  }
  if (pages.some(({ value }) => value.path === undefined)) return;
  for (const { path, file, what } of requiredPages) {
    if (!pages.some(({ value }) => value.path === path))
      yield createFileFault(file, `No page has the path \`${path}\`: ${what}. Write \`path: ${path}\` in this file.`);
  }
};
