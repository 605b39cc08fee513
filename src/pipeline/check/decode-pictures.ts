import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Sharp from 'sharp';

/** The file beside a content folder that remembers which of its pictures were decoded. */
export const getDecodedPicturesFile = (folder: string): string => join(dirname(folder), '.cache', 'decoded-pictures.json');

/** The most pixels of a picture that sharp opens by itself (`limitInputPixels`). */
export const maxPixels = 0x3fff * 0x3fff;

/** Only a changed picture needs the library, which takes longer to load than the check of a small content. */
const loadSharp = () => createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof Sharp;

/** Every row of a picture is decoded, as in the build (`failOn` of gatsby-plugin-sharp), and few pixels are kept. */
async function findDamage(sharp: typeof Sharp, path: string): Promise<string | undefined> {
  try {
    await sharp(path, { failOn: 'warning' }).resize(16).raw().toBuffer();
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0]!.replace(/^.*?: /, '');
  }
}

/** What changes with a file. */
export const formatStamp = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string => `${size} ${Math.round(mtimeMs)}`;

/**
 * Decodes the pictures of a folder that changed since they were decoded last.
 * @param paths of JPEG and PNG files, inside the folder.
 * @returns what sharp says of those that it cannot decode, by their paths.
 */
export async function decodePictures(folder: string, paths: readonly string[]): Promise<Map<string, string>> {
  const memory = getDecodedPicturesFile(folder);
  const before = await readFile(memory, 'utf8')
    .then((text) => JSON.parse(text) as Record<string, string>)
    .catch((): Record<string, string> => ({}));
  const stamps = await Promise.all(paths.map(async (path) => [path, formatStamp(await stat(join(folder, path)))] as const));
  const changed = stamps.filter(([path, stamp]) => before[path] !== stamp).map(([path]) => path);
  if (changed.length === 0) return new Map();
  const sharp = loadSharp();
  const damages = await Promise.all(changed.map(async (path) => [path, await findDamage(sharp, join(folder, path))] as const));
  const damaged = new Map(damages.flatMap(([path, damage]) => (damage === undefined ? [] : [[path, damage]])));
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify(Object.fromEntries(stamps.filter(([path]) => !damaged.has(path)))));
  return damaged;
}
