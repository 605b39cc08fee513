import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { toInlineSvg } from '../markup/inline-svg';
import { checkContentWith } from './content.fixture';
import { findSvgMistake } from './svg-mistake';

const wrap = (inner: string, attributes = 'viewBox="0 0 10 4"') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

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
  expect(findSvgMistake(wrap(inner))).toContain(beginning);
});

test('[W1] an SVG without viewBox, or that is invalid, is reported where content references it', async () => {
  const says = async (svg: string | null) => checkContentWith({ 'showrooms/bgc/map.svg': svg });
  const place = 'content/showrooms/bgc/index.yaml:12:13';
  expect(await says(wrap('', 'width="10"'))).toEqual([
    `${place} \`./map.svg\` has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.`,
  ]);
  expect(await says('A map')).toEqual([`${place} \`./map.svg\` holds no SVG drawing. Export it as an SVG.`]);
  expect(await says(null)).toEqual([expect.stringContaining(`${place} There is no picture \`./map.svg\`.`)]);
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
