import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { lowerAvifEffort, type SharpModule } from './sharp-effort';

test('AVIF is encoded at effort 2, unless another effort is set', () => {
  const module = sharp as unknown as SharpModule;
  const { avif } = module.prototype;
  const getEffort = (options?: { quality?: number; effort?: number }) =>
    (sharp().avif(options) as unknown as { options: { heifEffort: number } }).options.heifEffort;
  expect(getEffort({ quality: 52 })).toBe(4);
  lowerAvifEffort();
  expect([getEffort(), getEffort({ quality: 52 }), getEffort({ effort: 5 })]).toEqual([2, 2, 5]);
  module.prototype.avif = avif;
});

test('gatsby-plugin-sharp drops an effort that its options set, and the configuration sets none', () => {
  const { createTransformObject } = createRequire(__filename)('gatsby-plugin-sharp/plugin-options') as {
    createTransformObject: (options: object) => object;
  };
  const transform = createTransformObject({ toFormat: 'avif', width: 320, quality: 52, effort: 3 });
  expect(transform).toMatchObject({ toFormat: 'avif', quality: 52 });
  expect(transform).not.toHaveProperty('effort');
  expect(readFileSync('gatsby-config.ts', 'utf8')).not.toContain('effort');
});
