import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { toInlineSvg } from '../markup/inline-svg';
import { readCases } from './cases.fixture';
import { checkContentWith } from './content.fixture';
import { findSvgMistake } from './svg-mistake';

test.each(readCases('pictures', ['[C2] %s', '[R2, C2] %s', '[R10, C2] %s', '[W1] %s']))('%s', (_, { edits, expected }) => {
  expect(checkContentWith(edits)).toEqual(expected);
});

test.each([
  ['<script>alert(1)</script>', 'holds `<script>`'],
  ['<style>*{color:red}</style>', 'holds `<style>`'],
  ['<foreignObject/>', 'holds `<foreignObject>`'],
  ['<image href="https://images.example/a.png"/>', 'holds `<image>`'],
  ['<use href="#a"/>', 'holds `<use>`'],
  ['<path d="M0 0h1" onclick="alert(1)"/>', 'has `onclick` on `<path>`'],
  ['<path d="M0 0h1" style="fill:red"/>', 'has `style` on `<path>`'],
  ['<path fill="url(https://images.example/a.svg#b)"/>', 'refers to another file in `fill="url(https://images.example/a.svg#b)"`'],
  ['<path d="M0 0"', 'cannot be read from `<path d="M0 0"</svg>` on'],
  ['<!DOCTYPE svg>', 'cannot be read from `<!DOCTYPE svg>'],
  ['<g><path d="M0 0"/>', 'closes `<svg>` where another element is open'],
  [`<path d="${'M0 0'.repeat(4_000)}"/>`, 'has 160'],
])('[W1] an SVG with %s stays out of a page', (inner, beginning) => {
  expect(findSvgMistake(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4">${inner}</svg>`)).toContain(beginning);
});

test('[W1] the maps of the content are inlined into their pages without comments', () => {
  const slugs = readdirSync('content/showrooms');
  expect(slugs.length).toBeGreaterThan(1);
  for (const slug of slugs) {
    const svg = readFileSync(`content/showrooms/${slug}/map.svg`, 'utf8');
    expect([slug, findSvgMistake(svg), findSvgMistake(toInlineSvg(svg))]).toEqual([slug, undefined, undefined]);
    expect(toInlineSvg(svg)).toMatch(/^<svg [^]*<\/svg>$/);
  }
});
