import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of the built site. */
export interface BuiltFile {
  /** Its path from the root of the site, without a slash before it. */
  path: string;
  /** Where it lies on the disk. */
  file: string;
  read: () => Promise<string>;
}

/** The files of a built site that are neither pictures nor other files under `static`, in the order of their paths. */
export async function listBuiltFiles(root: string): Promise<BuiltFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
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
    .filter(({ path }) => !path.startsWith('static/'))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
