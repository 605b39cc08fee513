import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { assertSeam } from './upstream-code';

/** The files of pages below the root of a built site, with their stored encodings. The home page and the error page have one name. */
const listPageFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.html(?:\.br|\.gz)?$/.test(file) && !/^(?:index|404)\.html|^(?:static|page-data|_gatsby)[/\\]/.test(file),
  );

function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder));
}

const gatsbyName = /[/\\]index(?=\.html)/;

/**
 * Gives each page of a built site the file that hosts answer with 200 at its path without a slash: `x.html` for `/x`.
 *
 * Gatsby writes `x/index.html`, and hosts redirect `/x` to `/x/`: a round trip more for each document, and canonicals that redirect. The next
 * build deletes, and inserts slices into, the files that it wrote: `restorePageFiles` gives those their names back before it begins. Read
 * from gatsby 5.16.1, `dist/utils/slices/stitching.js`, and gatsby-core-utils 4.16.0, `dist/page-html.js`.
 */
export function publishPageFiles(root: string): void {
  const files = listPageFiles(root).filter((file) => gatsbyName.test(file));
  assertSeam('page-files', files.length > 0, 'pages in files `x/index.html`');
  for (const file of files) renameSync(join(root, file), join(root, file.replace(gatsbyName, '')));
  for (const file of files) if (file.endsWith('.html')) removeEmptyFolders(dirname(join(root, file)));
}

/** Undoes `publishPageFiles`. Does nothing where no build has been published. */
export function restorePageFiles(root: string): void {
  const files = existsSync(root) ? listPageFiles(root).filter((file) => !gatsbyName.test(file)) : [];
  for (const file of files) {
    mkdirSync(join(root, file.replace(/\.html.*$/, '')), { recursive: true });
    renameSync(join(root, file), join(root, file.replace(/(?=\.html)/, '/index')));
  }
}

/**
 * Netlify's adapter with its cache, and with the files of pages that it would make.
 *
 * By itself it moves pages to files that a build from the same folder does not know and never deletes, and writes headers of its own;
 * `publishBuild` writes those, the same for every host. The cache saves the difference between a first and a later build
 * (docs/performance/build-growth.md), and is stored before `adapt`. Read from gatsby-adapter-netlify 1.4.0, `dist/index.js`, and gatsby
 * 5.16.1, `dist/commands/build.js`.
 */
export function netlifyAdapter(createAdapter = createNetlifyAdapter as () => IAdapter): IAdapter {
  const adapter = createAdapter();
  assertSeam('page-files', typeof adapter.adapt === 'function', 'an adapter whose files are moved by `adapt`');
  assertSeam('page-files', adapter.cache?.restore && adapter.cache.store, 'an adapter whose `cache` has `restore` and `store`');
  return {
    ...adapter,
    adapt: ({ trailingSlash }) => {
      if (trailingSlash === 'never') publishPageFiles(join(process.cwd(), 'public'));
    },
  };
}
