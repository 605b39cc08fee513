import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getContrastRatio, parseHexColor } from './color-contrast.fixture';
import { toastSeverities } from './toast-stack';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

const readToken = (name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1]?.replace(/^#(\w)\1\1$/, '#$1$1$1$1$1$1') ?? name;

const getTokenContrast = (foreground: string, background: string): number =>
  getContrastRatio(parseHexColor(readToken(foreground)), parseHexColor(readToken(background)));

test('[X1] the contrast ratio follows WCAG: black on white is 21, a color on itself is 1', () => {
  expect(getContrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(getContrastRatio([124, 58, 32], [124, 58, 32])).toBe(1);
  expect(getContrastRatio(parseHexColor('#777777'), parseHexColor('#ffffff'))).toBeCloseTo(4.48, 2);
});

const lightSurfaces = ['paper', 'sand', 'clay', 'sage', 'mist'];

test.each([
  ...lightSurfaces.flatMap((surface) => ['ink', 'ash', 'narra'].map((color) => [color, surface])),
  ...['paper', 'stone', 'brass', 'white'].map((color) => [color, 'ink']),
  ['paper', 'narra'],
  ['white', 'narra'],
  ['ink', 'brass'],
])('[X1] %s on %s has the contrast for text', (color, surface) => {
  expect(getTokenContrast(color, surface)).toBeGreaterThanOrEqual(4.5);
});

test.each(lightSurfaces)('[X1] the border of a field has a contrast of 3 on %s', (surface) => {
  expect(getTokenContrast('ash', surface)).toBeGreaterThanOrEqual(3);
});

const rings = [...lightSurfaces.map((surface) => ['narra', surface]), ['brass', 'ink'], ['white', 'ink']];

test.each(rings)('[X1] [V2] the focus ring and the cursor have a contrast of 3: %s on %s', (ring, surface) => {
  expect(getTokenContrast(ring, surface)).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(toastSeverities))(
  '[X1] a toast of severity %s has the contrast for its text, its icon and its focus ring',
  (_, tokens) => {
    const [, ground, type, mark] = tokens;
    for (const token of [ground, type, mark]) expect(readToken(token)).toMatch(/^#[0-9a-f]{6}$/);
    expect(getTokenContrast(type, ground)).toBeGreaterThanOrEqual(4.5);
    expect(getTokenContrast(mark, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('[T1] there are six severities, each with its own background', () => {
  expect(new Set(Object.values(toastSeverities).map(([, ground]) => ground)).size).toBe(6);
});

test('[C1] maps, icons and settings, which no style sheet reaches, have the colors of the tokens', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /map\.svg$/.test(path))
    .map((path) => `content/${path}`);
  const texts = [...files, 'static/favicon.svg', 'src/domain/site-settings.ts'].map((path) => readFileSync(path, 'utf8'));
  const colors = texts.flatMap((text) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  expect(colors.length).toBeGreaterThan(30);
  expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
});
