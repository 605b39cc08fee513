import { toGlyphPaths, type TextStyle, measureText, palette } from '../../images/drawing';

/** Words that should not end a line. */
const danglingWord = /^(?:an?|and|at|by|for|from|in|into|is|of|on|one|or|the|to|what|with)$/i;
const endsWithPause = /[,:;–.!?]$/;

/** The width of a text, in the unit of the lines. */
type MeasureText = (text: string) => number;

/** Lines and their cost: 0 for full lines of the same width. */
interface LineLayout {
  lines: string[];
  cost: number;
}

const impossibleLayout: LineLayout = { lines: [], cost: Number.POSITIVE_INFINITY };
const pickBetter = (one: LineLayout, other: LineLayout): LineLayout => (other.cost < one.cost ? other : one);

/** The width of a line of words. */
type MeasureLine = (words: readonly string[]) => number;

/** Measures each word once: a title has many more lines than words. */
function measureWords(words: readonly string[], measure: MeasureText): MeasureLine {
  const space = measure('n n') - 2 * measure('n');
  const widths = new Map(words.map((word) => [word, measure(word)]));
  return (line) => line.reduce((sum, word) => sum + widths.get(word)!, space * (line.length - 1));
}

function getLineCost(line: readonly string[], isLast: boolean, width: number, measure: MeasureLine): number {
  const free = 1 - measure(line) / width;
  if (free < 0) return Number.POSITIVE_INFINITY;
  const end = line.at(-1)!;
  if (isLast) return free * free + (line.length === 1 && free > 0.5 ? 0.8 : 0);
  return free * free + (danglingWord.test(end) ? 0.6 : 0) - (endsWithPause.test(end) ? 0.2 : 0);
}

/** The cheapest way to break words into `count` lines that are not wider than `width`. */
function breakLines(words: readonly string[], count: number, width: number, measure: MeasureLine): LineLayout {
  const cost = (from: number, to: number) => getLineCost(words.slice(from, to), to === words.length, width, measure);
  let best = words.map((_, at): LineLayout => ({ lines: [words.slice(0, at + 1).join(' ')], cost: cost(0, at + 1) }));
  for (let line = 1; line < count; line += 1) {
    const shorter = best;
    best = words.map((_, at) =>
      shorter
        .slice(0, at)
        .map(({ lines, cost: before }, from) => ({
          lines: [...lines, words.slice(from + 1, at + 1).join(' ')],
          cost: before + cost(from + 1, at + 1),
        }))
        .reduce(pickBetter, impossibleLayout),
    );
  }
  return best.at(-1)!;
}

/** A box for a text; sizes in px. */
export interface TextBox {
  width: number;
  height: number;
  /** The range of sizes in which better lines are preferred; a text that does not fit gets smaller than that. */
  largest: number;
  smallest: number;
  /** The line height as a share of the size. */
  leading: number;
  /** The most lines at a size in that range. */
  lines: number;
}

/** How much a smaller size costs, compared with a worse line break. */
const sizeLossWeight = 2.4;

/**
 * The size and lines of a text in a box: large, in even lines that end at a comma rather than an article. A long text is never cut.
 * @param measure the width of a text at a size of 1 px.
 */
export function fitText(text: string, box: TextBox, measure: MeasureText): { size: number; lines: string[] } {
  const { width, height, largest, smallest, leading } = box;
  const words = text.trim().split(/\s+/);
  const measured = measureWords(words, measure);
  let found: LineLayout & { size: number } = { ...impossibleLayout, size: largest };
  for (let size = largest; size > 1 && (size >= smallest || found.lines.length === 0); size -= 2) {
    const room = Math.floor(height / (size * leading));
    for (let count = 1; count <= (size >= smallest ? Math.min(box.lines, room) : room); count += 1) {
      const { lines, cost } = breakLines(words, Math.min(count, words.length), width / size, measured);
      const whole = cost + sizeLossWeight * (1 - size / largest);
      if (whole < found.cost) found = { size, lines, cost: whole };
    }
  }
  return { size: found.size, lines: found.lines };
}

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
