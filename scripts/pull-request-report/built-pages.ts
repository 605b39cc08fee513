import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The path of a file of HTML in a built site. The error page has none: its key is that of its data. */
const toPath = (file: string): string => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|(?<!^404)\.html$/, '')}`;

const readPageData = (root: string, path: string): string => {
  const file = join(root, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The pages of a built site with the data that the browser fetches for each; the editors' own are left out. */
export function readBuiltPages(root: string): Map<string, string> {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.html') && !/^(?:404|page-data)[\\/]|^admin\b/.test(file));
  const paths = files.map((file) => [toPath(file), file] as const);
  return new Map(paths.map(([path, file]) => [path, readFileSync(join(root, file), 'utf8') + readPageData(root, path)]));
}

/** The weight of a text as a host sends it, in bytes. */
export const getCompressedSize = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : brotliCompressSync(text).length;
