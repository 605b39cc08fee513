import { createHash } from 'node:crypto';
import type { BuiltFile } from '../../gatsby/built-files';

// Scripts, styles and pictures carry their hash in their names, which stand in the pages; the dates of the sitemap follow from Git; what the
// search finds stands in the pages, and its index is written in another order each time; the editing screen is no visitor’s.
const isVisitorFacing = (path: string): boolean =>
  !/^builds\/|^admin\/|\.(?:js|css|map)$|\.LICENSE\.txt$|^(?:chunk-map|webpack\.stats)\.json$|^page-data\/app-data\.json$|^_(?:headers|redirects)$|^sitemap(?:-\d+)?\.xml$|^pagefind\//.test(
    path,
  );

/**
 * B2: the id of a build, in 16 hexadecimal digits. It follows from what a visitor could see, so that new content alone makes a new build,
 * and building the same content again makes the same one.
 * @param rules where the build sends which paths.
 */
export async function computeBuildId(files: readonly BuiltFile[], rules: readonly string[]): Promise<string> {
  const digest = createHash('sha256').update(rules.join('\n'));
  for (const { path, read } of files) {
    if (!isVisitorFacing(path)) continue;
    digest.update(`\0${path}\0`).update(await read());
  }
  return digest.digest('hex').slice(0, 16);
}
