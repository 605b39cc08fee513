import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { create, type Font } from 'fontkit';

const sheet = join(__dirname, 'fonts.css');
const { resolve } = createRequire(sheet);

/** The rules of a sheet that name a file: its family, its path, and whether a sign is in its range. */
const faces = Array.from(readFileSync(sheet, 'utf8').matchAll(/@font-face \{[^}]*\}/g), ([rule]) => {
  const [, family = ''] = /font-family: '?([^';]+)/.exec(rule)!;
  const [, file] = /url\('([^']+)'\)/.exec(rule) ?? [];
  const [, range = ''] = /unicode-range:\s*([^;]+);/.exec(rule) ?? [];
  const ranges = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from, to = from]) =>
    [from!, to!].map((digits) => Number.parseInt(digits, 16)),
  );
  return { family, file, has: (sign: number) => ranges.some(([from, to]) => sign >= from! && sign <= to!) };
}).filter(({ file }) => file !== undefined);

/** With it the table of a font ends. */
const noCharacter = 0xffff;

const open = (file: string) => create(readFileSync(resolve(file))) as Font;
const draw = (font: Font, sign: number) => {
  const { path, advanceWidth } = font.glyphForCodePoint(sign);
  return [sign, advanceWidth / font.unitsPerEm, path.toSVG()];
};

test('[X5] the first file of Hanken Grotesk draws its signs as the whole font does, which has the rest of Latin', () => {
  const [rest, core] = faces.filter(({ family }) => family === 'Hanken Grotesk');
  const [whole, first] = [open(rest!.file!), open(core!.file!)];
  const signs = whole.characterSet.filter((sign) => core!.has(sign));
  expect(signs.length).toBeGreaterThan(100);
  expect(signs.map((sign) => draw(first, sign))).toEqual(signs.map((sign) => draw(whole, sign)));
  const others = whole.characterSet.filter((sign) => ![core, rest].some((face) => face!.has(sign)));
  expect(others).toEqual([noCharacter]);
});

test('[R3] the font of the title of the error page draws the straight apostrophe curly, and has no other letter', () => {
  const [apostrophe, display] = [open(join(process.cwd(), 'static/apostrophe.woff2')), open(faces[0]!.file!)];
  const path = apostrophe.glyphForCodePoint(0x27).path.toSVG();
  expect(path).not.toBe('');
  expect(path).toBe(display.glyphForCodePoint(0x2019).path.toSVG());
  // The letter, and the one that stands for all others.
  expect(apostrophe.numGlyphs).toBe(2);
});
