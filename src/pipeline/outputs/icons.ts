import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import sharp from 'sharp';
import type { ContentValue } from '../../schema/content-kinds';
import { runQuery } from '../data/node-model';
import { toGlyphPaths, palette } from '../images/drawing';
import { writeFiles } from './write-files';

interface IconStyle {
  /** The height of the letter as a share of the side. */
  height: number;
  /** The width of the added stroke as a share of the side. */
  weight: number;
}

/** For tabs: a large letter with strokes that are visible at 16 px. */
const tabIcon: IconStyle = { height: 0.6, weight: 0.014 };
/** For home screens, where the system may mask the square by a circle of 80 % of its side. */
export const homeScreenIcon: IconStyle = { height: 0.46, weight: 0.004 };

// Metrics of Marcellus.
const unitsPerEm = 2048;
const capHeight = 1434 / unitsPerEm;

/** The icon of the site as an SVG of 32 by 32: the first letter of the wordmark. */
export function drawIconSvg(wordmark: string, { height, weight }: IconStyle): string {
  const side = 32;
  const size = (height * side) / capHeight;
  const { width, paths } = toGlyphPaths(Array.from(wordmark)[0]!.toUpperCase(), { face: 'display', size });
  const [x, y] = [(side - width) / 2, (side + height * side) / 2].map((coordinate) => coordinate.toFixed(2));
  // The paths are in units of the font, and so is their stroke.
  const stroke = `stroke="${palette.paper}" stroke-width="${Math.round((weight * side * unitsPerEm) / size)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${palette.ink}" d="M0 0h${side}v${side}H0z"/>`,
    `<g transform="translate(${x} ${y})" fill="${palette.paper}" ${stroke}>${paths.join('')}</g>`,
    '</svg>',
  ].join('');
}

const headerBytes = 6;
const entryBytes = 16;

/** An ICO file of square PNG images, whose sides are at most 256 px: a header, a directory entry for each image, and the images. */
function encodeIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const table = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ side, png }, index) => {
    const start = headerBytes + entryBytes * index;
    table.writeUInt8(side % 256, start);
    table.writeUInt8(side % 256, start + 1);
    table.writeUInt16LE(1, start + 4);
    table.writeUInt16LE(32, start + 6);
    table.writeUInt32LE(png.length, start + 8);
    table.writeUInt32LE(offset, start + 12);
    offset += png.length;
  });
  return Buffer.concat([table, ...pictures.map(({ png }) => png)]);
}

type IconSource = Pick<ContentValue<'ContentSite'>, 'name' | 'wordmark' | 'title' | 'description' | 'language'>;

const query = '{ site: contentSite { name wordmark title description language } }';

const renderPng = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The web app manifest. */
export const buildWebManifest = ({ name, title, description, language }: IconSource) => ({
  name: title,
  short_name: name,
  description,
  lang: language,
  start_url: '/',
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The contents of the icons and of the manifest, by file name. */
export async function buildIconFiles(company: IconSource): Promise<Record<string, string | Buffer>> {
  const [tab, home] = [drawIconSvg(company.wordmark, tabIcon), drawIconSvg(company.wordmark, homeScreenIcon)];
  return {
    'favicon.svg': tab,
    'favicon.ico': encodeIco(await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await renderPng(tab, side) })))),
    'apple-touch-icon.png': await renderPng(home, 180),
    'icon-192.png': await renderPng(tab, 192),
    'icon-512.png': await renderPng(tab, 512),
    'icon-maskable-512.png': await renderPng(home, 512),
    'site.webmanifest': JSON.stringify(buildWebManifest(company)),
  };
}

/** Writes the icons of the site and the manifest that refers to them. */
export async function publishIcons({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')): Promise<void> {
  const { site } = await runQuery<{ site: IconSource }>({ graphql }, 'the icons', query);
  await writeFiles(root, await buildIconFiles(site));
}
