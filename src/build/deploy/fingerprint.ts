import { createHash } from 'node:crypto';
import type { BuiltFile } from './built-files';

// Scripts, styles and pictures carry their hash in their names, which stand in the pages.
const isSeen = (path: string): boolean =>
  !/^builds\/|\.(?:js|css|map)$|\.LICENSE\.txt$|^(?:chunk-map|webpack\.stats)\.json$|^page-data\/app-data\.json$|^_(?:headers|redirects)$/.test(
    path,
  );

interface PageData {
  result?: { pageContext?: { today?: unknown } };
}

/** The data of a page without the day of the build, which no visitor sees. */
function timeless(data: string): string {
  const parsed = JSON.parse(data) as PageData;
  delete parsed.result?.pageContext?.today;
  return JSON.stringify(parsed);
}

/**
 * B2: the id of a build, in 16 hexadecimal digits. It follows from what a visitor could see, so that new content alone makes a new build,
 * and building the same content again makes the same one.
 * @param rules where the build sends which paths.
 */
export async function fingerprint(files: readonly BuiltFile[], rules: readonly string[]): Promise<string> {
  const digest = createHash('sha256').update(rules.join('\n'));
  for (const { path, read } of files) {
    if (!isSeen(path)) continue;
    const text = await read();
    digest.update(`\0${path}\0`).update(path.endsWith('page-data.json') ? timeless(text) : text);
  }
  return digest.digest('hex').slice(0, 16);
}
