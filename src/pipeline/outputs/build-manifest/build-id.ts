import { createHash } from 'node:crypto';
import type { BuiltFile } from '../../gatsby/built-files';

// Pages hold the names of scripts, styles and pictures, which contain their hashes. The dates of the sitemap come from Git. The order of the
// search index differs in each build, and its text comes from the pages. Visitors do not see the editing screen.
const isVisitorFacing = (path: string): boolean =>
  !/^builds\/|^admin\/|\.(?:js|css|map)$|\.LICENSE\.txt$|^(?:chunk-map|webpack\.stats)\.json$|^page-data\/app-data\.json$|^_(?:headers|redirects)$|^sitemap\.xml$|^pagefind\//.test(
    path,
  );

/**
 * B2: the id of a build, in 16 hexadecimal digits. It is a digest of what a visitor can see, so that the same content has the same id.
 * @param rules the lines of the redirects.
 */
export async function computeBuildId(files: readonly BuiltFile[], rules: readonly string[]): Promise<string> {
  const digest = createHash('sha256').update(rules.join('\n'));
  for (const { path, read } of files) {
    if (!isVisitorFacing(path)) continue;
    digest.update(`\0${path}\0`).update(await read());
  }
  return digest.digest('hex').slice(0, 16);
}
