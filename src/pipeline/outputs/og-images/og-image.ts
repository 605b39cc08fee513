import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { getCoverCrop } from '../../images/mobile-crops';
import { writeOnce } from '../../images/image-files';
import { palette } from '../../images/drawing';
import { ogLogoBox, ogPictureBox, drawOgPanel, ogImageSize, type OgText } from './og-svg';

/** The inputs of an Open Graph image. */
export interface OgImageInput {
  text: OgText;
  /** The file of the page's picture, and the point that stays in view. */
  picture: string;
  focus?: string;
  /** The SVG of a brand's logo, in place of the title. */
  logo?: string;
}

const qualities = [84, 78, 70, 60, 45];
/** Small enough for messengers, some of which skip larger previews. */
const maxBytes = 90_000;

// Raw pixels between the steps: encoding and decoding took more than half of the time.
async function renderPicture(file: Buffer, focus?: string): Promise<Buffer> {
  const { autoOrient } = await sharp(file).metadata();
  const { scaled, visible } = getCoverCrop(autoOrient, ogPictureBox, focus);
  return sharp(file)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left: visible.left, top: visible.top, width: visible.width, height: visible.height })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** A logo in the text color, without the empty space around its drawing. */
async function renderLogoLayer(svg: string): Promise<OverlayOptions> {
  const drawing = Buffer.from(svg.replaceAll('currentColor', palette.ink));
  const tight = await sharp(drawing, { density: 600 }).trim().png().toBuffer();
  const { data, info } = await sharp(tight)
    .resize({ width: ogLogoBox.width, height: ogLogoBox.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: ogLogoBox.left, top: ogLogoBox.bottom - info.height };
}

const renderPanel = async (svg: string, logo?: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .composite(logo === undefined ? [] : [await renderLogoLayer(logo)])
    .removeAlpha()
    .raw()
    .toBuffer();

/** Two images of the same height, side by side. Compositing them on a third took four times as long. */
function joinColumns(left: Buffer, right: Buffer, height: number): Buffer {
  const getRow = (pixels: Buffer, row: number) => pixels.subarray((pixels.length / height) * row, (pixels.length / height) * (row + 1));
  return Buffer.concat(Array.from({ length: height }, (_, row) => [getRow(left, row), getRow(right, row)]).flat());
}

async function composeOgImage(picture: Buffer, panel: string, { focus, logo }: OgImageInput): Promise<Buffer> {
  const whole = joinColumns(await renderPanel(panel, logo), await renderPicture(picture, focus), ogImageSize.height);
  for (const quality of qualities) {
    const jpeg = await sharp(whole, { raw: { ...ogImageSize, channels: 3 } })
      .jpeg({ quality, quantisationTable: 3 })
      .toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error(`An Open Graph image is over ${maxBytes} bytes at the lowest quality: choose a picture with less detail.`);
}

/**
 * Writes an Open Graph image to `static/share` under a name that holds a hash of its inputs, unless it exists from an earlier build.
 * @returns its path from the root of the site.
 * @throws {Error} when it is too large at the lowest quality.
 */
export async function publishOgImage(parts: OgImageInput, root = process.cwd()): Promise<string> {
  const { text: words, picture, focus = '', logo } = parts;
  const panel = drawOgPanel(words, logo !== undefined);
  const bytes = await readFile(picture);
  const inputs = [panel, focus, logo ?? '', JSON.stringify([ogPictureBox, ogLogoBox, palette.ink, qualities, maxBytes])];
  const hash = createHash('sha256').update(bytes).update(inputs.join('\0')).digest('hex').slice(0, 16);
  const name = `${hash}.jpg`;
  await writeOnce(join(root, 'public', 'static', 'share', name), () => composeOgImage(bytes, panel, parts));
  return `/static/share/${name}`;
}

/** The names of the Open Graph images that a page refers to. */
export const findOgImageNames = (html: string): string[] =>
  [...html.matchAll(/\/static\/share\/([0-9a-f]+\.jpg)/g)].map(([, name]) => name!);

/**
 * Deletes the Open Graph images that no page refers to. Pages do not show them, so that a visitor with an earlier build open misses none;
 * scripts and other pictures of earlier builds are kept for those visitors.
 */
export async function removeStaleOgImages(root: string, used: ReadonlySet<string>): Promise<void> {
  const folder = join(root, 'static', 'share');
  const existing = await readdir(folder).catch(() => []);
  await Promise.all(existing.filter((name) => !used.has(name)).map((name) => rm(join(folder, name))));
}
