import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { colourOf, contrast } from './contrast.fixture';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

const token = (name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1]?.replace(/^#(\w)\1\1$/, '#$1$1$1$1$1$1') ?? name;

const between = (one: string, other: string): number => contrast(colourOf(token(one)), colourOf(token(other)));

test('[X1] contrast is that of WCAG: black on white is 21, a colour on itself is 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([124, 58, 32], [124, 58, 32])).toBe(1);
  expect(contrast(colourOf('#777777'), colourOf('#ffffff'))).toBeCloseTo(4.48, 2);
});

const light = ['paper', 'sand', 'clay', 'sage', 'mist'];

test.each(light.flatMap((ground) => ['ink', 'ash', 'narra'].map((type) => [type, ground])))(
  '[X1] %s on %s carries text',
  (type, ground) => {
    expect(between(type, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['ink', 'soot'].flatMap((ground) => ['paper', 'stone', 'brass', 'white'].map((type) => [type, ground])))(
  '[X1] %s on %s carries text',
  (type, ground) => {
    expect(between(type, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['paper', 'narra'],
  ['white', 'narra'],
  ['ink', 'brass'],
])('[X1] %s on %s carries text', (type, ground) => {
  expect(between(type, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(light.map((ground) => [ground]))('[X1] the line of a field stands out from %s', (ground) => {
  expect(between('ash', ground)).toBeGreaterThanOrEqual(3);
});

const rings = [...light.map((ground) => ['narra', ground]), ['brass', 'ink'], ['brass', 'soot'], ['white', 'ink']];

test.each(rings)('[X1] [V2] the focus ring, and the dot that follows the pointer, stand out: %s on %s', (ring, ground) => {
  expect(between(ring, ground)).toBeGreaterThanOrEqual(3);
});
