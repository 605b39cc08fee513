import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { themeColor } from '../../domain/site-settings';
import { escapeXml } from '../markup/xml';

/** The colors of `ui/tokens.css` that images are drawn with. */
export const palette = { paper: themeColor, ink: '#1d1916', sand: '#e7dfd2', clay: '#eddfd0', sage: '#e0e2d4', mist: '#e1e3de' } as const;

/** The font files, in subsets. The next file sets a letter that a file does not have. */
const fontFiles = [
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
];

const requireFromRoot = createRequire(join(process.cwd(), 'package.json'));
let loaded: Font[] | undefined;
const loadFonts = (): Font[] => (loaded ??= fontFiles.map((file) => create(readFileSync(requireFromRoot.resolve(file))) as Font));

/** The size of the letters, the height of the drawing and the place of their baseline, in px. */
const [size, height, baseline] = [24, 40, 27];

/** The width of a text in px, and its letters as SVG paths from the left end of the baseline: they need no font where they are drawn. */
function toGlyphPaths(text: string): { width: number; paths: string[] } {
  const fonts = loadFonts();
  let width = 0;
  const paths: string[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? fonts[0]!;
    const scale = size / font.unitsPerEm;
    for (const glyph of font.layout(letter).glyphs) {
      const drawing = glyph.path.toSVG();
      const place = `translate(${width.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      if (drawing) paths.push(`<path transform="${place}" d="${drawing}"/>`);
      width += glyph.advanceWidth * scale;
    }
  }
  return { width, paths };
}

/** A wordmark in place of a logo, until the partner sends one. */
export function drawWordmark(title: string): string {
  const { width, paths } = toGlyphPaths(title);
  const box = `${width.toFixed(2)} ${height}`;
  return [
    "<!-- Stand-in wordmark, set in an open typeface. Replace with the partner's official logo. -->",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${width.toFixed(2)}" height="${height}" fill="currentColor" role="img">`,
    `  <title>${escapeXml(title)}</title>`,
    `  <g transform="translate(0 ${baseline})">${paths.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}
