import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isCompressedFile } from '../../domain/content-encodings';

export interface BuiltFile {
  /** Its path from the root of the site, without a leading slash. */
  path: string;
  file: string;
  read: () => Promise<string>;
}

/** The files of a built site outside `static`, without their stored encodings, sorted by path. */
export async function listBuiltFiles(root: string): Promise<BuiltFile[]> {
  const top = (await readdir(root, { withFileTypes: true })).filter(({ name }) => name !== 'static');
  const folders = top.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name));
  const nested = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  return [...top, ...nested.flat()]
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
      file,
      read: () => readFile(file, 'utf8'),
    }))
    .filter(({ path }) => !isCompressedFile(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Whether a built file is a page. Gatsby compares the HTML of its slices with what it wrote, and renders every page again when they differ.
 * Read from gatsby 5.16.1, `dist/utils/gatsby-webpack-stats-extractor.js`.
 */
export const isHtmlPage = ({ path }: BuiltFile): boolean => path.endsWith('.html') && !path.startsWith('_gatsby/');

/** Whether HTML is a page that Gatsby has rendered, other than files copied from `static/` and the editing screen. */
export const isGatsbyPage = (html: string): boolean => html.includes('id="___gatsby"');
