import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { findContentKind } from '../../../schema/content-kinds';
import { parsePicture, pictureFilePattern, readPictures, type PictureFile } from './pictures';

/** Runs Git in a folder; undefined without Git, a repository or what was asked for. */
function runGit(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}

/**
 * The files that the published site has and a folder changes or lacks, with their texts. The published site is the commit at which the
 * branch left `main`.
 * @returns nothing without Git, and where that commit is not known.
 */
function readPublished(folder: string): PublishedFiles {
  const main = process.env['GITHUB_BASE_REF'] || 'main';
  const [base] = [`origin/${main}`, main].flatMap((ref) => runGit(folder, 'merge-base', 'HEAD', ref)?.trim() ?? []);
  if (base === undefined) return nothingPublished;
  const changed = runGit(folder, 'diff', '--name-only', '--relative', '--no-renames', '--diff-filter=DM', '-z', base, '--', '.') ?? '';
  const files = new Set(changed.split('\0'));
  const texts = [...files].filter((file) => findContentKind(file));
  return {
    published: new Map(texts.map((file) => [file, runGit(folder, 'show', `${base}:./${file}`) ?? ''])),
    isSamePicture: (before, now) =>
      before === now ? !files.has(now) : runGit(folder, 'rev-parse', `${base}:./${before}`) === runGit(folder, 'hash-object', now),
  };
}

/** What is known of the published site. */
interface PublishedFiles {
  /** The texts of its files that are changed or gone, by their paths; empty where it was not asked. */
  published: ReadonlyMap<string, string>;
  /** Whether the file of a picture there is the file at a path here. */
  isSamePicture: (before: string, now: string) => boolean;
}

export const nothingPublished: PublishedFiles = { published: new Map(), isSamePicture: (before, now) => before === now };

/** The files that the check reads: a folder on disk, or texts and pictures in memory. */
export interface ContentFiles extends PublishedFiles {
  /** The name of the folder, with which the places of faults begin. */
  name: string;
  /** The paths inside the folder, with slashes, sorted. */
  paths: readonly string[];
  /** The paths of the folder `static` beside it, each with a slash before it: they count as addresses of the site. */
  staticPaths: ReadonlySet<string>;
  read: (path: string) => Buffer;
  /** What is known of every picture, by its path. */
  pictures: ReadonlyMap<string, PictureFile>;
}

/**
 * The paths of the files under a folder, sorted, with slashes. Files whose names begin with a dot are left out.
 * @throws {Error} with the code ENOENT when the folder does not exist.
 */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

/**
 * The files of a folder on disk.
 * @param isThorough whether the published site is asked for what it has, and changed pictures are decoded.
 * @param decodes whether they are, where it differs: Gatsby decodes them in a build.
 * @throws {Error} with the code ENOENT or ENOTDIR when there is no such folder.
 */
export async function openFolder(root: string, isThorough = false, decodes = isThorough): Promise<ContentFiles> {
  const folder = resolve(root);
  const statics = join(dirname(folder), 'static');
  const paths = listFiles(folder);
  return {
    name: basename(folder),
    paths,
    staticPaths: new Set(existsSync(statics) ? listFiles(statics).map((file) => `/${file}`) : []),
    read: (path) => readFileSync(join(folder, path)),
    pictures: await readPictures(
      folder,
      paths.filter((path) => pictureFilePattern.test(path)),
      decodes,
    ),
    ...(isThorough ? readPublished(folder) : nothingPublished),
  };
}

/** The files with others in memory added to them; one of the same path takes the place of the file. */
export function withFiles(files: ContentFiles, added: Readonly<Record<string, string | Buffer>>): ContentFiles {
  const isAdded = (path: string) => Object.hasOwn(added, path);
  return {
    ...files,
    paths: [...new Set([...files.paths, ...Object.keys(added)])].sort(),
    read: (path) => (isAdded(path) ? Buffer.from(added[path]!) : files.read(path)),
    pictures: new Map([
      ...files.pictures,
      ...Object.entries(added).flatMap(([path, content]) =>
        pictureFilePattern.test(path) ? [[path, parsePicture(path, Buffer.from(content))] as const] : [],
      ),
    ]),
  };
}
