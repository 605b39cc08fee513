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
