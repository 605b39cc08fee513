import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { backgroundColors } from '../../domain/brands/brand-composition';
import { palette } from './palette';
import { drawWordmarkTile, wordmarkTileSize } from './wordmark-tile';

const logo = `<?xml version="1.0"?><!-- The partner's <svg> -->
<svg xmlns="http://www.w3.org/2000/svg" width="90" height='40' x="3" viewBox="0 0 90 40" stroke-width="2"><rect width="90" height="40" fill="#0f0"/></svg>
`;

test('[W5] a wordmark keeps its drawing and its viewBox, and is centered on its background', () => {
  const tile = drawWordmarkTile(logo, 'sage');
  expect(tile).toContain(
    '<mask id="wordmark" style="mask-type:alpha"><svg x="80" y="240" width="480" height="160" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" stroke-width="2"><rect width="90" height="40" fill="#0f0"/></svg></mask>',
  );
  expect(tile).toContain(`<rect width="640" height="640" fill="${palette.sage}"/>`);
});

test('[W5] a wordmark has the color of text on its background, whatever colors its file has', () => {
  for (const ground of backgroundColors)
    expect(drawWordmarkTile(logo, ground)).toContain(
      `<rect width="640" height="640" fill="${ground === 'ink' ? palette.paper : palette.ink}" mask="url(#wordmark)"/>`,
    );
});

test('[W5] the wordmark of every brand can be rendered', async () => {
  const folder = join(process.cwd(), 'content', 'brands');
  for (const name of readdirSync(folder)) {
    const svg = readFileSync(join(folder, name, 'logo.svg'), 'utf8');
    const { data, info } = await sharp(Buffer.from(drawWordmarkTile(svg, 'sand')))
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect([name, data.length > 0, info.width > 200, info.width < wordmarkTileSize]).toEqual([name, true, true, true]);
  }
});
