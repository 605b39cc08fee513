import { fittedText } from '../../logic/lines';
import { outline, type Setting, widthOf } from '../outlines';
import { palette } from '../palette';

/** What a plate says beside its picture. */
export interface Words {
  /** What kind of page it is, or whose. */
  label: string;
  title: string;
  wordmark: string;
  /** The line across from the wordmark. */
  since: string;
}

export const plateSize = { width: 1200, height: 630 };
/** The picture keeps its right part, from edge to edge. */
export const pictureBox = { left: 584, top: 0, width: 616, height: 630 };
/** A logo stands in this box in place of the title, at its foot on the left. */
export const logoBox = { left: 64, bottom: 462, width: 440, height: 112 };

const { paper, stone, ash, ink } = palette;
const edge = 64;
const right = pictureBox.left - edge;
const label: Setting = { face: 'text', size: 21, tracking: 0.12 };
const title = { width: right - edge, height: 340, largest: 80, smallest: 52, leading: 1.06, lines: 4 };

const drawn = (paths: readonly string[], x: number, y: number, fill: string) =>
  `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})" fill="${fill}">${paths.join('')}</g>`;

function line(text: string, setting: Setting, { x, y, fill, isRight = false }: { x: number; y: number; fill: string; isRight?: boolean }) {
  const { paths, width } = outline(text, setting);
  return drawn(paths, isRight ? x - width : x, y, fill);
}

function labelled(text: string): string {
  const words = text.toUpperCase();
  const width = widthOf(words, label);
  return line(words, { ...label, size: label.size * Math.min(1, (right - edge) / width) }, { x: edge, y: 82, fill: ash });
}

/** A title in the display face over the plate's foot, its last line always at the same height. */
function titled(text: string): string {
  const measure = (words: string) => widthOf(words, { face: 'display', size: 1, tracking: -0.01 });
  const { size, lines } = fittedText(text, title, measure);
  const first = logoBox.bottom - (lines.length - 1) * size * title.leading;
  return lines
    .map((words, at) =>
      line(words, { face: 'display', size, tracking: -0.01 }, { x: edge - size * 0.04, y: first + at * size * title.leading, fill: ink }),
    )
    .join('');
}

/**
 * A page's words as a plate beside its picture, as an SVG without the picture.
 * @param hasLogo leaves the title's place to a logo.
 */
export function plate(words: Words, hasLogo: boolean): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateSize.width}" height="${plateSize.height}">`,
    `<path fill="${paper}" d="M0 0h${pictureBox.left}v${plateSize.height}H0z"/>`,
    labelled(words.label),
    hasLogo ? '' : titled(words.title),
    `<path fill="${stone}" d="M${edge} 519h${right - edge}v1H${edge}z"/>`,
    line(words.wordmark, { face: 'display', size: 30, tracking: 0.26 }, { x: edge, y: 577, fill: ink }),
    line(words.since.toUpperCase(), { ...label, size: 18 }, { x: right, y: 574, fill: ash, isRight: true }),
    '</svg>',
  ].join('');
}
