import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hashInputs, publishStatic } from './image-files';

export interface Size {
  width: number;
  height: number;
}

/** The size at which a picture covers a box, and the part of it that is visible there. */
export interface Crop {
  scaled: Size;
  visible: Size & { left: number; top: number };
}

/** How a picture covers a box: the rule of CSS `object-fit: cover`, with a focus such as `50% 60%` as `object-position`. */
export function getCoverCrop(picture: Size, box: Size, focus = '50% 50%'): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const scaled = {
    width: Math.max(box.width, Math.round(picture.width * scale)),
    height: Math.max(box.height, Math.round(picture.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(' ').map((part) => Math.min(100, Number.parseFloat(part)));
  const left = Math.round(((scaled.width - box.width) * x) / 100);
  const top = Math.round(((scaled.height - box.height) * y) / 100);
  return { scaled, visible: { ...box, left, top } };
}

/**
 * The largest part of a picture that has a given shape and holds its focus.
 * @param shape width divided by height.
 */
function getLargestCrop(picture: Size, shape: number, focus?: string): Crop['visible'] {
  const width = Math.min(picture.width, Math.max(1, Math.round(picture.height * shape)));
  const height = Math.min(picture.height, Math.max(1, Math.round(picture.width / shape)));
  return getCoverCrop(picture, { width, height }, focus).visible;
}

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
  srcSet: string;
}

// The largest picture of a phone: effort 3 takes four times the time of 1 for a tenth fewer bytes, and 4 four times that for a twentieth.
const quality = 44;
const effort = Number(process.env['AVIF_EFFORT'] ?? 3);

const capWidths = (maxWidth: number, widths: readonly number[]): number[] => [...new Set(widths.map((width) => Math.min(width, maxWidth)))];

const encodeCrop = (bytes: Buffer, visible: Crop['visible'], width: number): Promise<Buffer> =>
  sharp(bytes).autoOrient().extract(visible).resize({ width }).avif({ quality, effort }).toBuffer();

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
  const hash = hashInputs(16, bytes, JSON.stringify([visible, quality]));
  const publish = async (width: number) =>
    `${await publishStatic(root, `tall/${hash}-${width}.avif`, () => encodeCrop(bytes, visible, width))} ${width}w`;
  const files = await Promise.all(capWidths(visible.width, widths).map(publish));
  return { width: visible.width, height: visible.height, srcSet: files.join(', ') };
}
