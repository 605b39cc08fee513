import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';

const readGlyph = (file: string, codePoint: number) => {
  const font = create(readFileSync(file)) as Font;
  return { font, path: font.glyphForCodePoint(codePoint).path.toSVG() };
};

test('[R3] the font of the title of the error page draws the straight apostrophe curly, and has no other letter', () => {
  const display = require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2');
  const { font, path } = readGlyph('static/apostrophe.woff2', 0x27);
  expect(path).not.toBe('');
  expect(path).toBe(readGlyph(display, 0x2019).path);
  // The letter, and the one that stands for all others.
  expect(font.numGlyphs).toBe(2);
});
