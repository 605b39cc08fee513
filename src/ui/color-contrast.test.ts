import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseHexColor, getContrastRatio } from './color-contrast.fixture';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

const readToken = (name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1]?.replace(/^#(\w)\1\1$/, '#$1$1$1$1$1$1') ?? name;

const getTokenContrast = (one: string, other: string): number =>
  getContrastRatio(parseHexColor(readToken(one)), parseHexColor(readToken(other)));

test('[X1] contrast is that of WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(getContrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(getContrastRatio([124, 58, 32], [124, 58, 32])).toBe(1);
  expect(getContrastRatio(parseHexColor('#777777'), parseHexColor('#ffffff'))).toBeCloseTo(4.48, 2);
});

const lightSurfaces = ['paper', 'sand', 'clay', 'sage', 'mist'];

test.each(lightSurfaces.flatMap((ground) => ['ink', 'ash', 'narra'].map((type) => [type, ground])))(
  '[X1] %s on %s carries text',
  (type, ground) => {
    expect(getTokenContrast(type, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['ink', 'soot'].flatMap((ground) => ['paper', 'stone', 'brass', 'white'].map((type) => [type, ground])))(
  '[X1] %s on %s carries text',
  (type, ground) => {
    expect(getTokenContrast(type, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['paper', 'narra'],
  ['white', 'narra'],
  ['ink', 'brass'],
])('[X1] %s on %s carries text', (type, ground) => {
  expect(getTokenContrast(type, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(lightSurfaces.map((ground) => [ground]))('[X1] the line of a field stands out from %s', (ground) => {
  expect(getTokenContrast('ash', ground)).toBeGreaterThanOrEqual(3);
});

const rings = [...lightSurfaces.map((ground) => ['narra', ground]), ['brass', 'ink'], ['brass', 'soot'], ['white', 'ink']];

test.each(rings)('[X1] [V2] the focus ring, and the dot that follows the pointer, stand out: %s on %s', (ring, ground) => {
  expect(getTokenContrast(ring, ground)).toBeGreaterThanOrEqual(3);
});
