import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { palette } from './palette';

test('generated images have the colors of the site', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(palette)) expect(tokens).toContain(`--${name}: ${color};`);
});
