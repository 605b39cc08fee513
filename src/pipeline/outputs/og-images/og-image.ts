import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Raw } from 'sharp';
import { getCoverCrop } from '../../images/crop';
import { writeOnce } from '../../images/write-once';
import { palette } from '../../images/palette';
import { ogLogoBox, ogPictureBox, drawOgSvg, ogImageSize, type OgText } from './og-svg';

/** What a sharing picture is made of. */
export interface OgImageInput {
  text: OgText;
  /** The file of the page's picture, and the point that stays in view. */
  picture: string;
  focus?: string;
  /** The SVG of a brand's logo, in place of the title. */
  logo?: string;
}

const qualities = [84, 78, 70, 60, 45];
/** What a messenger fetches without a second thought. */
const maxBytes = 90_000;

// Between its steps a picture stays as it is: packing and unpacking it took more than half of the time.
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

/** A logo in the plate's ink, without the air its drawing has round it. */
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
  throw new Error(`A sharing picture came out over ${maxBytes} bytes: its picture is too restless.`);
}

/**
 * Writes a sharing picture among the hashed files of the site and says its address. Its name follows from all that goes into it, and one
 * that is there already, from a build before, is not made again.
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
