import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Raw } from 'sharp';
import { getCoverCrop } from '../../images/crop';
import { writeOnce } from '../../images/write-once';
import { palette } from '../../images/palette';
import { ogLogoBox, ogPictureBox, drawOgSvg, ogImageSize, type OgText } from './og-svg';

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
async function cropPicture(file: Buffer, focus?: string): Promise<{ input: Buffer; raw: Raw }> {
  const { autoOrient } = await sharp(file).metadata();
  const { scaled: whole, visible: seen } = getCoverCrop(autoOrient, ogPictureBox, focus);
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: seen.left, top: seen.top, width: seen.width, height: seen.height })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
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

async function composeOgImage(picture: Buffer, overlay: string, { focus, logo }: OgImageInput): Promise<Buffer> {
  const layers: OverlayOptions[] = [
    { ...(await cropPicture(picture, focus)), left: ogPictureBox.left, top: ogPictureBox.top },
    { input: Buffer.from(overlay), left: 0, top: 0 },
    ...(logo === undefined ? [] : [await renderLogoLayer(logo)]),
  ];
  const whole = await sharp({ create: { ...ogImageSize, channels: 3, background: '#fff' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(whole, { raw: { ...ogImageSize, channels: 3 } })
      .jpeg({ quality, progressive: true, quantisationTable: 3 })
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
  const overlay = drawOgSvg(words, logo !== undefined);
  const bytes = await readFile(picture);
  const inputs = [overlay, focus, logo ?? '', JSON.stringify([ogPictureBox, ogLogoBox, palette.ink, qualities, maxBytes])];
  const hash = createHash('sha256').update(bytes).update(inputs.join('\0')).digest('hex').slice(0, 16);
  const name = `${hash}.jpg`;
  await writeOnce(join(root, 'public', 'static', 'share', name), () => composeOgImage(bytes, overlay, parts));
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
