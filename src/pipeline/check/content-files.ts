import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** The bytes of one file: all of them, the first ones, or the last ones where `length` is negative; fewer of a shorter file. */
export type ReadBytes = (length?: number) => Buffer;

/** The files that the check reads: a folder on disk, or texts and pictures in memory. */
export interface ContentFiles {
  /** The name of the folder, with which the places of faults begin. */
  name: string;
  /** The paths inside the folder, with slashes, sorted. */
  paths: readonly string[];
  /** The paths of the folder `static` beside it, each with a slash before it: they count as addresses of the site. */
  staticPaths: ReadonlySet<string>;
  read: (path: string, length?: number) => Buffer;
}

/**
 * The paths of the files under a folder, sorted, with slashes. Files whose names begin with a dot are left out.
 * @throws {Error} with the code ENOENT when the folder does not exist.
 */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/** Reads a file on disk, and no more of it than is needed. */
export function readFileBytes(path: string, length?: number): Buffer {
  if (length === undefined) return readFileSync(path);
  const buffer = Buffer.alloc(Math.abs(length));
  const handle = openSync(path, 'r');
  try {
    const offset = length < 0 ? Math.max(0, fstatSync(handle).size + length) : 0;
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, offset));
  } finally {
    closeSync(handle);
  }
}

/**
 * The files of a folder on disk.
 * @throws {Error} with the code ENOENT or ENOTDIR when there is no such folder.
 */
export async function openFolder(root: string): Promise<ContentFiles> {
  const folder = resolve(root);
  const statics = await listFiles(join(dirname(folder), 'static')).catch(() => []);
  return {
    name: basename(folder),
    paths: await listFiles(folder),
    staticPaths: new Set(statics.map((file) => `/${file}`)),
    read: (path, length) => readFileBytes(join(folder, path), length),
  };
}

/** The files with others in memory added to them; one of the same path takes the place of the file. */
export function withFiles(files: ContentFiles, added: Readonly<Record<string, string | Buffer>>): ContentFiles {
  return {
    ...files,
    paths: [...new Set([...files.paths, ...Object.keys(added)])].sort(),
    read(path, length) {
      if (!Object.hasOwn(added, path)) return files.read(path, length);
      const bytes = Buffer.from(added[path]!);
      return length === undefined ? bytes : length < 0 ? bytes.subarray(length) : bytes.subarray(0, length);
    },
  };
}
