import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Crop, getLargestCrop } from './crop';
import { writeOnce } from './write-once';

/** The crop of a picture for the tall boxes of phones. */
export interface CropRequest {
  /** Width divided by height of the widest box. */
  shape: number;
  /** The widths of the files in px; a width above that of the crop is capped. */
  widths: readonly number[];
  focus?: string;
}

/** The crop of a picture that a tall box can show. */
export interface MobileCrop {
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
}

// Below quality 54, AVIF shows specks in plaster. WebP looks the same at 72.
const formats = { avif: { quality: 54 }, webp: { quality: 72 } };

const capWidths = (maxWidth: number, widths: readonly number[]): number[] => [...new Set(widths.map((width) => Math.min(width, maxWidth)))];

const encodeCrop = (bytes: Buffer, visible: Crop['visible'], width: number, format: keyof typeof formats): Promise<Buffer> =>
  sharp(bytes).autoOrient().extract(visible).resize({ width }).toFormat(format, formats[format]).toBuffer();

/**
 * Writes the crop of a picture to `static/tall` under names that hold a hash, unless the files exist from an earlier build.
 * @returns `null` when the picture is no wider than the boxes.
 */
export async function publishMobileCrop(
  picture: string,
  { shape, widths, focus }: CropRequest,
  root = process.cwd(),
): Promise<MobileCrop | null> {
  const bytes = await readFile(picture);
  const { autoOrient: size } = await sharp(bytes).metadata();
  if (size.width / size.height <= shape) return null;
  const visible = getLargestCrop(size, shape, focus);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([visible, formats]))
    .digest('hex')
    .slice(0, 16);
  const publish = async (format: keyof typeof formats, width: number) => {
    const name = `${hash}-${width}.${format}`;
    await writeOnce(join(root, 'public', 'static', 'tall', name), () => encodeCrop(bytes, visible, width, format));
    return `/static/tall/${name} ${width}w`;
  };
  const source = async (format: keyof typeof formats) => {
    const files = await Promise.all(capWidths(visible.width, widths).map((width) => publish(format, width)));
    return { type: `image/${format}`, srcSet: files.join(', ') };
  };
  return { width: visible.width, height: visible.height, sources: [await source('avif'), await source('webp')] };
}
