import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Crop, getLargestCrop } from './crop';
import { writeOnce } from './write-once';

/** What is wanted of a picture for the tall boxes of phones. */
export interface CropRequest {
  /** The width of the broadest of the boxes divided by its height. */
  shape: number;
  /** The widths of the files in px; none is made wider than the part of the picture. */
  widths: readonly number[];
  focus?: string;
}

/** The part of a picture that a tall box can show. */
export interface MobileCrop {
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
}

// Below 54, specks come up in the plaster beside fine brass; WebP at 72 is its like.
const formats = { avif: { quality: 54, effort: 2 }, webp: { quality: 72 } };

const capWidths = (most: number, widths: readonly number[]): number[] => [...new Set(widths.map((width) => Math.min(width, most)))];

const encodeCrop = (bytes: Buffer, seen: Crop['visible'], width: number, format: keyof typeof formats): Promise<Buffer> =>
  sharp(bytes).autoOrient().extract(seen).resize({ width }).toFormat(format, formats[format]).toBuffer();

/**
 * Writes the part of a picture that tall boxes show among the hashed files of the site, and says their addresses. A picture that is no
 * broader than the boxes has no such part. What is there already, from a build before, is not made again.
 */
export async function publishMobileCrop(
  picture: string,
  { shape, widths, focus }: CropRequest,
  root = process.cwd(),
): Promise<MobileCrop | null> {
  const bytes = await readFile(picture);
  const { autoOrient: size } = await sharp(bytes).metadata();
  if (size.width / size.height <= shape) return null;
  const seen = getLargestCrop(size, shape, focus);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([seen, formats]))
    .digest('hex')
    .slice(0, 16);
  const publish = async (format: keyof typeof formats, width: number) => {
    const name = `${hash}-${width}.${format}`;
    await writeOnce(join(root, 'public', 'static', 'tall', name), () => encodeCrop(bytes, seen, width, format));
    return `/static/tall/${name} ${width}w`;
  };
  const source = async (format: keyof typeof formats) => {
    const files = await Promise.all(capWidths(seen.width, widths).map((width) => publish(format, width)));
    return { type: `image/${format}`, srcSet: files.join(', ') };
  };
  return { width: seen.width, height: seen.height, sources: [await source('avif'), await source('webp')] };
}
