import { toGlyphPaths } from '../../images/glyph-paths';
import { palette } from '../../images/palette';

interface IconStyle {
  /** The height of the letter as a share of the side. */
  height: number;
  /** The width of the added stroke as a share of the side. */
  weight: number;
}

/** For tabs: a large letter with strokes that are visible at 16 px. */
export const tabIcon: IconStyle = { height: 0.6, weight: 0.014 };
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
