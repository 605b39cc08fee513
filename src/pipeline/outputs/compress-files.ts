import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, contentEncodings, isCompressedFile, isCompressible } from '../../domain/content-encodings';
import { isLaterListPath } from '../../domain/news';
import { isArticlePath } from '../../domain/addresses';
import { isAdminPath } from '../../domain/routes';

// zlib works in the thread pool of Node.
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The level of brotli for rare texts: it takes 2 ms for the HTML of an article instead of 80, and adds 9 % to its bytes. */
const rareQuality = 6;

const encoders: Record<ContentEncoding['name'], (content: Buffer, isRare: boolean) => Promise<Buffer>> = {
  br: (content, isRare) => {
    const quality = isRare ? rareQuality : constants.BROTLI_MAX_QUALITY;
    return toBrotli(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: quality },
    });
  },
  gzip: (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** With so many texts of articles, an HTML page and a data file each, their compression at the best level takes 25 s of CPU. */
const maxBestArticleTexts = 500;

/**
 * Makes the rule that says which texts few people fetch: the editing screen, and articles and the later pages of their lists once there are
 * many. Paths are from the root.
 */
function createRarityRule(paths: readonly string[]): (path: string) => boolean {
  const isOfArticle = (path: string) => isArticlePath(path.replace(/^\/page-data(?=\/)/, ''));
  const hasManyArticles = paths.filter(isOfArticle).length > maxBestArticleTexts;
  return (path) => isAdminPath(path) || (hasManyArticles && (isOfArticle(path) || isLaterListPath(path)));
}

/** Smaller texts fit into one packet with their headers, in bytes. */
const minSize = 1024;

const getModifiedTime = async (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime.getTime(),
    () => undefined,
  );

/**
 * Writes the encodings of a text file beside it, with its modification time. What has that time is fresh, and is not read: a build from
 * the cache writes no text again that stays as it was. A build that stops leaves no incomplete file.
 * @returns the names of the encoded files, none if the text is too small.
 */
async function compressFile(file: string, isRare: boolean): Promise<string[]> {
  const { size, mtime } = await stat(file);
  if (size < minSize) return [];
  const encodedFiles = contentEncodings.map(({ name, extension }) => ({ encode: encoders[name], encoded: file + extension }));
  for (const { encoded, encode } of encodedFiles) {
    if ((await getModifiedTime(encoded)) === mtime.getTime()) continue;
    await writeFile(`${encoded}.part`, await encode(await readFile(file), isRare));
    await rename(`${encoded}.part`, encoded);
    await utimes(encoded, mtime, mtime);
  }
  return encodedFiles.map(({ encoded }) => encoded);
}

/**
 * X7: stores each text file of a built site also as brotli and gzip, for servers that send stored encodings, and deletes the
 * encodings of files that no longer exist. Brotli works at its best level, except on texts that few people fetch.
 */
export async function compressFiles(root = join(process.cwd(), 'public')): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter(isCompressible);
  const toPath = (file: string) => `/${relative(root, file).split(sep).join('/')}`;
  const isRare = createRarityRule(texts.map(toPath));
  const remaining = texts.values();
  const encodedFiles = new Set<string>();
  const work = async () => {
    for (const file of remaining) for (const encoded of await compressFile(file, isRare(toPath(file)))) encodedFiles.add(encoded);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const file of files.filter(isCompressedFile)) if (!encodedFiles.has(file)) await rm(file);
}
