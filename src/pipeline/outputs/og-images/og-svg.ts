import { fitText } from './fit-text';
import { toGlyphPaths, type TextStyle, measureText } from '../../images/glyph-paths';
import { palette } from '../../images/palette';

/** The texts of an Open Graph image. */
export interface OgText {
  /** The kind of page, or the brand. */
  label: string;
  title: string;
  wordmark: string;
  /** The line opposite the wordmark. */
  since: string;
}

export const ogImageSize = { width: 1200, height: 630 };
/** The picture fills the right part, beside the panel with the words. */
export const ogPictureBox = { left: 584, top: 0, width: 616, height: 630 };
/** The box of a logo, which replaces the title. */
export const ogLogoBox = { left: 64, bottom: 462, width: 440, height: 112 };

const { paper, stone, ash, ink } = palette;
const margin = 64;
const textRight = ogPictureBox.left - margin;
const labelStyle: TextStyle = { face: 'text', size: 21, tracking: 0.12 };
const titleBox = { width: textRight - margin, height: 340, largest: 80, smallest: 52, leading: 1.06, lines: 4 };

interface Placement {
  x: number;
  y: number;
  fill: string;
  /** Whether the line ends at `x`. */
  isRight?: boolean;
}

function drawLine(text: string, style: TextStyle, { x, y, fill, isRight = false }: Placement): string {
  const { paths, width } = toGlyphPaths(text, style);
  const left = isRight ? x - width : x;
  return `<g transform="translate(${left.toFixed(2)} ${y.toFixed(2)})" fill="${fill}">${paths.join('')}</g>`;
}

function drawLabel(text: string): string {
  const label = text.toUpperCase();
  const size = labelStyle.size * Math.min(1, (textRight - margin) / measureText(label, labelStyle));
  return drawLine(label, { ...labelStyle, size }, { x: margin, y: 82, fill: ash });
}

/** A title in the display face. Its last line is always at the same height. */
function drawTitle(text: string): string {
  const style = { face: 'display', tracking: -0.01 } as const;
  const { size, lines } = fitText(text, titleBox, (words) => measureText(words, { ...style, size: 1 }));
  const lineHeight = size * titleBox.leading;
  const placements = lines.map((_, index) => ({
    x: margin - size * 0.04,
    y: ogLogoBox.bottom - (lines.length - 1) * lineHeight + index * lineHeight,
    fill: ink,
  }));
  return lines.map((line, index) => drawLine(line, { ...style, size }, placements[index]!)).join('');
}

/**
 * An SVG of the panel of an Open Graph image: what is left of its picture.
 * @param hasLogo leaves out the title, where the logo goes.
 */
export function drawOgPanel(words: OgText, hasLogo: boolean): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ogPictureBox.left}" height="${ogImageSize.height}">`,
    `<path fill="${paper}" d="M0 0h${ogPictureBox.left}v${ogImageSize.height}H0z"/>`,
    drawLabel(words.label),
    hasLogo ? '' : drawTitle(words.title),
    `<path fill="${stone}" d="M${margin} 519h${textRight - margin}v1H${margin}z"/>`,
    drawLine(words.wordmark, { face: 'display', size: 30, tracking: 0.26 }, { x: margin, y: 577, fill: ink }),
    drawLine(words.since.toUpperCase(), { ...labelStyle, size: 18 }, { x: textRight, y: 574, fill: ash, isRight: true }),
    '</svg>',
  ].join('');
}
