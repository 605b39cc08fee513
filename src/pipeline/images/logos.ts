import type { BrandComposition } from '../../domain/brands';
import { parseSvgRatio, placeSvg, sizeLogo } from '../markup/xml';
import { palette } from './drawing';
import { hashInputs, publishStatic } from './image-files';

/** A logo as pages show it. `ratio` is its width divided by its height, `null` for one on another host. */
export interface PublishedLogo {
  src: string;
  ratio: number | null;
}

/**
 * Writes a logo to `static/logos` under a name that holds its hash.
 * @throws {Error} when it has no `viewBox`.
 */
export async function publishLogo(name: string, svg: string, root = process.cwd()): Promise<PublishedLogo> {
  const logo = sizeLogo(svg);
  return { src: await publishStatic(root, `logos/${name}-${hashInputs(12, logo)}.svg`, () => logo), ratio: parseSvgRatio(svg) };
}

/** A square image of a brand's wordmark on the background of its page, and the color of that background. */
export interface WordmarkTile {
  src: string;
  color: string;
}

/** The width and height of the image in px. It is an SVG, so any size is sharp. */
export const wordmarkTileSize = 640;

/** The largest width and height of the wordmark in the image. */
const box = { width: 480, height: 160 };

/**
 * Draws a wordmark on a background. Its shapes become a mask, so that it has one color whatever colors the file has, as on the pages.
 * @param svg the file of the wordmark, with a `viewBox`.
 */
export function drawWordmarkTile(svg: string, ground: BrandComposition['ground']): string {
  const place = `x="${(wordmarkTileSize - box.width) / 2}" y="${(wordmarkTileSize - box.height) / 2}" width="${box.width}" height="${box.height}"`;
  const mark = placeSvg(svg, place);
  const all = `width="${wordmarkTileSize}" height="${wordmarkTileSize}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wordmarkTileSize} ${wordmarkTileSize}" ${all}>`,
    `<mask id="wordmark" style="mask-type:alpha">${mark}</mask>`,
    `<rect ${all} fill="${palette[ground]}"/>`,
    `<rect ${all} fill="${ground === 'ink' ? palette.paper : palette.ink}" mask="url(#wordmark)"/>`,
    '</svg>',
  ].join('');
}

/** Writes the image to `static/wordmarks` under a name that holds its hash. */
export async function publishWordmarkTile(
  name: string,
  svg: string,
  ground: BrandComposition['ground'],
  root = process.cwd(),
): Promise<WordmarkTile> {
  const tile = drawWordmarkTile(svg, ground);
  const src = await publishStatic(root, `wordmarks/${name}-${hashInputs(12, tile)}.svg`, () => tile);
  return { src, color: palette[ground] };
}
