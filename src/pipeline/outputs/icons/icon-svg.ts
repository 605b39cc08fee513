import { toGlyphPaths } from '../../images/glyph-paths';
import { palette } from '../../images/palette';

interface IconStyle {
  /** The height of the letter, as a share of the square's side. */
  height: number;
  /** What the strokes gain in weight, likewise. */
  weight: number;
}

/** For tabs and lists: a large letter, and strokes that a screen does not lose. */
export const tabIcon: IconStyle = { height: 0.6, weight: 0.014 };
/** For home screens, where the system may cut the square to a circle of four fifths of its side. */
export const homeScreenIcon: IconStyle = { height: 0.46, weight: 0.004 };

// Marcellus' units in a square of its size, and the share of them that its capitals take.
const unitsPerEm = 2048;
const capHeight = 1434 / unitsPerEm;

/** The company's mark: the first letter of its wordmark, paper on ink. One SVG of 32 by 32 from which all icons are made. */
export function drawIconSvg(wordmark: string, { height, weight }: IconStyle): string {
  const side = 32;
  const size = (height * side) / capHeight;
  const { width, paths } = toGlyphPaths(Array.from(wordmark)[0]!.toUpperCase(), { face: 'display', size });
  const [x, y] = [(side - width) / 2, (side + height * side) / 2].map((at) => at.toFixed(2));
  // The letters are drawn in the units of their face, and so is what thickens them.
  const stroke = `stroke="${palette.paper}" stroke-width="${Math.round((weight * side * unitsPerEm) / size)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${palette.ink}" d="M0 0h${side}v${side}H0z"/>`,
    `<g transform="translate(${x} ${y})" fill="${palette.paper}" ${stroke}>${paths.join('')}</g>`,
    '</svg>',
  ].join('');
}
