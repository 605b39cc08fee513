import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { decodePictures } from './decode-pictures';
import { readPublished } from './published';
import { fileEndLengths, rasterFilePattern, type FileEnds } from './picture-file';

/** The files that the check reads: a folder on disk, or texts and pictures in memory. */
export interface ContentFiles {
  /** The name of the folder, with which the places of faults begin. */
  name: string;
  /** The paths inside the folder, with slashes, sorted. */
  paths: readonly string[];
  /** The paths of the folder `static` beside it, each with a slash before it: they count as addresses of the site. */
  staticPaths: ReadonlySet<string>;
  read: (path: string) => Buffer;
  /** The first and the last bytes of a file, which is opened once for both. */
  readEnds: (path: string) => FileEnds;
  /** What the build says of the pictures that it cannot decode, by their paths; empty where none was decoded. */
  undecodable: ReadonlyMap<string, string>;
  /** The texts in the published site of files that are changed or gone, by their paths; empty where it was not asked. */
  published: ReadonlyMap<string, string>;
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

function readFileEnds(path: string): FileEnds {
  const handle = openSync(path, 'r');
  const read = (length: number, offset: number) => {
    const buffer = Buffer.allocUnsafe(length);
    return buffer.subarray(0, readSync(handle, buffer, 0, length, offset));
  };
  try {
    const { size } = fstatSync(handle);
    const start = read(Math.min(size, fileEndLengths.start), 0);
    return {
      start,
      end: size === start.length ? start.subarray(-fileEndLengths.end) : read(fileEndLengths.end, size - fileEndLengths.end),
    };
  } finally {
    closeSync(handle);
  }
}

/**
 * The files of a folder on disk.
 * @param isThorough whether changed pictures are decoded, and the published site is asked for what it has.
 * @throws {Error} with the code ENOENT or ENOTDIR when there is no such folder.
 */
export async function openFolder(root: string, isThorough = false): Promise<ContentFiles> {
  const folder = resolve(root);
  const statics = await listFiles(join(dirname(folder), 'static')).catch(() => []);
  const paths = await listFiles(folder);
  const rasters = paths.filter((path) => rasterFilePattern.test(path));
  return {
    name: basename(folder),
    paths,
    staticPaths: new Set(statics.map((file) => `/${file}`)),
    read: (path) => readFileSync(join(folder, path)),
    readEnds: (path) => readFileEnds(join(folder, path)),
    undecodable: isThorough ? await decodePictures(folder, rasters) : new Map(),
    published: isThorough ? readPublished(folder) : new Map(),
  };
}

/** The files with others in memory added to them; one of the same path takes the place of the file. */
export function withFiles(files: ContentFiles, added: Readonly<Record<string, string | Buffer>>): ContentFiles {
  const isAdded = (path: string) => Object.hasOwn(added, path);
  return {
    ...files,
    paths: [...new Set([...files.paths, ...Object.keys(added)])].sort(),
    read: (path) => (isAdded(path) ? Buffer.from(added[path]!) : files.read(path)),
    readEnds(path) {
      if (!isAdded(path)) return files.readEnds(path);
      const bytes = Buffer.from(added[path]!);
      return { start: bytes.subarray(0, fileEndLengths.start), end: bytes.subarray(-fileEndLengths.end) };
    },
  };
}
