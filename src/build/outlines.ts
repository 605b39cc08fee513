import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

/** The typefaces of the site as their packages hold them: who misses a letter passes it on to the next. */
const files = {
  display: [
    '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2',
  ],
  text: [
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  ],
};

export type Face = keyof typeof files;

/** How words are set: the face, the size in px, and the space between letters as a share of the size. */
export interface Setting {
  face: Face;
  size: number;
  tracking?: number;
}

const packages = createRequire(join(process.cwd(), 'package.json'));
const opened = new Map<string, Font>();

function fontOf(file: string): Font {
  const known = opened.get(file) ?? (create(readFileSync(packages.resolve(file))) as Font);
  opened.set(file, known);
  return known;
}

const stacks: Record<Face, string[]> = { display: [...files.display, ...files.text], text: [...files.text, ...files.display] };

/** The text in runs that one font can set. */
function runsOf(text: string, face: Face): { font: Font; text: string }[] {
  const fonts = stacks[face].map(fontOf);
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const drawings = new WeakMap<Glyph, string>();

function drawingOf(glyph: Glyph): string {
  const known = drawings.get(glyph) ?? glyph.path.toSVG();
  drawings.set(glyph, known);
  return known;
}

/** The width of words, without drawing them. */
export const widthOf = (text: string, { face, size, tracking = 0 }: Setting): number => {
  const spaced = runsOf(text, face).map(({ font, text: run }) => {
    const { glyphs, advanceWidth } = font.layout(run);
    return (advanceWidth * size) / font.unitsPerEm + glyphs.length * tracking * size;
  });
  return Math.max(0, spaced.reduce((sum, one) => sum + one, 0) - tracking * size);
};

interface Outline {
  width: number;
  /** SVG paths of the letters, from the left end of the baseline. */
  paths: string[];
}

/** Words as outlines, so that they look the same wherever they are drawn, with no font on the machine. */
export function outline(text: string, { face, size, tracking = 0 }: Setting): Outline {
  let x = 0;
  const paths: string[] = [];
  for (const { font, text: run } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, at) => {
      const { xAdvance, xOffset } = positions[at]!;
      const drawing = drawingOf(glyph);
      const place = `translate(${(x + xOffset * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      if (drawing) paths.push(`<path transform="${place}" d="${drawing}"/>`);
      x += xAdvance * scale + tracking * size;
    });
  }
  return { width: Math.max(0, x - tracking * size), paths };
}
