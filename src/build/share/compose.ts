import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Raw } from 'sharp';
import { cropRound } from '../../logic/crop';
import { madeOnce } from '../made-once';
import { palette } from '../palette';
import { logoBox, pictureBox, plate, plateSize, type Words } from './plate';

/** What a sharing picture is made of. */
export interface Parts {
  words: Words;
  /** The file of the page's picture, and the point that stays in view. */
  picture: string;
  focus?: string;
  /** The SVG of a brand's logo, in place of the title. */
  logo?: string;
}

const qualities = [84, 78, 70, 60, 45];
/** What a messenger fetches without a second thought. */
const heaviest = 90_000;

// Between its steps a picture stays as it is: packing and unpacking it took more than half of the time.
async function cropped(file: Buffer, focus?: string): Promise<{ input: Buffer; raw: Raw }> {
  const { autoOrient } = await sharp(file).metadata();
  const { whole, seen } = cropRound(autoOrient, pictureBox, focus);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: seen.left, top: seen.top, width: seen.width, height: seen.height })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** A logo in the plate's ink, without the air its drawing has round it. */
async function logoLayer(svg: string): Promise<OverlayOptions> {
  const drawing = Buffer.from(svg.replaceAll('currentColor', palette.ink));
  const tight = await sharp(drawing, { density: 600 }).trim().png().toBuffer();
  const { data, info } = await sharp(tight)
    .resize({ width: logoBox.width, height: logoBox.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: logoBox.left, top: logoBox.bottom - info.height };
}

async function compose(picture: Buffer, overlay: string, { focus, logo }: Parts): Promise<Buffer> {
  const layers: OverlayOptions[] = [
    { ...(await cropped(picture, focus)), left: pictureBox.left, top: pictureBox.top },
    { input: Buffer.from(overlay), left: 0, top: 0 },
    ...(logo === undefined ? [] : [await logoLayer(logo)]),
  ];
  const whole = await sharp({ create: { ...plateSize, channels: 3, background: '#fff' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(whole, { raw: { ...plateSize, channels: 3 } })
      .jpeg({ quality, progressive: true, quantisationTable: 3 })
      .toBuffer();
    if (jpeg.length <= heaviest) return jpeg;
  }
  throw new Error(`A sharing picture came out over ${heaviest} bytes: its picture is too restless.`);
}

/**
 * Writes a sharing picture among the hashed files of the site and says its address. Its name follows from all that goes into it, and one
 * that is there already, from a build before, is not made again.
 */
export async function publishShare(parts: Parts, root = process.cwd()): Promise<string> {
  const { words, picture, focus = '', logo } = parts;
  const overlay = plate(words, logo !== undefined);
  const bytes = await readFile(picture);
  const inputs = [overlay, focus, logo ?? '', JSON.stringify([pictureBox, logoBox, palette.ink, qualities, heaviest])];
  const hash = createHash('sha256').update(bytes).update(inputs.join('\0')).digest('hex').slice(0, 16);
  const name = `${hash}.jpg`;
  await madeOnce(join(root, 'public', 'static', 'share', name), () => compose(bytes, overlay, parts));
  return `/static/share/${name}`;
}
