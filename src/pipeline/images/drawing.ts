import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { themeColor } from '../../domain/site-settings';

/** The colors of `ui/tokens.css` that images are drawn with. */
export const palette = {
  paper: themeColor,
  stone: '#b9ad9c',
  ash: '#6b6258',
  ink: '#1d1916',
  sand: '#e7dfd2',
  clay: '#eddfd0',
  sage: '#e0e2d4',
  mist: '#e1e3de',
  narra: '#7c3a20',
} as const;

const displayFonts = ['latin', 'latin-ext'].map((subset) => `@fontsource/marcellus/files/marcellus-${subset}-400-normal.woff2`);
const textFonts = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${subset}-wght-normal.woff2`,
);

/** The font files of each typeface. The next file sets a letter that a file does not have. */
const fontFiles = { display: [...displayFonts, ...textFonts], text: [...textFonts, ...displayFonts] };

type Typeface = keyof typeof fontFiles;

/** A text style: `size` in px, `tracking` (letter spacing) as a share of the size. */
export interface TextStyle {
  face: Typeface;
  size: number;
  tracking?: number;
}

const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));
const fontCache = new Map<string, Font>();

function loadFont(file: string): Font {
  const known = fontCache.get(file) ?? (create(readFileSync(requireFromRoot.resolve(file))) as Font);
  fontCache.set(file, known);
  return known;
}

/** Splits a text into runs of letters that one font has. */
function splitFontRuns(text: string, face: Typeface): { font: Font; text: string }[] {
  const fonts = fontFiles[face].map(loadFont);
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const glyphCache = new WeakMap<Glyph, string>();

function glyphToPath(glyph: Glyph): string {
  const known = glyphCache.get(glyph) ?? glyph.path.toSVG();
  glyphCache.set(glyph, known);
  return known;
}

/** The width of a text in px. */
export const measureText = (text: string, { face, size, tracking = 0 }: TextStyle): number => {
  const spaced = splitFontRuns(text, face).map(({ font, text: run }) => {
    const { glyphs, advanceWidth } = font.layout(run);
    return (advanceWidth * size) / font.unitsPerEm + glyphs.length * tracking * size;
  });
  return Math.max(0, spaced.reduce((sum, width) => sum + width, 0) - tracking * size);
};

/** The width of a text, and its letters as SVG paths from the left end of the baseline: they need no font where they are drawn. */
export function toGlyphPaths(text: string, { face, size, tracking = 0 }: TextStyle): { width: number; paths: string[] } {
  let x = 0;
  const paths: string[] = [];
  for (const { font, text: run } of splitFontRuns(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset } = positions[index]!;
      const drawing = glyphToPath(glyph);
      const place = `translate(${(x + xOffset * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      if (drawing) paths.push(`<path transform="${place}" d="${drawing}"/>`);
      x += xAdvance * scale + tracking * size;
    });
  }
  return { width: Math.max(0, x - tracking * size), paths };
}
