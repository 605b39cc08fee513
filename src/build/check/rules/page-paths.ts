import { entriesOf, type Rule } from '../content';
import { faultIn, faultOf } from '../fault';
import { repeated } from '../repeated';

const needed = [
  { path: '/', file: 'pages/home.yaml', what: 'the home page' },
  { path: '/404', file: 'pages/error.yaml', what: 'what an unknown address shows' },
  { path: '/maintenance', file: 'pages/maintenance.yaml', what: 'what visitors see while the site is closed' },
  { path: '/search', file: 'pages/search.yaml', what: 'where the magnifier in the bar leads' },
];

/** No two pages share a path, and the pages that the site itself leads to are there. */
export const pagePaths: Rule = function* (content) {
  const pages = entriesOf(content, 'Page');
  for (const { entry, first, key } of repeated(pages, ({ value }) => value.path)) {
    yield faultIn(entry, ['path'], `The path \`${key}\` is taken by content/${first.source.file}. Give this page a path of its own.`);
  }
  if (pages.some(({ value }) => value.path === undefined)) return;
  for (const { path, file, what } of needed) {
    if (!pages.some(({ value }) => value.path === path))
      yield faultOf(file, `No page has the path \`${path}\`: ${what}. Write \`path: ${path}\` in this file.`);
  }
};
