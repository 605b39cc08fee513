import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type ContentEncoding, contentEncodings, isCompressedFile, isCompressible } from '../../../domain/http/content-encodings';

type Transform = (content: Buffer) => Promise<Buffer>;

// zlib works in the thread pool of Node.
const [toBrotli, fromBrotli, toGzip, fromGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
];

const codecs: Record<ContentEncoding['name'], { encode: Transform; decode: Transform }> = {
  br: {
    encode: (content) => toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    decode: (content) => fromBrotli(content),
  },
  gzip: { encode: (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }), decode: (content) => fromGzip(content) },
};

/** Smaller texts fit into one packet with their headers, in bytes. */
const minSize = 1024;

const getModifiedTime = async (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtime }) => mtime.getTime(),
    () => undefined,
  );

const holds = async (file: string, content: Buffer, decode: Transform): Promise<boolean> =>
  readFile(file)
    .then(decode)
    .then(
      (stored) => stored.equals(content),
      () => false,
    );

/**
 * Writes the encodings of a text file beside it, with its modification time. What has that time is fresh, and is not read; what has
 * another time is kept if it holds the same text. A build that stops leaves no incomplete file.
 * @returns the names of the encoded files, none if the text is too small.
 */
async function compressFile(file: string): Promise<string[]> {
  const { size, mtime } = await stat(file);
  if (size < minSize) return [];
  let content: Buffer | undefined;
  const encodedFiles = contentEncodings.map(({ name, extension }) => ({ ...codecs[name], encoded: file + extension }));
  for (const { encoded, encode, decode } of encodedFiles) {
    const storedTime = await getModifiedTime(encoded);
    if (storedTime === mtime.getTime()) continue;
    content ??= await readFile(file);
    if (storedTime === undefined || !(await holds(encoded, content, decode))) {
      await writeFile(`${encoded}.part`, await encode(content));
      await rename(`${encoded}.part`, encoded);
    }
    await utimes(encoded, mtime, mtime);
  }
  return encodedFiles.map(({ encoded }) => encoded);
}

/**
 * X7: stores each text file of a built site also as brotli and gzip at their best levels, for servers that send stored encodings, and
 * deletes the encodings of files that no longer exist.
 */
export async function compressFiles(root = join(process.cwd(), 'public')): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter(isCompressible).values();
  const encodedFiles = new Set<string>();
  const work = async () => {
    for (const file of texts) for (const encoded of await compressFile(file)) encodedFiles.add(encoded);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const file of files.filter(isCompressedFile)) if (!encodedFiles.has(file)) await rm(file);
}
